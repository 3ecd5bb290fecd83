import AppShell
import AppTesting
import DesignSystem
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeImport
import RecipeStore
import Testing

/// A recipe that is kept already, and is read once more.
@Suite struct SameRecipeTests {
  /// A cook who has the soup, with a note and stars of their own, and reads another version of it.
  private func cook() async throws -> (Cook, RecipeID) {
    var draft = MyRecipesTests.soup
    draft.ingredients = [.init(["300 g red lentils"])]
    draft.totalMinutes = nil
    draft.source = "https://example.com/soup"
    let cook = try await Cook(links: Readings(.success(RecipeReading(draft))).reader())
    let id = try await cook.keep(MyRecipesTests.soup)
    try await cook.own.library.edit(id, at: TestWorld.evening) {
      ($0.rating, $0.draft.notes, $0.tags) = (5, "More salt", ["winter"])
    }
    await cook.app.dataChanged(.everything)
    try await cook.importLink("https://example.com/soup")
    #expect(try await cook.place == "same-recipe.title")
    #expect(
      try await cook.text.contains("Your recipe “Lentil Soup” has the same name."))
    return (cook, id)
  }

  @Test func `the one that is there is opened, and what was read waits`() async throws {
    let (cook, id) = try await cook()
    try await cook.tap("Open My Recipe")
    #expect(cook.opened.all == [id])
    #expect(try await cook.text.contains("Continue Lentil Soup"))
    #expect(try await cook.own.library.count() == 1)
  }

  @Test func `both are kept`() async throws {
    let (cook, _) = try await cook()
    try await cook.tap("Keep Both", "Save Recipe")
    #expect(try await cook.own.library.count() == 2)
  }

  @Test func `the one that is there becomes the new one and loses nothing of one's own`()
    async throws
  {
    let (cook, id) = try await cook()
    try await cook.tap("Replace It with the New One")
    #expect(try await cook.text.contains("Saving updates “Lentil Soup”, which you already have."))
    // Until it is saved, nothing that is kept is touched.
    #expect(
      try await cook.own.library.recipe(id)?.content.draft.ingredientLines.first
        == "200 g red lentils")
    try await cook.tap("Save Recipe")
    let kept = try #require(try await cook.own.library.recipe(id)).content
    #expect(try await cook.own.library.count() == 1)
    #expect(kept.draft.ingredientLines == ["300 g red lentils"])
    #expect(kept.draft.source == "https://example.com/soup" && kept.draft.totalMinutes == 35)
    #expect(kept.rating == 5 && kept.draft.notes == "More salt" && kept.tags == ["winter"])
    try await cook.own.library.undo(id, at: TestWorld.evening)
    let before = try await cook.own.library.recipe(id)?.content.draft.ingredientLines
    #expect(before == ["200 g red lentils", "1 onion"])
  }

  @Test func `the eater can decline to import a recipe twice`() async throws {
    let (cook, _) = try await cook()
    try await cook.tap("Don't Import")
    #expect(try await cook.place == "my-recipes.list")
    #expect(try await !cook.text.contains("Continue "))
    #expect(try await cook.own.library.count() == 1)
  }

  @Test func `one that was deleted meanwhile is a new one`() async throws {
    let (cook, id) = try await cook()
    try await cook.own.library.purge([id], at: TestWorld.evening)
    try await cook.tap("Replace It with the New One")
    #expect(try await cook.text.contains("The recipe you had no longer exists."))
    try await cook.tap("Save Recipe")
    #expect(try await cook.own.library.count() == 1)
  }
}

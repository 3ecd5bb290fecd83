import AppTesting
import EaterRecord
import MealModels
import Preferences
import RecipeBookFeatures
import RecipeImport
import RecipeStore
import Testing

/// For whom a recipe is not, where it is checked, saved and listed.
@Suite struct NotForTests {
  static let satay = RecipeDraft(
    title: "Chicken Satay",
    ingredients: [.init(["500 g chicken breast", "4 tbsp peanut butter", "300 g mushrooms"])],
    steps: [.init(["Fry the chicken.", "Stir in the peanut butter."])], servings: 4,
    totalMinutes: 30)

  /// You are allergic to peanuts, and Ben is vegetarian.
  static let table = [
    PreferencesEvent.toggling("peanut", isOn: true, of: .allergies), .seating("Ben"),
    .toggling("vegetarian", isOn: true, of: .diets, eater: "Ben"),
  ]

  private func cook(
    reading draft: RecipeDraft, for table: [PreferencesEvent] = Self.table
  ) async throws -> Cook {
    // Time stands still, so that a message stays.
    let cook = try await Cook(
      links: Readings(.success(RecipeReading(draft))).reader(),
      in: TestWorld(sleep: Hourglass().sleep))
    try await cook.stores.preferences.record(table, at: TestWorld.evening)
    await cook.app.dataChanged(.everything)
    await cook.app.settle()
    try await cook.importLink(Readings.link)
    return cook
  }

  @Test("Check Recipe names the people who may not eat the recipe, and why, before all else")
  func check() async throws {
    let cook = try await cook(reading: Self.satay)
    let words = "Not for you: it contains peanuts. Not for Ben: it is not vegetarian."
    let text = try await cook.text
    let place = try #require(text.firstRange(of: words)?.lowerBound)
    #expect(try place < #require(text.firstRange(of: "Everything was read clearly")?.lowerBound))
    #expect(try await cook.app.showing().screen.announcement?.hasPrefix(words) == true)
  }

  @Test("a saved recipe is said to be suggested only if everyone at the table may eat it")
  func save() async throws {
    let cook = try await cook(reading: Self.satay)
    try await cook.touch("recipeReview.save")
    try await cook.wait(
      toSee: "Chicken Satay is saved. Not for you: it contains peanuts. Not for Ben: it is not")
    #expect(try await !cook.text.contains("is saved, and can be suggested"))
    let other = try await self.cook(reading: MyRecipesTests.soup)
    #expect(try await !other.text.contains("Not for"))
    try await other.touch("recipeReview.save")
    try await other.wait(toSee: "Lentil Soup is saved, and can be suggested.")
  }

  @Test("while limits cannot be read, no recipe is said to be suggested")
  func unread() async throws {
    let unreadable = PreferencesEvent(key: "diets", value: "low-fodmap")
    let cook = try await cook(reading: MyRecipesTests.soup, for: [unreadable])
    #expect(try await cook.text.contains("Some limits cannot be read"))
    try await cook.touch("recipeReview.save")
    try await cook.wait(toSee: "Lentil Soup is saved. Some limits cannot be read")
    #expect(try await !cook.text.contains("is saved, and can be suggested"))
  }

  @Test("an unknown food and a broken limit are both said when a recipe is saved")
  func unknown() async throws {
    var draft = Self.satay
    draft.ingredients[0].lines.append("2 tbsp Zorbel's mix")
    let cook = try await cook(reading: draft)
    try await cook.touch("recipeReview.save")
    try await cook.wait(toSee: "Chicken Satay is saved. Until you name its unknown foods")
    #expect(try await cook.text.contains("Not for you: it contains peanuts."))
  }

  @Test("a recipe in the list says for whom it is not")
  func row() async throws {
    let cook = try await cook(reading: Self.satay)
    try await cook.touch("recipeReview.save")
    try await cook.wait(toSee: "Not for you and Ben · 30 min")
  }
}

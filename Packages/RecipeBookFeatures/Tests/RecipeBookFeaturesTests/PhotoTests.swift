import AppShell
import AppTesting
import DesignSystem
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeImport
import RecipeStore
import Synchronization
import Testing

/// What comes from outside beside recipes: photos.
@Suite struct PhotoTests {
  @Test func `the app keeps a photo with the recipe, and refuses other files with a message`()
    async throws
  {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0]
    let cook = try await Cook(photos: PhotoChooser { png })
    try await cook.tap("Recipes", "Create Recipe", "Add Photo")
    #expect(try await cook.text.contains("Choose Another Photo"))
    try await cook.enter("Bowl", into: "create-recipe.name")
    try await cook.add("rice")
    try await cook.tap("Save")
    let card = try #require(try await cook.own.library.cards().first)
    #expect(try await cook.own.library.picture(try #require(card.picture)) == png)
    let wrong = try await Cook(photos: PhotoChooser { [1, 2, 3] })
    try await wrong.tap("Recipes", "Create Recipe", "Add Photo")
    #expect(try await wrong.text.contains("That is not a photo."))
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0]

  /// Imports a soup whose page names a photo, and returns the photo that is kept with it.
  private func kept(
    _ photo: @escaping @Sendable () throws -> [UInt8]?
  ) async throws -> (cook: Cook, photo: [UInt8]?) {
    var draft = MyRecipesTests.soup
    draft.source = "https://example.com/soup"
    let image = "https://example.com/soup.png"
    draft.image = image
    let reading = RecipeReading(draft)
    let cook = try await Cook(
      links: RecipeImporter { address in
        address.text == image ? try photo() : nil
      } _: { _, _ in
        reading
      })
    try await cook.importLink("https://example.com/soup")
    try await cook.tap("recipeReview.save")
    await cook.app.rest()
    let card = try #require(try await cook.own.library.cards().first)
    guard let name = card.picture else { return (cook, nil) }
    return (cook, try await cook.own.library.picture(name))
  }

  @Test("A user who does not want the photo saves the recipe without any request for it")
  func unwantedPhoto() async throws {
    var draft = MyRecipesTests.soup
    draft.source = "https://example.com/soup"
    draft.image = "https://images.example.com/soup.png"
    let reading = RecipeReading(draft)
    let asked = Mutex(0)
    let cook = try await Cook(
      links: RecipeImporter { _ in
        asked.withLock { $0 += 1 }
        return Self.png
      } _: { _, _ in
        reading
      })
    try await cook.importLink("https://example.com/soup")
    #expect(try await cook.text.contains("asks images.example.com for the photo"))
    try await cook.tap("review-recipe.photo.keep")
    try await cook.tap("recipeReview.save")
    await cook.app.rest()
    #expect(asked.withLock(\.self) == 0)
    #expect(try await cook.own.library.cards().first?.picture == nil)
  }

  @Test("The photo of an imported recipe's page is kept with it")
  func pagePhoto() async throws {
    #expect(try await kept { Self.png }.photo == Self.png)
  }

  @Test("A photo that cannot be had, or is no picture, stands in the way of no recipe")
  func noPhoto() async throws {
    struct Gone: Error {}
    #expect(try await kept { nil }.photo == nil)
    #expect(try await kept { throw Gone() }.photo == nil)
    #expect(try await kept { Array("<svg onload=alert(1)>".utf8) }.photo == nil)
  }

  @Test("A page's photo can be removed in the editor, also where none can be chosen")
  func removed() async throws {
    let (cook, _) = try await kept { Self.png }
    let card = try #require(try await cook.own.library.cards().first)
    try await cook.tap("recipes.menu?id=\(card.id)", "recipes.edit?id=\(card.id)")
    #expect(try await !cook.text.contains("Choose Another Photo"))
    try await cook.tap("Remove Photo", "Save")
    #expect(try await cook.own.library.recipe(card.id)?.content.picture == nil)
  }
}

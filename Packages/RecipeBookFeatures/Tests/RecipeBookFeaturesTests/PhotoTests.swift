import AppShell
import AppTesting
import DesignSystem
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
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
}

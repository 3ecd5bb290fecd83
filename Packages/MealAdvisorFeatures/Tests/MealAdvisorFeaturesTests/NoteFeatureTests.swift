import AppTesting
import EaterRecord
import MealModels
import Testing

@testable import MealAdvisorFeatures
@testable import MealAdvisorOpinion

/// The eater's own notes on recipes, written in the app.
@Suite struct NoteFeatureTests {
  @Test("A note is kept when its field is left, and stands on the recipe")
  func note() async throws {
    let visitor = try await Visitor()
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("recipe.open?id=\(meal)")
    #expect(try await visitor.words.contains("Add a Note"))
    try await visitor.tap("recipeNote.open?id=\(meal)")
    #expect(try await visitor.screen.id == "recipe-note")
    try await visitor.enter("Less salt", into: "recipeNote.write")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.words.contains("Less salt"))
    #expect(try await visitor.words.contains("Edit Note"))
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    #expect(try await visitor.words.contains("Less salt"))
  }
}

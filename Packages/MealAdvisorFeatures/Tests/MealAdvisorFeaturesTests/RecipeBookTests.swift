import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Testing

/// The recipes of one's own in MealAdvisor: the way in, what is sold, and what is told of them.
@Suite struct RecipeBookTests {
  /// Somebody whose meals nobody else has.
  private func visitor(on disk: JournalFileSystem = .inMemory()) async throws -> Visitor {
    try await Visitor(on: disk, catalog: .bundled)
  }

  private func writeBowl(_ visitor: Visitor) async throws {
    try await visitor.tap("tab.select?id=settings", "My Recipes", "Create Recipe")
    try await visitor.enter("Rice Bowl", into: "create-recipe.name")
    try await visitor.tap("Add Ingredient")
    try await visitor.enter("300 g rice", into: "recipe-ingredient.food")
    try await visitor.tap("Add", "Save")
  }

  private func startTrial(_ visitor: Visitor) async throws {
    try await visitor.tap("tab.select?id=settings", "premium.open", "premium.startTrial")
  }

  @Test func `without premium the row asks for it, and says so before`() async throws {
    let visitor = try await visitor()
    try await visitor.tap("tab.select?id=settings")
    let row = try #require(try await visitor.screen.element.find("settings.my-recipes"))
    #expect(row.accessibility.hint == "Requires premium subscription")
    try await visitor.tap("My Recipes")
    #expect(try await visitor.screen.id == "premium-prompt")
    #expect(try await visitor.sees("Keep your own recipes with Premium"))
  }

  @Test func `with premium a recipe is written, and opened like any other`() async throws {
    let visitor = try await visitor()
    try await startTrial(visitor)
    try await writeBowl(visitor)
    try await visitor.tap("Rice Bowl")
    #expect(try await visitor.screen.id == "recipe-detail")
    #expect(try await visitor.sees("Rice Bowl"))
  }

  @Test func `the privacy policy tells of recipes, and leads to them`() async throws {
    let visitor = try await visitor()
    try await startTrial(visitor)
    try await writeBowl(visitor)
    try await visitor.open("privacy-policy")
    #expect(try await visitor.sees("Recipes of your own"))
    try await visitor.tap("recipes.open")
    #expect(try await visitor.sees("Rice Bowl"))
  }

  @Test func `deleting everything deletes the recipes too`() async throws {
    let visitor = try await visitor()
    try await startTrial(visitor)
    try await writeBowl(visitor)
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.delete", "data.confirmDelete")
    let own = OwnMeals(in: visitor.stores.journal)
    #expect(try await own.library.count() == 0)
    #expect(try await own.current().meals.summaries.isEmpty)
  }
}

import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Preferences
import Presentation
import Testing

@testable import MealAdvisorFeatures

/// Servings and units of a recipe, from its page to the stove and to what is kept.
@Suite struct ServingsTests {
  private let meal = "creamy-tuscan-chicken"

  private func visitor(_ stores: Stores? = nil) async throws -> Visitor {
    let visitor = try await Visitor(stores: stores)
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.settle()
    return visitor
  }

  private func text(_ id: ElementID, _ visitor: Visitor) async throws -> String? {
    try await visitor.screen.element.find(id)?.visibleText
  }

  @Test func `more servings change the list, the badge and what is said at the stove`() async throws
  {
    let visitor = try await visitor()
    try await visitor.tap(
      "recipe.adjust?id=\(meal)", "recipe.servings?id=\(meal)&count=5",
      "recipe.servings?id=\(meal)&count=6")
    #expect(try await visitor.screen.id == "servings")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "recipe-detail")
    #expect(try await text("recipe.badges.servings.text", visitor) == "6 servings")
    #expect(try await text("recipe.ingredients.1", visitor)?.contains("1 1/2 cups") == true)
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    #expect(try await text("cooking.servings", visitor)?.contains("6 servings") == true)
    try await visitor.tap("navigation.dismiss")
    #expect(try await text("recipe.badges.servings.text", visitor) == "6 servings")
  }

  @Test func `servings hold while the recipe is open, and are those of the recipe the next time`()
    async throws
  {
    let visitor = try await visitor()
    try await visitor.tap(
      "recipe.adjust?id=\(meal)", "recipe.servings?id=\(meal)&count=3", "navigation.dismiss",
      "navigation.dismiss")
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    #expect(try await text("recipe.badges.servings.text", visitor) == "4 servings")
    #expect(try await visitor.stores.read().preferences.servings == nil)
  }

  @Test func `the sheet starts with the household's usual servings`() async throws {
    let first = try await visitor()
    _ = try await first.stores.preferences.record(
      [PreferencesEvent(key: "servings", value: "2")], at: TestWorld.evening)
    let visitor = try await visitor(first.stores)
    #expect(try await text("recipe.badges.servings.text", visitor) == "2 servings")
    try await visitor.tap("recipe.adjust?id=\(meal)")
    #expect(try await text("servings.count.value", visitor) == "2 servings")
  }

  @Test func `units are chosen once for all recipes, kept, and no limit`() async throws {
    let visitor = try await visitor()
    try await visitor.tap("recipe.adjust?id=\(meal)")
    #expect(try await visitor.screen.state == "us")
    try await visitor.tap("settings.units?id=metric")
    #expect(try await visitor.screen.state == "metric")
    try await visitor.tap("navigation.dismiss")
    #expect(try await text("recipe.ingredients.1", visitor)?.contains("240 ml heavy cream") == true)
    #expect(try await text("recipe.ingredients.5", visitor)?.contains("60 g fresh spinach") == true)
    #expect(try await text("recipe.ingredients.3", visitor)?.contains("3 cloves garlic") == true)
    #expect(try await visitor.stores.read().preferences.units == .metric)
    let later = try await self.visitor(visitor.stores)
    #expect(try await text("recipe.ingredients.1", later)?.contains("240 ml") == true)
    let record = try #require(
      try await visitor.stores.journal.records().last { $0.stream.rawValue == "preferences" })
    #expect(!String(decoding: record.payload, as: UTF8.self).contains("isLimit"))
  }

  @Test func `the page of units is where appearance is, and sets the same`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("privacy-policy", "units")
    #expect(try await visitor.screen.state == "us")
    try await visitor.tap("settings.units?id=metric")
    #expect(try await visitor.screen.state == "metric")
    #expect(try await visitor.stores.read().preferences.units == .metric)
    try await visitor.tap("settings.units?id=us")
    #expect(try await visitor.stores.read().preferences.units == .us)
  }

  @Test func `a number of servings that the sheet does not offer is refused`() async throws {
    let visitor = try await visitor()
    try await visitor.tap("recipe.adjust?id=\(meal)", "recipe.servings?id=\(meal)&count=5")
    let call = try ActionCall(parsing: "recipe.servings?id=\(meal)&count=99")
    await #expect(throws: AppShellError.self) { try await visitor.app.fire(call) }
  }
}

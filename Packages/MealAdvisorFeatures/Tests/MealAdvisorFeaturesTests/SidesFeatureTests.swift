import AppTesting
import DesignSystem
import EaterRecord
import FoodFacts
import MealCatalog
import MealModels
import MealModelsFixtures
import Preferences
import Presentation
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What goes with a meal, from its page to its sheet and to what is kept.
@Suite struct SidesFeatureTests {
  private static func catalog() throws -> Catalog {
    try Catalog(
      text: CatalogTexts.beefAndPeas, fileName: "beef-and-peas", foods: .culinary)
  }

  private func visitor(_ events: PreferencesEvent...) async throws -> Visitor {
    let visitor = try await Visitor(catalog: Self.catalog())
    if !events.isEmpty {
      try await visitor.stores.recordPreferences(events, at: TestWorld.evening)
    }
    try await visitor.app.open(link: "mealadvisor://recipe?id=beef-and-peas")
    await visitor.app.settle()
    return visitor
  }

  private func label(_ id: ElementID, _ visitor: Visitor) async throws -> String? {
    try await visitor.screen.element.find(id)?.accessibility.label
  }

  private let noWheat = PreferencesEvent(key: "allergies", value: "wheat")

  @Test func `a row leads to its sheet, and what is chosen there is kept with the preferences`()
    async throws
  {
    let visitor = try await visitor()
    #expect(try await label("recipe.sides.0", visitor) == "Warm Naan")
    try await visitor.tap(
      "side.open?id=beef-and-peas&place=0", "side.choose?id=beef-and-peas&place=0&side=steamed-rice"
    )
    #expect(try await visitor.screen.id == "side")
    #expect(try await visitor.screen.element.find("side.recipe.ingredients.0") != nil)
    #expect(
      try await visitor.stores.read().preferences.sides
        == ["beef-and-peas": [0: .side("steamed-rice")]])
    try await visitor.tap("navigation.dismiss")
    #expect(try await label("recipe.sides.0", visitor) == "Steamed Rice")
  }

  @Test func `nothing can be wanted too, and taken back`() async throws {
    let visitor = try await visitor()
    try await visitor.tap(
      "side.open?id=beef-and-peas&place=1", "side.leaveOut?id=beef-and-peas&place=1")
    #expect(try await visitor.screen.state == "left-out")
    try await visitor.tap("side.choose?id=beef-and-peas&place=1&side=warm-pita")
    #expect(try await visitor.screen.state == "chosen")
  }

  @Test func `a side that became unsafe is served no more, on its sheet and on the page`()
    async throws
  {
    let visitor = try await visitor(.choosing(.side("warm-naan"), beside: "beef-and-peas", at: 0))
    try await visitor.tap("side.open?id=beef-and-peas&place=1")
    #expect(try await visitor.screen.state == "chosen")
    try await visitor.stores.recordPreferences([noWheat], at: TestWorld.evening)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    #expect(try await visitor.screen.state == "missing")
    try await visitor.tap("navigation.dismiss")
    #expect(try await label("recipe.sides.0", visitor) == "Steamed Rice")
    #expect(try await visitor.screen.element.find("recipe.sides.1") == nil)
    #expect(
      try await label("recipe.sides.missing.0", visitor)
        == "Served without Warm Pita: it contains wheat.")
  }

  @Test func `a shared meal names its sides and the contents of all`() async throws {
    let visitor = try await visitor()
    try await visitor.tap("meal.share?id=beef-and-peas")
    let address = try #require(await visitor.departures.first)
    let text = URLComponents(string: address)?.queryItems?.first?.value
    #expect(text?.hasPrefix("Beef and Peas · spiced ground beef: Ground beef with peas. ") == true)
    #expect(text?.contains("Serve with Warm Naan and Warm Pita. Contains") == true)
    #expect(text?.contains("wheat") == true)
  }

  @Test func `deleting everything deletes what was chosen`() async throws {
    let visitor = try await visitor(.choosing(.nothing, beside: "beef-and-peas", at: 0))
    try await visitor.stores.deleteEverything()
    #expect(try await visitor.stores.read().preferences.sides.isEmpty)
  }
}

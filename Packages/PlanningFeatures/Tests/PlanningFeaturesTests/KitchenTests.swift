import AppTesting
import DesignSystem
import Groceries
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Testing

/// The food at home and the settings of planning, used through their screens.
@Suite struct KitchenTests {
  @Test func `food at home is added, counted, removed, and brought back`() async throws {
    let shopper = try await Shopper(at: "kroger-1234")
    try await shopper.goInSettings(PlanningRoutes.pantry)
    #expect(try await shopper.place == "pantry.empty")
    try await shopper.enter("500 g rice", into: "pantry.field")
    let stock = try #require(try await shopper.stores.pantry.state().stock.first)
    #expect(stock.item.food == "rice" && stock.item.amount?.text == "500 g")
    try await shopper.tap(PantryAction.item.call(stock.id))
    try await shopper.enter("200 g", into: "pantry-item.amount")
    #expect(try await shopper.stores.pantry.state()[stock.id]?.item.amount?.text == "200 g")
    try await shopper.enter("many", into: "pantry-item.amount")
    #expect(try await shopper.place == "pantry-item.refused")
    try await shopper.tap(PantryAction.remove.call(stock.id))
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
    try await shopper.tap(PantryAction.bringBack.call(stock.id))
    #expect(try await shopper.stores.pantry.state().stock.count == 1)
  }

  @Test func `what is always at home is taken off the list, and comes back`() async throws {
    let shopper = try await Shopper(at: "kroger-1234", planning: [Shopper.alfredo])
    try await shopper.goInSettings(PlanningRoutes.pantry)
    try await shopper.tap(PantryAction.always.call("salt"))
    #expect(try await shopper.stores.pantry.state().staples == ["salt"])
    try await shopper.app.fire(PantryAction.staple.call("salt", false))
    await shopper.app.settle()
    #expect(try await shopper.stores.pantry.state().staples.isEmpty)
  }

  @Test func `the settings of planning are changed where they are shown`() async throws {
    let shopper = try await Shopper()
    try await shopper.goInSettings(PlanningRoutes.planningSettings)
    #expect(try await shopper.place == "planning-settings.default")
    try await shopper.tap(KitchenAction.firstDay.call(7))
    try await shopper.tap(KitchenAction.leftovers.call(3))
    try await shopper.tap(
      KitchenAction.minutes.call(MealMinutes(.dinner, isWeekend: false, minutes: 45)))
    let settings = try await shopper.plan.settings
    #expect(settings.firstWeekday == 7 && settings.leftoverLunches == 3)
    #expect((1...5).allSatisfy { settings.minutes[PlanTime(weekday: $0, slot: .dinner)] == 45 })
    #expect(settings.minutes[PlanTime(weekday: 6, slot: .dinner)] == nil)
  }

  @Test func `an aisle moves one place, and the usual order can be restored`() async throws {
    let shopper = try await Shopper(at: "kroger-1234")
    try await shopper.goInSettings(PlanningRoutes.aisles)
    try await shopper.tap(KitchenAction.aisleDown.call(.produce))
    let store: StoreID = "kroger-1234"
    #expect(try await shopper.stores.aisles.state()[store].aisles.prefix(2) == [.bakery, .produce])
    try await shopper.tap(KitchenAction.aisleUp.call(.produce))
    #expect(try await shopper.stores.aisles.state()[store].aisles.first == .produce)
    try await shopper.tap("kitchen.resetAisles")
    #expect(try await shopper.stores.aisles.state()[store].aisles == Aisle.allCases)
  }
}

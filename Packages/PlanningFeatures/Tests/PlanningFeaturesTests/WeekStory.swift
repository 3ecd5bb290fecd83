import AppTesting
import DesignSystem
import Groceries
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Testing

/// A week from its plan to what is bought, as somebody lives it.
@Suite struct WeekStory {
  private static let first = PlannerEntryID(rawValue: "chicken-alfredo-0")
  private static let second = PlannerEntryID(rawValue: "spicy-beef-tacos-1")

  /// What is left of tonight's meal, by when it is eaten.
  private func leftovers(_ shopper: Shopper) async throws -> [PlanSlot] {
    try await shopper.plan.entries
      .filter { $0.content.source?.rawValue == Self.first.rawValue }.map(\.slot)
  }

  // R-PLAN-11, R-PLAN-12
  @Test func `a week is planned, a meal locked, another one rerolled, and leftovers eaten`()
    async throws
  {
    let shopper = try await Shopper(planning: [Shopper.alfredo, Shopper.tacos])
    try await shopper.tap("planner.fill")
    try await shopper.tap(PlannerAction.quick.call(Self.first))
    try await shopper.tap(PlannerAction.lock.call(Self.first))
    try await shopper.tap(PlannerAction.slot.call(Self.second))
    try await shopper.tap(PlannerAction.reroll.call(Self.second))
    #expect(try await shopper.plan[Self.second] == nil)
    let (before, known) = (try await shopper.plan, try await leftovers(shopper))
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tap("Plan Leftovers")
    #expect(try await shopper.place == "planner.week")
    let lunch = try #require(try await leftovers(shopper).first { !known.contains($0) })
    #expect(lunch.slot == .lunch && (1...3).contains(lunch.day - Shopper.today))
    // The week was full, so something made room for them.
    #expect(try await shopper.sees("Leftovers of Chicken Alfredo take the place of"))
    #expect(try await shopper.sees("Leftovers: Chicken Alfredo"))
    #expect(try await shopper.plan.entries(in: lunch).count == 1)
    #expect(try await shopper.plan[Self.first]?.isLocked == true)
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan == before)
  }

  @Test func `leftovers go to the next lunch, cook enough for everybody, and are bought once`()
    async throws
  {
    let shopper = try await Shopper(at: "kroger-1234", planning: [Shopper.alfredo])
    try await shopper.stores.plan.record(
      [.changed("chicken-alfredo-0", .servings(1))], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.slot.call(Self.first))
    try await shopper.tapTwice(PlannerAction.leftovers.call(Self.first))
    #expect(
      try await leftovers(shopper) == [PlanSlot(day: Shopper.today + 1, slot: .lunch)])
    #expect(
      try await shopper.sees(
        "Leftovers of Chicken Alfredo are planned for lunch on Wednesday 13 May."))
    #expect(try await shopper.plan["chicken-alfredo-0"]?.servings == 2)
    try await shopper.show(PlanningRoutes.groceries)
    let chicken = try #require(await shopper.item("chicken"))
    let row = try #require(
      try await shopper.element(ElementID("grocery-list.item").child(chicken.rawValue)))
    #expect(row.visibleText.components(of: "Chicken Alfredo") == 1)
  }

  @Test func `a dish that does not keep offers no leftovers`() async throws {
    let shopper = try await Shopper(planning: ["weeknight-seafood-paella"])
    let id = PlannerEntryID(rawValue: "weeknight-seafood-paella-0")
    try await shopper.tap(PlannerAction.slot.call(id))
    #expect(try await shopper.sees("Suggest Another Meal"))
    #expect(try await !shopper.sees("Plan Leftovers"))
  }

  // R-OFF-03 to R-OFF-05, R-GROC-13, R-CART-03, R-CART-07
  @Test func `a price that fell overnight is seen by how much, reviewed, and what is paid`()
    async throws
  {
    let shopper = try await Shopper(at: "kroger-1234", planning: [Shopper.alfredo, Shopper.tacos])
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.tap("groceries.cart")
    let evening = try await total(shopper)
    try await shopper.tap("navigation.dismiss")
    shopper.shop.change { $0.percent = 80 }
    shopper.world.advance(hours: 12)
    // Nobody asks: the planner asks by itself when it is opened in the morning.
    try await shopper.tap("tab.select?id=planner")
    #expect(try await shopper.sees("price changed"))
    try await shopper.show(PlanningRoutes.groceries)
    let chicken = try #require(await shopper.item("chicken"))
    let row = ElementID("grocery-list.item").child(chicken.rawValue)
    #expect(
      try await shopper.element(row.child("notes"))?.visibleText.contains("price changed") == true)
    let spoken = try #require(try await shopper.element(row)?.accessibility.value)
    #expect(spoken.contains("Price went down, was $"))
    try await shopper.tap(GroceryAction.item.call(chicken))
    #expect(try await shopper.sees("Price went down, was $"))
    try await shopper.tap("navigation.dismiss", "groceries.cart", "cart.checkOut")
    #expect(try await shopper.sees("Review the changes first."))
    try await shopper.tap("cart.reviewChanges")
    let changes = try await shopper.words
    #expect(changes.contains(" → $") && changes.contains(" each"))
    #expect(try await shopper.sees("Together -$"))
    try await shopper.tap("cart.acceptChanges")
    #expect(try await shopper.sees("Changes since review: 0"))
    #expect(try await total(shopper) < evening)
    try await shopper.tap("navigation.dismiss")
    #expect(try await !shopper.sees("price changed"))
    try await shopper.tap("groceries.cart", "cart.checkOut")
    #expect(await shopper.departures.count == 1)
  }

  /// What the cart costs, in hundredths.
  private func total(_ shopper: Shopper) async throws -> Int {
    let cart = try await shopper.stores.grocery.state().cart(of: .week(from: Shopper.today - 1))
    return try #require(cart?.total.known?.hundredths)
  }
}

extension String {
  /// How often some words stand in it.
  fileprivate func components(of words: String) -> Int { ranges(of: words).count }
}

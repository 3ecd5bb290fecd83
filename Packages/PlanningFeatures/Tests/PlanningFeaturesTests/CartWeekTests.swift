import AppTesting
import DesignSystem
import Groceries
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// The cart: of which week it is, what is in it, and what is not.
@Suite struct CartWeekTests {
  private func shopper(failing failure: RetailerError? = nil) async throws -> Shopper {
    let shopper = try await Shopper(
      at: "fennimore-mission", planning: [Shopper.alfredo], failing: failure)
    try await shopper.show(PlanningRoutes.groceries)
    return shopper
  }

  @Test func `it names its week and store, and lists each item with its packages`() async throws {
    let shopper = try await shopper()
    try await shopper.tap("groceries.cart")
    let root = try await shopper.app.showing().root
    #expect(root.find("cart.week")?.visibleText.contains("–") == true)
    #expect(root.find("cart.week")?.visibleText.contains(" · ") == true)
    let ids = root.all.map(\.id.rawValue).filter { $0.hasPrefix("cart.item.") }
    let rows = Set(ids.filter { $0.hasSuffix(".title") })
    #expect(!rows.isEmpty)
    #expect(try await shopper.sees("Items ready: \(rows.count)"))
  }

  @Test func `its items are in the order of the aisles, as on the list`() async throws {
    let shopper = try await shopper()
    let listed = try await shopper.app.showing().root.all.map(\.id.rawValue)
    try await shopper.tap("groceries.cart")
    func ids(_ all: [String], _ start: String) -> [String] {
      all.filter { $0.hasPrefix(start) && $0.hasSuffix(".title") }
        .map { String($0.dropFirst(start.count).prefix { $0 != "." }) }
    }
    let cart = ids(try await shopper.app.showing().root.all.map(\.id.rawValue), "cart.item.")
    let list = listed.filter { $0.hasPrefix("grocery-list.item.") }
      .map { String($0.dropFirst("grocery-list.item.".count).prefix { $0 != "." }) }
    var seen: Set<String> = []
    #expect(cart.count > 1)
    #expect(cart == list.filter { cart.contains($0) && seen.insert($0).inserted })
  }

  @Test func `what the shop does not sell is named, with the name of the shop`() async throws {
    let shopper = try await shopper()
    try await shopper.write("toilet paper")
    try await shopper.write("dog food")
    try await shopper.tap("groceries.cart")
    #expect(try await shopper.sees("Not at Corner Shop: toilet paper, dog food"))
  }

  @Test func `the cart of another week cannot be ordered, and says which week it is of`()
    async throws
  {
    let shopper = try await shopper()
    try await shopper.keep(Shopper.tacos, on: Shopper.today + 7)
    try await shopper.tap("groceries.cart")
    #expect(try await shopper.can("cart.checkOut"))
    let week = GroceryListID.week(from: Shopper.today - 1).days?.lowerBound ?? 0
    try await shopper.show(PlanningRoutes.planner)
    try await shopper.tap(PlannerAction.week.call(week + 7))
    try await shopper.show(PlanningRoutes.groceries)
    #expect(try await shopper.place == "cart.other-week")
    #expect(try await !shopper.can("cart.checkOut"))
    #expect(try await shopper.sees("Your planner shows"))
    try await shopper.tap("cart.shownWeek")
    #expect(try await shopper.place == "cart.ready")
    #expect(try await shopper.can("cart.checkOut"))
  }

  @Test func `it is not called empty as long as the shop has not answered`() async throws {
    let shopper = try await shopper(failing: .failed(status: 503))
    try await shopper.tap("groceries.cart")
    #expect(try await shopper.place == "cart.unanswered")
    #expect(try await !shopper.sees("Nothing in your cart"))
    shopper.shop.change { $0.failure = nil }
    try await shopper.tap("cart.validate")
    #expect(try await shopper.place == "cart.ready")
  }
}

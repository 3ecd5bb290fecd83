import AppTesting
import DesignSystem
import Groceries
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// The drawer of an item: another product, another number of packages.
@Suite struct ChoosingTests {
  private func drawer() async throws -> (Shopper, GroceryItemID) {
    let shopper = try await Shopper(at: "kroger-1234")
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.write("400 g rotini")
    let item = try #require(try await shopper.item("rotini"))
    try await shopper.tap(GroceryAction.item.call(item))
    return (shopper, item)
  }

  @Test func `another product is bought, and the app can choose again`() async throws {
    let (shopper, item) = try await drawer()
    let offered = try await shopper.subjects(of: GroceryAction.product)
    #expect(offered.count > 1)
    let other = try #require(offered.last?.product)
    try await shopper.tap(GroceryAction.product.call(Substitution(of: item, by: other)))
    let list = GroceryListID.week(from: Shopper.today - 1)
    let marks = try await shopper.stores.grocery.state().marks(of: item, on: list)
    #expect(marks.product == ProductID(rawValue: other))
    try await shopper.tap(GroceryAction.product.call(Substitution(of: item, by: nil)))
    let after = try await shopper.stores.grocery.state().marks(of: item, on: list)
    #expect(after.product == nil)
  }

  @Test func `packages are counted up and down, never below one, and the cart has that number`()
    async throws
  {
    let (shopper, item) = try await drawer()
    #expect(try await !shopper.can(GroceryAction.fewer.call(item).description))
    try await shopper.tap(GroceryAction.more.call(item), GroceryAction.more.call(item))
    try await shopper.tap("navigation.dismiss", "groceries.cart")
    let list = GroceryListID.week(from: Shopper.today - 1)
    let cart = try await shopper.stores.grocery.state().cart(of: list)
    #expect(cart?.lines.map(\.count) == [3])
    #expect(try await shopper.sees("Items ready: 1"))
  }
}

extension Shopper {
  fileprivate func tap(_ calls: ActionCall...) async throws {
    for call in calls { try await tap(call.description) }
  }
}

import AppTesting
import DesignSystem
import Groceries
import Journal
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// The cart: looked at, changed, handed over, and kept.
@Suite struct CartTests {
  private static let list = GroceryListID.week(from: Shopper.today - 1)

  private func cart(on disk: JournalFileSystem = .inMemory()) async throws -> Shopper {
    let shopper = try await Shopper(
      at: "kroger-1234", planning: [Shopper.alfredo], on: disk)
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.tap("groceries.cart")
    return shopper
  }

  @Test func `the first look has no changes, and is kept`() async throws {
    let shopper = try await cart()
    #expect(try await shopper.place == "cart.ready")
    #expect(try await shopper.sees("Changes since review: 0"))
    #expect(try await shopper.stores.grocery.state().cart(of: Self.list)?.lines.isEmpty == false)
    try await shopper.tap("cart.save")
    #expect(try await shopper.sees("The cart is saved on this device."))
    #expect(shopper.shop.mood.asked.carts == 0)
    #expect(await shopper.departures.isEmpty)
  }

  @Test func `handing it over leaves for the store once, and ticks nothing`() async throws {
    let shopper = try await cart()
    try await shopper.tapTwice(CartAction.checkOut.call())
    #expect(await shopper.departures == ["https://corner-shop.example/cart-1"])
    #expect(shopper.shop.mood.asked.carts == 1)
    #expect(try await shopper.place == "cart.asking")
    #expect(try await shopper.sees("Did you order it?"))
    #expect(try await shopper.stores.grocery.state().bought.isEmpty)
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
    try await shopper.tap("navigation.dismiss")
    #expect(try await !shopper.sees("In the basket"))
    try await shopper.tap("groceries.cart")
    #expect(try await shopper.place == "cart.asking")
  }

  @Test("The list asks about a pending order, also after a restart, until it is answered")
  func asksOnList() async throws {
    let disk = JournalFileSystem.inMemory()
    let shopper = try await cart(on: disk)
    try await shopper.tap("cart.checkOut")
    let again = try await Shopper(on: disk)
    try await again.show(PlanningRoutes.groceries)
    #expect(try await again.sees("Did you order it?"))
    try await again.tap("cart.ordered")
    #expect(try await again.stores.grocery.state().bought.count == 1)
    #expect(try await !again.sees("Did you order it?"))
    try await again.tap("cart.undoOrder", "cart.notOrdered")
    #expect(try await again.stores.grocery.state().bought.isEmpty)
    #expect(try await !again.sees("Did you order it?"))
  }

  @Test("The list asks about a pending order of another week too, and names the week")
  func asksAboutOtherWeek() async throws {
    let shopper = try await cart()
    try await shopper.tap("cart.checkOut", "navigation.dismiss", "groceries.lists")
    let next = try #require(Self.list.days?.upperBound)
    try await shopper.tap(GroceryAction.showList.call(.week(from: next)))
    #expect(try await shopper.sees("Did you order it? Your cart for "))
    try await shopper.tap("cart.ordered")
    #expect(try await shopper.stores.grocery.state().bought.map(\.list) == [Self.list])
  }

  @Test func `confirming an order ticks its items and stocks the pantry, and undo reverts both`()
    async throws
  {
    let shopper = try await cart()
    try await shopper.tap("cart.checkOut", "cart.ordered")
    #expect(try await shopper.sees("ticked off. Tap to undo."))
    #expect(try await shopper.stores.grocery.state().bought.count == 1)
    #expect(try await !shopper.stores.pantry.state().stock.isEmpty)
    try await shopper.tap("cart.undoOrder")
    #expect(try await shopper.place == "cart.asking")
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
    #expect(try await shopper.stores.grocery.state().bought.isEmpty)
    try await shopper.tap("navigation.dismiss")
    #expect(try await !shopper.sees("In the basket"))
    try await shopper.tap("groceries.cart")
    #expect(try await shopper.place == "cart.asking")
  }

  @Test func `ordered items are ticked on the list, and can be ordered again after an undo`()
    async throws
  {
    let shopper = try await cart()
    try await shopper.tap("cart.checkOut", "cart.ordered", "cart.undoOrder", "cart.ordered")
    #expect(try await shopper.stores.grocery.state().bought.count == 1)
    try await shopper.tap("navigation.dismiss")
    #expect(try await shopper.sees("In the basket"))
    #expect(try await !shopper.sees(" more"))
  }

  @Test func `an item that was ticked since is no change of the cart`() async throws {
    let shopper = try await cart()
    try await shopper.tap("navigation.dismiss")
    let ticks = try await shopper.subjects(of: GroceryAction.tick)
    let first = try #require(ticks.first)
    try await shopper.tap(GroceryAction.tick.call(first))
    try await shopper.tap("groceries.cart")
    #expect(try await !shopper.sees("No longer in the cart"))
    #expect(try await !shopper.sees("Changes since review: 1"))
  }

  @Test func `declining an order changes neither the list nor the cart`() async throws {
    let shopper = try await cart()
    try await shopper.tap("cart.checkOut", "cart.notOrdered")
    #expect(try await shopper.sees("Your list has not changed."))
    #expect(try await shopper.place == "cart.ready")
    #expect(try await shopper.stores.grocery.state().bought.isEmpty)
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
    try await shopper.tap("cart.checkOut")
    #expect(shopper.shop.mood.asked.carts == 2)
  }

  @Test func `a handover that cannot be kept is said, asked about all the same, and kept then`()
    async throws
  {
    let disk = ShutDisk()
    let shopper = try await cart(on: disk.files)
    disk.isShut = true
    try await shopper.tap("cart.checkOut")
    #expect(await shopper.departures == ["https://corner-shop.example/cart-1"])
    #expect(try await shopper.sees("this device could not save it"))
    #expect(try await shopper.place == "cart.asking")
    disk.isShut = false
    try await shopper.tap("cart.ordered")
    #expect(try await shopper.stores.grocery.state().bought.count == 1)
  }

  @Test func `the eater reviews overnight price changes before the cart is handed over`()
    async throws
  {
    let shopper = try await cart()
    try await shopper.tap("navigation.dismiss")
    shopper.shop.change { $0.percent = 130 }
    shopper.world.advance(days: 1)
    try await shopper.tap("groceries.cart")
    #expect(try await !shopper.sees("Changes since review: 0"))
    try await shopper.tap("cart.checkOut")
    #expect(try await shopper.sees("Review the changes first."))
    #expect(shopper.shop.mood.asked.carts == 0)
    try await shopper.tap("cart.reviewChanges")
    #expect(try await shopper.place == "cart-changes.changes")
    try await shopper.tap("cart.acceptChanges")
    #expect(try await shopper.place == "cart.ready")
    try await shopper.tap("cart.checkOut")
    #expect(await shopper.departures.count == 1)
  }

  @Test func `after an hour it is checked again, also by a tap on a screen that stood that long`()
    async throws
  {
    let shopper = try await cart()
    let asked = shopper.shop.mood.asked.prices
    let root = try await shopper.app.showing().root
    #expect(root.action(for: CartAction.checkOut.call()) != nil)
    shopper.world.advance(seconds: 3601)
    #expect(try await shopper.place == "cart.expired")
    #expect(try await !shopper.can("cart.checkOut"))
    try await shopper.tap("cart.validate")
    #expect(try await shopper.place == "cart.ready")
    #expect(shopper.shop.mood.asked.prices == asked + 1)
    try await shopper.tap("cart.checkOut")
    #expect(await shopper.departures.count == 1)
  }

  @Test func `offline it is kept, and goes on with the connection`() async throws {
    let shopper = try await cart()
    try await shopper.connect(false)
    #expect(try await shopper.place == "cart.offline")
    #expect(try await shopper.sees("Need connection to finalize cart"))
    #expect(try await !shopper.can("cart.checkOut"))
    try await shopper.tap("cart.save")
    try await shopper.connect(true)
    #expect(try await shopper.place == "cart.ready")
  }

  @Test func `a store that takes nothing, or does not answer, leaves list and pantry as they were`()
    async throws
  {
    let shopper = try await cart()
    shopper.shop.change { $0.refusesCarts = true }
    try await shopper.tap("cart.checkOut")
    #expect(try await shopper.sees("The store no longer takes any item in this cart."))
    shopper.shop.change { $0.failure = .failed(status: 503) }
    try await shopper.tap("cart.checkOut")
    #expect(try await shopper.place == "cart.failed")
    #expect(await shopper.departures.isEmpty)
    #expect(try await shopper.stores.grocery.state().bought.isEmpty)
    #expect(try await shopper.stores.pantry.state().stock.isEmpty)
    shopper.shop.change { ($0.failure, $0.refusesCarts) = (nil, false) }
    try await shopper.tap("cart.validate", "cart.checkOut")
    #expect(await shopper.departures.count == 1)
  }
}

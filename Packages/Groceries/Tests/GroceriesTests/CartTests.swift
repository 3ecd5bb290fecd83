import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CartTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// The lines that the screens show, and others so that they add up as shown (C-R04).
  private let shown: [(ListItemID, count: Int, cents: Int)] = [
    ("broccoli", 2, 249), ("lemon", 3, 79), ("coriander", 1, 129), ("spaghetti", 2, 199),
    ("chicken-breast", 2, 699), ("milk", 2, 349), ("onion", 3, 89), ("tomato", 3, 232),
  ]

  private var cart: CartDraft {
    CartDraft(
      store: Shelf.store.id,
      lines: shown.map { id, count, cents in
        CartDraft.Line(
          item: id,
          product: Shelf.product(
            ProductID(rawValue: id.rawValue), FoodID(rawValue: id.rawValue), cents: cents),
          count: count)
      })
  }

  private func snapshot(
    _ changes: [ProductID: PriceSnapshot.Entry] = [:], after seconds: Double = 0
  ) -> PriceSnapshot {
    let all = PriceSnapshot(of: cart.lines.map(\.product), in: Shelf.store.id, at: now + seconds)
    return PriceSnapshot(
      store: all.store, time: all.time, entries: all.entries.merging(changes) { $1 })
  }

  private func entry(_ cents: Int?, _ availability: Availability = .inStock) -> PriceSnapshot.Entry
  {
    .init(price: cents.map { Money(hundredths: $0) }, availability: availability)
  }

  // C-R04, R-GROC-07, R-CART-02, R-CART-03, R-CART-04
  @Test func `the totals of the screens come out as sums`() {
    #expect(cart.total.known?.text == "$43.21")
    #expect(cart.total.unknown == 0)
    #expect(cart.itemsReady == 18)
    let dearer = cart.validated(
      by: snapshot(["chicken-breast": entry(849), "coriander": entry(218)]))
    #expect(dearer.total.known?.text == "$47.10")
    let review = CartReview(from: cart, to: dearer)
    #expect(review.changes.count == 2)
    #expect(review.changes.compactMap(\.difference).reduce(0) { $0 + $1.hundredths } == 389)
  }

  @Test func `a line whose price is not known is counted, and never as nothing`() {
    let partly = cart.validated(by: snapshot(["lemon": entry(nil)]))
    #expect(partly.total.unknown == 1)
    #expect(partly.total.known == Money(hundredths: 4321 - 237))
  }

  @Test func `an out-of-stock product is missing from the cart, and the review says so`() {
    let validated = cart.validated(by: snapshot(["milk": entry(349, .out)]))
    #expect(validated.missing == ["milk"])
    #expect(validated.itemsReady == 16)
    let review = CartReview(from: cart, to: validated)
    #expect(review.changes.map(\.item) == ["milk"])
    #expect(review.changes.first?.after == nil)
    #expect(review.changes.first?.difference == Money(hundredths: -698))
  }

  // R-CART-11, R-CART-12, R-CART-13, C-R08
  @Test func `a cart is ready for one hour after prices and stock were held against the store`() {
    #expect(cart.readiness(at: now, isOnline: true) == .needsInventory)
    let ready = cart.validated(by: snapshot())
    let end = now + 3600
    #expect(ready.readiness(at: now, isOnline: true) == .ready(until: end))
    #expect(ready.readiness(at: end - 1, isOnline: true) == .ready(until: end))
    #expect(ready.readiness(at: end, isOnline: true) == .expired(at: end))
    #expect(ready.readiness(at: now - 1, isOnline: true) == .expired(at: end))
    #expect(ready.readiness(at: now, isOnline: false) == .needsConnection)
    let again = ready.validated(by: snapshot(after: 4000))
    #expect(again.readiness(at: end + 1000, isOnline: true) == .ready(until: now + 7600))
    #expect(
      CartDraft(store: Shelf.store.id, lines: []).readiness(at: now, isOnline: true) == .empty)
  }

  // R-CART-09, R-CART-14
  @Test func `a cart is saved without checkout, and comes back as it was`() throws {
    var shopping = Shopping()
    let list = GroceryListID.week(from: 20_000)
    let event = GroceryEvent.cart(list, cart)
    let data = try JSONEncoder().encode(event)
    shopping.apply(try JSONDecoder().decode(GroceryEvent.self, from: data))
    #expect(shopping.cart(of: list) == cart)
    shopping.apply(.cart(list, nil))
    #expect(shopping.cart(of: list) == nil)
  }

  private var shownList: GroceryList {
    GroceryList(
      id: .week(from: 20_000),
      items: shown.map { id, count, _ in
        ListedItem(
          ListItem(
            id: id, name: id.rawValue, food: FoodID(rawValue: id.rawValue),
            amounts: [ListAmount(.exactly(Fraction(count)))]))
      })
  }

  @Test func `handing over a cart ticks no item until the eater confirms the order`() {
    let list = shownList
    var shopping = Shopping()
    shopping.apply(.cart(list.id, cart))
    let purchase = cart.purchase(for: list.id, as: "p1", at: now)
    shopping.apply(.handed(purchase))
    #expect(shopping.pending(on: list.id) == purchase)
    #expect(shopping.pending(on: .week(from: 20_007)) == nil)
    #expect(shopping.bought.isEmpty)
    #expect(shopping.cart(of: list.id) == cart)
    #expect(list.items.allSatisfy { !shopping.marks(of: $0.id, on: list.id).isTicked })
    let before = shopping
    for event in shopping.declining(purchase) { shopping.apply(event) }
    #expect(shopping.pending(on: list.id) == nil)
    #expect(shopping.cart(of: list.id) == cart)
    shopping = before
    for event in shopping.ordering(purchase, home: list) { shopping.apply(event) }
    #expect(shopping.pending(on: list.id) == nil)
    #expect(shopping.cart(of: list.id) == nil)
    #expect(shopping.bought.map(\.total.known?.text) == ["$43.21"])
    #expect(shopping.spent(on: list.id, and: Money(hundredths: 79))?.text == "$44.00")
    #expect(shopping.lastPaid(for: "lemon") == Money(hundredths: 79))
    #expect(list.items.allSatisfy { shopping.marks(of: $0.id, on: list.id).isTicked })
  }

  @Test func `an order that is taken back leaves ticks and pantry as they were`() throws {
    let list = shownList
    let two = [ListAmount(.exactly(Fraction(2)))]
    var shopping = Shopping()
    shopping.apply(.changed(list.id, "lemon", .ticked(two)))
    let purchase = cart.purchase(for: list.id, as: "p1", at: now)
    var pantry = Pantry()
    // It was handed over, but that could not be kept.
    for event in shopping.ordering(purchase, home: list) { shopping.apply(event) }
    for event in pantry.stocking(purchase) { pantry.apply(event) }
    let lemons = pantry.stock.first { $0.item.food == "lemon" }
    #expect(lemons?.item.amount == ListAmount(.exactly(Fraction(3))))
    #expect(shopping.lastOrder(on: list.id) == purchase)
    for event in shopping.unordering(purchase) { shopping.apply(event) }
    for event in pantry.returning(purchase) { pantry.apply(event) }
    #expect(pantry.stock.isEmpty)
    #expect(shopping.bought.isEmpty)
    #expect(shopping.pending(on: list.id) == purchase)
    #expect(shopping.marks(of: "lemon", on: list.id).ticked == two)
    #expect(shopping.marks(of: "milk", on: list.id).ticked == nil)
    for event in pantry.stocking(purchase) { pantry.apply(event) }
    #expect(pantry.stock.count == shown.count)
  }
}

import DemoGrocer
import Foundation
import Groceries
import MealModels
import Testing

@Suite struct DemoCartTests {
  static let retailer = DemoRetailer()
  static let noon = DemoShelfTests.noon
  static let store: StoreID = "kroger-1234"

  /// Products of the store with a stock at noon.
  static func products(_ wanted: Availability) throws -> [ProductID] {
    let all = GroceryShelf.bundled.products.map(\.id)
    let snapshot = try retailer.snapshot(of: all, in: store, at: noon)
    return all.filter { snapshot.entries[$0]?.availability == wanted }
  }

  @Test func `a cart takes what is there and refuses what is out or not sold there`() throws {
    let there = try #require(try Self.products(.inStock).first)
    let low = try #require(try Self.products(.low).first)
    let out = try #require(try Self.products(.out).first)
    let order = CartOrder(
      store: Self.store,
      lines: [
        .init(there, count: 2), .init(out, count: 1), .init(low, count: 1), .init("0", count: 1),
        .init(there, count: 1), .init(low, count: 0),
      ])
    let cart = try Self.retailer.fill(order, at: Self.noon)
    #expect(cart.lines == [.init(there, count: 3), .init(low, count: 1)])
    #expect(cart.refused == [out, "0"])
    #expect(cart.time == Self.noon)
  }

  @Test func `a cart keeps its id when it is filled again`() throws {
    let cart = try Self.retailer.fill(CartOrder(store: Self.store, lines: []), at: Self.noon)
    let again = CartOrder(store: Self.store, cart: cart.id, lines: [])
    #expect(try Self.retailer.fill(again, at: Self.noon + 600).id == cart.id)
    let url = try Self.retailer.checkoutURL(of: cart.id, at: Self.noon + 600)
    #expect(url == "https://demo-grocer.example/checkout/\(cart.id)")
  }

  @Test func `a cart is known to another counter with the same seed, and to no other`() throws {
    let cart = try Self.retailer.fill(CartOrder(store: Self.store, lines: []), at: Self.noon)
    #expect(throws: Never.self) {
      try DemoRetailer().checkoutURL(of: cart.id, at: Self.noon)
    }
    let other = DemoRetailer(movement: StockMovement(seed: 5))
    #expect(throws: RetailerError.unknownCart(cart.id)) {
      try other.checkoutURL(of: cart.id, at: Self.noon)
    }
  }

  @Test func `a cart is forgotten after a day, and another store never knew it`() throws {
    let cart = try Self.retailer.fill(CartOrder(store: Self.store, lines: []), at: Self.noon)
    #expect(throws: RetailerError.unknownCart(cart.id)) {
      try Self.retailer.checkoutURL(of: cart.id, at: Self.noon + 86_400)
    }
    let elsewhere = CartOrder(store: "kroger-0778", cart: cart.id, lines: [])
    #expect(throws: RetailerError.unknownCart(cart.id)) {
      try Self.retailer.fill(elsewhere, at: Self.noon)
    }
  }

  @Test(arguments: ["", "kroger-1234", "kroger-1234.1795694400.1", "kroger-1234.x.1", "a.b.c.d"])
  func `a cart that was never given is an error`(id: String) {
    let cart = CartID(rawValue: id)
    #expect(throws: RetailerError.unknownCart(cart)) {
      try Self.retailer.checkoutURL(of: cart, at: Self.noon)
    }
  }
}

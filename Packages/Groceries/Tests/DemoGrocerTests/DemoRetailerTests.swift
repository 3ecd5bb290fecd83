import DemoGrocer
import Foundation
import Groceries
import MealModels
import Testing

@Suite struct DemoRetailerTests {
  @Test func `from a ZIP code to a checkout address without a network`() async throws {
    let noon = DemoShelfTests.noon
    let client = RetailerClient.demo(now: { noon })
    let store = try #require(try await client.stores("94103").first)
    #expect(store.name == "Kroger #1234")
    let wish = ProductWish(food: "spaghetti", words: "spaghetti")
    let products = try await client.products([wish], store.id).products
    let there = try #require(products.first { $0.availability == .inStock })
    let snapshot = try await client.snapshot([there.id], store.id)
    #expect(snapshot.entries[there.id]?.price == there.price)
    let order = CartOrder(store: store.id, lines: [.init(there.id, count: 2)])
    let cart = try await client.cart(order)
    #expect(cart.lines == order.lines)
    #expect(try await client.checkoutURL(cart.id).hasSuffix("/\(cart.id)"))
  }

  @Test func `its errors reach the caller as they are`() async {
    let client = RetailerClient.demo(now: { DemoShelfTests.noon })
    await #expect(throws: RetailerError.unknownZIP("nowhere")) {
      try await client.stores("nowhere")
    }
    await #expect(throws: RetailerError.unknownStore("moon")) {
      try await client.snapshot([], "moon")
    }
  }

  @Test func `the clock that is handed in moves the prices`() async throws {
    let ids = GroceryShelf.bundled.products.map(\.id)
    let clients = [0, 24].map { hours in
      RetailerClient.demo(now: { DemoShelfTests.noon + Double(hours) * 3600 })
    }
    let first = try await clients[0].snapshot(ids, "kroger-1234")
    let second = try await clients[1].snapshot(ids, "kroger-1234")
    #expect(first.entries.keys == second.entries.keys)
    #expect(first.entries != second.entries)
  }
}

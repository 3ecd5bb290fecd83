import DemoGrocer
import Foundation
import Groceries
import MealModels
import Testing

@Suite struct DemoShelfTests {
  static let retailer = DemoRetailer()
  static let noon = Date(timeIntervalSince1970: 498_804 * 3600)
  static let store: StoreID = "kroger-1234"

  @Test(arguments: [
    ("94103", "kroger-1234"), ("94110", "fennimore-mission"), ("43201", "kroger-0778"),
    ("10001-0001", "fennimore-slope"),
  ])
  func `the nearest store comes first, and none is left out`(zip: String, first: StoreID) throws {
    let stores = try Self.retailer.stores(near: zip)
    #expect(stores.first?.id == first)
    #expect(stores.count == 4)
  }

  @Test func `a ZIP code that does not exist is an error that names it`() {
    #expect(throws: RetailerError.unknownZIP("00012")) {
      try Self.retailer.stores(near: "00012")
    }
  }

  @Test func `a wish for a food brings all its products, once`() throws {
    let wish = ProductWish(food: "broccoli", words: "broccoli")
    let answer = try Self.retailer.answer(to: [wish, wish], in: Self.store, at: Self.noon)
    #expect(Set(answer.products.map(\.form)) == [.usual, .frozen])
    #expect(Set(answer.products.map(\.id)).count == answer.products.count)
    #expect(answer.products.allSatisfy { $0.food == "broccoli" && $0.store == Self.store })
    #expect(answer.unanswered.isEmpty)
  }

  @Test func `a wish in words alone brings what is called so`() throws {
    let wish = ProductWish(food: nil, words: "oat milk")
    let answer = try Self.retailer.answer(to: [wish], in: Self.store, at: Self.noon)
    #expect(!answer.products.isEmpty)
    #expect(answer.products.allSatisfy { $0.name.contains("Oat Milk") })
  }

  @Test func `listed products have the prices of the same hour's snapshot`() throws {
    let wishes = ["milk", "rice", "salt"].map { ProductWish(food: $0, words: "") }
    let answer = try Self.retailer.answer(to: wishes, in: Self.store, at: Self.noon)
    let snapshot = try Self.retailer.snapshot(
      of: answer.products.map(\.id) + ["0"], in: Self.store, at: Self.noon + 3599)
    #expect(snapshot.entries.count == answer.products.count)
    for product in answer.products {
      #expect(snapshot.entries[product.id]?.price == product.price)
      #expect(snapshot.entries[product.id]?.availability == product.availability)
    }
  }

  @Test func `a store that does not exist is an error`() {
    let error = RetailerError.unknownStore("moon")
    #expect(throws: error) { try Self.retailer.answer(to: [], in: "moon", at: Self.noon) }
    #expect(throws: error) { try Self.retailer.snapshot(of: [], in: "moon", at: Self.noon) }
    #expect(throws: error) {
      try Self.retailer.fill(CartOrder(store: "moon", lines: []), at: Self.noon)
    }
  }

  @Test func `within six hours something on a list of sixty changes, and within a day more`() throws
  {
    let foods = Set(GroceryShelf.bundled.products.map(\.food)).sorted()
    let list = foods.prefix(60).compactMap {
      GroceryShelf.bundled.products(of: $0, at: .kroger).first?.id
    }
    let changes = try [6, 24].map { hours in
      let before = try Self.retailer.snapshot(of: list, in: Self.store, at: Self.noon)
      let after = try Self.retailer.snapshot(
        of: list, in: Self.store, at: Self.noon + Double(hours) * 3600)
      return list.filter { before.entries[$0] != after.entries[$0] }.count
    }
    #expect(changes[0] > 0)
    #expect(changes[1] > changes[0])
  }
}

import Groceries
import MealModels
import Testing

@testable import DemoGrocer

@Suite struct StockPriceTests {
  static let start = StockMovementTests.start

  @Test(arguments: GroceryShelf.bundled.stores)
  func `1 to 6 % of the prices change on a day, on average over 30 days`(store: DemoStore) {
    let movement = StockMovement()
    let sample = StockMovementTests.sample(of: store)
    var changes = 0
    for product in sample {
      let prices = (0...30).map {
        movement.entry(of: product, in: store, hour: Self.start + $0 * 24)?.price
      }
      changes += zip(prices, prices.dropFirst()).filter { $0 != $1 }.count
    }
    #expect((0.01...0.06).contains(Double(changes) / Double(sample.count * 30)))
  }

  @Test(arguments: GroceryShelf.bundled.stores)
  func `a price stays within 6 % of the table's, less a promotion of a quarter`(
    store: DemoStore
  ) throws {
    let movement = StockMovement()
    for product in StockMovementTests.sample(of: store) {
      let table = try #require(product.cents(at: store.chain))
      let level = Double(table * store.level) / 1000
      for day in stride(from: 0, to: 365, by: 9) {
        let entry = movement.entry(of: product, in: store, hour: Self.start + day * 24)
        let cents = Double(try #require(entry?.price?.hundredths))
        #expect(cents > 0 && cents <= level * 1.06 + 5 && cents >= level * 0.94 * 0.75 - 6)
      }
    }
  }

  @Test func `a promotion lasts a week, from Thursday on, in all stores of a chain`() {
    let movement = StockMovement()
    let thursday = 2969 * 168
    let products = GroceryShelf.bundled.products
    let promoted = products.filter {
      movement.reduction(of: $0, at: .kroger, hour: thursday) > 0
    }
    #expect((0.03...0.07).contains(Double(promoted.count) / Double(products.count)))
    for product in products {
      let off = movement.reduction(of: product, at: .kroger, hour: thursday)
      #expect(movement.reduction(of: product, at: .kroger, hour: thursday + 167) == off)
    }
    let before = promoted.filter {
      movement.reduction(of: $0, at: .kroger, hour: thursday - 1) > 0
    }
    #expect(before.count < promoted.count / 3)
  }

  @Test func `stores of a chain ask what their level says`() throws {
    let movement = StockMovement()
    let shelf = GroceryShelf.bundled
    let (near, far) = (
      try #require(shelf.store("kroger-1234")), try #require(shelf.store("kroger-0778"))
    )
    let total = { (store: DemoStore) in
      shelf.products.compactMap {
        movement.entry(of: $0, in: store, hour: Self.start)?.price?.hundredths
      }.reduce(0, +)
    }
    #expect((0.92...0.96).contains(Double(total(far)) / Double(total(near))))
  }

  @Test func `a store tells nothing of what its chain does not sell`() throws {
    let shelf = GroceryShelf.bundled
    let store = try #require(shelf.store("kroger-1234"))
    let foreign = try #require(shelf.products.first { $0.cents(at: .kroger) == nil })
    #expect(StockMovement().entry(of: foreign, in: store, hour: Self.start) == nil)
  }
}

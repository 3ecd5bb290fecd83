import Groceries
import MealModels
import Testing

@testable import DemoGrocer

@Suite struct StockMovementTests {
  static let shelf = GroceryShelf.bundled
  /// Noon of 25 November 2026, UTC.
  static let start = 498_804
  static let hours = start..<start + 30 * 24

  @Test func `the same seed is the same course of things, another seed another`() throws {
    let store = try #require(Self.shelf.store("kroger-1234"))
    let course = { (seed: UInt64) in
      Self.shelf.products.prefix(300).map {
        StockMovement(seed: seed).entry(of: $0, in: store, hour: Self.start)
      }
    }
    #expect(course(1) == course(1))
    #expect(course(1) != course(2))
  }

  @Test func `draws are the same on every system`() {
    let draw = StockDraw(7).with("promotion").with(-3)
    #expect(draw.below(1000) == 675)
    #expect(draw.with("off").below(4) == 2)
    #expect(StockDraw(0).below(1) == 0)
  }

  @Test func `a draw is even, and below one it is nothing`() {
    var counts = [Int](repeating: 0, count: 10)
    for number in 0..<10_000 { counts[StockDraw(1).with("even").with(number).below(10)] += 1 }
    #expect(counts.allSatisfy { (900...1100).contains($0) }, "\(counts)")
    #expect(StockDraw(1).below(0) == 0)
  }

  @Test func `turns follow each other without a gap, also before 1970`() {
    var last = StockTurn(at: -200, length: 24, offset: 5)
    for hour in -199..<200 {
      let turn = StockTurn(at: hour, length: 24, offset: 5)
      let isNext = turn.number == last.number && turn.hour == last.hour + 1
      let isNew = turn.number == last.number + 1 && turn.hour == 0 && last.hour == 23
      #expect(isNext || isNew)
      last = turn
    }
  }

  @Test(arguments: GroceryShelf.bundled.stores)
  func `over 30 days 1 to 5 % of the products are out and 3 to 10 % low`(store: DemoStore) {
    let movement = StockMovement()
    var counts: [Availability: Int] = [:]
    for product in Self.sample(of: store) {
      for hour in stride(from: Self.start, to: Self.hours.upperBound, by: 5) {
        counts[movement.availability(of: product, in: store, hour: hour), default: 0] += 1
      }
    }
    let all = Double(counts.values.reduce(0, +))
    #expect((0.01...0.05).contains(Double(counts[.out] ?? 0) / all))
    #expect((0.03...0.10).contains(Double(counts[.low] ?? 0) / all))
    #expect(counts[.unknown] == nil)
  }

  @Test(arguments: GroceryShelf.bundled.stores)
  func `nothing is out for longer than four days`(store: DemoStore) {
    let movement = StockMovement()
    for product in Self.sample(of: store) {
      var run = 0
      for hour in Self.hours {
        run = movement.availability(of: product, in: store, hour: hour) == .out ? run + 1 : 0
        #expect(run <= 96, "\(product.name)")
      }
    }
  }

  @Test func `a food that is short is out in every brand, for at most 36 hours`() throws {
    let store = try #require(Self.shelf.store("kroger-1234"))
    let movement = StockMovement()
    let foods = Set(Self.shelf.products.map(\.food)).sorted().prefix(200)
    var shortages = 0
    for food in foods {
      var run = 0
      for hour in Self.hours {
        let isShort = movement.isShort(food, in: store, hour: hour)
        if isShort, run == 0 { shortages += 1 }
        run = isShort ? run + 1 : 0
        #expect(run <= 36)
        guard isShort, run == 1 else { continue }
        let brands = Self.shelf.products(of: food, at: store.chain)
        #expect(
          brands.allSatisfy { movement.availability(of: $0, in: store, hour: hour) == .out })
      }
    }
    #expect((20...120).contains(shortages))
  }

  /// Every 37th product that the store sells.
  static func sample(of store: DemoStore) -> [ShelfProduct] {
    let sold = shelf.products.filter { $0.cents(at: store.chain) != nil }
    return stride(from: 0, to: sold.count, by: 37).map { sold[$0] }
  }
}

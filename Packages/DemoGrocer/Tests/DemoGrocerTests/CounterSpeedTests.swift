import DemoGrocer
import Foundation
import Groceries
import MealModels
import Testing

@Suite struct CounterSpeedTests {
  @Test func `500 products are priced within a tenth of a second, also unoptimised`() throws {
    let counter = DemoCounter()
    let sold = GroceryShelf.bundled.products.filter { $0.cents[.kroger] != nil }
    let list = stride(from: 0, to: sold.count, by: max(1, sold.count / 500)).map { sold[$0].id }
    #expect(list.count >= 500)
    let noon = DemoCounterTests.noon
    let clock = ContinuousClock()
    let times = try (0..<5).map { _ in
      try clock.measure { _ = try counter.snapshot(of: list, in: "kroger-1234", at: noon) }
    }
    #expect(try #require(times.min()) < .milliseconds(100))
  }
}

import DemoGrocer
import Foundation
import Groceries
import MealModels
import Testing

@Suite struct CounterSpeedTests {
  @Test(.timeLimit(.minutes(1)))
  func `500 products are priced anew in each hour of a week within a minute`() throws {
    let counter = DemoCounter()
    let sold = GroceryShelf.bundled.products.filter { $0.cents(at: .kroger) != nil }
    let list = stride(from: 0, to: sold.count, by: max(1, sold.count / 500)).map { sold[$0].id }
    #expect(list.count >= 500)
    for hour in 0..<168 {
      let time = DemoCounterTests.noon + Double(hour) * 3600
      let snapshot = try counter.snapshot(of: list, in: "kroger-1234", at: time)
      #expect(snapshot.entries.count == list.count)
    }
  }
}

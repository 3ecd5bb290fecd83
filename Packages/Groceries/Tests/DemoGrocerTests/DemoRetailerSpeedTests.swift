import DemoGrocer
import Foundation
import Groceries
import MealModels
import SeededRandom
import Testing

@Suite struct DemoRetailerSpeedTests {
  @Test(.timeLimit(.minutes(1)))
  func `the demo shop prices 500 products for each hour of a week within a minute`() throws {
    let retailer = DemoRetailer()
    let sold = GroceryShelf.bundled.products.filter { $0.cents(at: .kroger) != nil }
    let list = stride(from: 0, to: sold.count, by: max(1, sold.count / 500)).map { sold[$0].id }
    #expect(list.count >= 500)
    for hour in 0..<Sample.count(quick: 12, whole: 168) {
      let time = DemoShelfTests.noon + Double(hour) * 3600
      let snapshot = try retailer.snapshot(of: list, in: "kroger-1234", at: time)
      #expect(snapshot.entries.count == list.count)
    }
  }
}

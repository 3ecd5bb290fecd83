import AppTesting
import DesignSystem
import Groceries
import MealCatalog
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// What a week costs is one sum, and says how it stands beside the budget.
@Suite struct TotalTests {
  /// Seven dinners that differ with each number.
  private static func meals(_ number: Int) -> [MealID] {
    let dinners = Catalog.bundled.summaries.filter { $0.slots.contains(.dinner) }.map(\.id)
    return (0..<7).map { dinners[($0 * 31 + number * 173) % dinners.count] }
  }

  private func money(after words: String, in text: String) -> String? {
    text.firstRange(of: words).map { range in
      String(text[range.upperBound...].prefix { $0.isNumber || "$.,".contains($0) })
    }
  }

  @Test(
    arguments: [
      (0, "kroger-1234"), (1, "fennimore-mission"), (2, "kroger-0778"), (3, "fennimore-slope"),
    ] as [(Int, StoreID)])
  func `list and cart have one total, also where two packages meet one need`(
    number: Int, store: StoreID
  ) async throws {
    let shopper = try await Shopper(at: store, planning: Self.meals(number))
    try await shopper.stores.plan.record(
      [.set(.weeklyBudget(Money(hundredths: 50_00)))], at: TestWorld.evening)
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.write("43 eggs")
    let list = try await shopper.app.showing().root.visibleText
    #expect(!list.contains("No price"))
    let total = try #require(money(after: "Totals: ", in: list))
    #expect(list.contains("Budget: \(total) of $50.00: "))
    try await shopper.tap("groceries.cart")
    let cart = try await shopper.app.showing().root.visibleText
    #expect(money(after: "Estimated total: ", in: cart) == total)
    #expect(cart.contains("Budget: \(total) of $50.00: "))
    #expect(cart.contains(" over"))
  }
}

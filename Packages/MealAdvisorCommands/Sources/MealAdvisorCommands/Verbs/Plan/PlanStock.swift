import CommandKit
import EaterRecord
import MealModels
import MealPlan

extension PlanSession {
  /// What is known of home and the chosen store.
  ///
  /// - Parameter needsCosts: whether there is a budget, so that the store is asked.
  func stock(needsCosts: Bool) async throws(CommandError) -> PlanStock {
    await PlanStock(
      targets.days, stored, service, session.advisor.foods(), at: moment,
      asking: needsCosts ? try session.retailer(stored.shopping.settings.retailer) : nil)
  }

  /// What the list of the week would cost with other plans; nil without a budget.
  func pricing(
    _ stock: PlanStock, of budget: Money?
  ) async throws(CommandError) -> PlanPricing? {
    guard budget != nil else { return nil }
    return PlanPricing(
      stock, targets.days, stored, service, session.advisor.foods(),
      at: try session.retailer(stored.shopping.settings.retailer), on: moment)
  }

  /// The shopping list of the week in which an entry stands.
  func groceries(around entry: PlannedMeal) async throws(CommandError) -> GrocerySession {
    try await GrocerySession(self, days: stored.plan.settings.week(of: entry.slot.day))
  }
}

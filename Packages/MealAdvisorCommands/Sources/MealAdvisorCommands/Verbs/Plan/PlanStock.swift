import CommandKit
import EaterRecord
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

  /// The shopping list of the week in which an entry stands.
  func groceries(around entry: PlannedMeal) async throws(CommandError) -> GrocerySession {
    try await GrocerySession(self, days: stored.plan.settings.week(of: entry.slot.day))
  }
}

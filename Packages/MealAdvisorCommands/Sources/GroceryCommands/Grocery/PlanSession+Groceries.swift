import CommandKit
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PlanSessions

extension PlanSession {
  /// The cost of a week's grocery list compared with the budget; nil without a budget.
  ///
  /// If the list cannot be read or priced, the cost is unknown and the plan is shown anyway.
  package func budget(of days: Range<Int>) async -> PlanDocument.Budget? {
    guard let weekly = stored.planSettings.weeklyBudget else { return nil }
    var cost: Money?
    if let groceries = try? await GrocerySession(self, days: days).groceries {
      let total = await groceries.kept().priced?.total
      cost = groceries.standing(total, of: weekly)?.total
    }
    return PlanDocument.Budget(weekly: weekly, cost: cost)
  }

  /// The shopping list of an entry's week.
  package func groceries(around entry: PlannedMeal) async throws(CommandError) -> GrocerySession {
    try await GrocerySession(self, days: stored.plan.settings.week(of: entry.slot.day))
  }
}

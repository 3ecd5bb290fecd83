import EaterRecord
import PlanningPresentation

extension BudgetSum {
  /// Makes the cost of a week and its budget for screens.
  package init(_ standing: BudgetStanding) {
    self.init(total: standing.total, budget: standing.budget)
  }
}

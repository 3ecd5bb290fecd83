import EaterRecord
import PlanningPresentation

extension BudgetSum {
  /// What a week costs beside its budget, as screens show it.
  init(_ standing: BudgetStanding) {
    self.init(total: standing.total, budget: standing.budget)
  }
}

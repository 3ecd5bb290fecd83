import EaterRecord
import MealModels

extension BudgetStanding {
  /// "$225.00 of $152.00: $73.00 over".
  package var text: String {
    let rest = over.map { "\($0.text) over" } ?? left.map { "\($0.text) left" } ?? ""
    return "\(total.text) of \(budget.text): \(rest)"
  }
}

import MealModels

/// The cost of a week and its budget, in one currency.
public struct BudgetSum: Hashable, Sendable {
  /// The cost.
  public var total: Money
  /// The budget of the week.
  public var budget: Money

  /// Makes a sum.
  public init(total: Money, budget: Money) {
    self.total = total
    self.budget = budget
  }

  /// Whether the cost exceeds the budget.
  public var isOver: Bool { total.hundredths > budget.hundredths }
}

import MealModels

/// What a week costs, and what it should cost at most, in one currency.
public struct BudgetSum: Hashable, Sendable {
  /// What it costs.
  public var total: Money
  /// What it should cost at most.
  public var budget: Money

  /// Makes one.
  public init(total: Money, budget: Money) {
    self.total = total
    self.budget = budget
  }

  /// Whether it costs more.
  public var isOver: Bool { total.hundredths > budget.hundredths }
}

import Groceries
import MealModels

/// The cost of a week compared with its budget.
public struct BudgetStanding: Hashable, Sendable {
  /// The budget of the week.
  public let budget: Money
  /// The cost of orders for the list and of the items still to buy, as far as prices are known.
  public let total: Money

  /// Makes a standing; nil without a budget or a total, or if their currencies differ.
  public init?(_ total: Money?, of budget: Money?) {
    guard let total, let budget, total.currency == budget.currency else { return nil }
    (self.total, self.budget) = (total, budget)
  }

  /// The amount by which the week exceeds the budget; nil if it does not.
  public var over: Money? {
    let more = total.hundredths - budget.hundredths
    return more > 0 ? Money(hundredths: more, total.currency) : nil
  }

  /// The remaining budget; nil if the week exceeds the budget.
  public var left: Money? {
    over == nil
      ? Money(hundredths: budget.hundredths - total.hundredths, total.currency) : nil
  }
}

extension WeekGroceries {
  /// The cost of the week compared with its budget: the orders for its list, and an estimate of the
  /// rest.
  public func standing(_ total: PricedList.Total?, of budget: Money?) -> BudgetStanding? {
    BudgetStanding(shopping.spent(on: list.id, and: total?.known), of: budget)
  }
}

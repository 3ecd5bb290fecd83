import Groceries
import MealModels

/// What a week costs beside what it should cost at most.
public struct BudgetStanding: Hashable, Sendable {
  /// What the week should cost at most.
  public let budget: Money
  /// What was ordered for the list, and what is still to be bought, as far as prices are known.
  public let total: Money

  /// Makes one; nil without a budget, where nothing has a price, and in two currencies.
  public init?(_ total: Money?, of budget: Money?) {
    guard let total, let budget, total.currency == budget.currency else { return nil }
    (self.total, self.budget) = (total, budget)
  }

  /// By how much the week costs more; nil where the budget holds.
  public var over: Money? {
    let more = total.hundredths - budget.hundredths
    return more > 0 ? Money(hundredths: more, total.currency) : nil
  }

  /// What is left of the budget; nil where it does not hold.
  public var left: Money? {
    over == nil
      ? Money(hundredths: budget.hundredths - total.hundredths, total.currency) : nil
  }
}

extension WeekGroceries {
  /// What the week costs beside its budget: what was ordered for its list, and an estimate of the rest.
  public func standing(_ total: PricedList.Total?, of budget: Money?) -> BudgetStanding? {
    BudgetStanding(shopping.spent(on: list.id, and: total?.known), of: budget)
  }
}

import Groceries
import MealModels

/// The cost of a week's list: the packages to pay now, and what of them the week uses up.
public struct WeekCost: Hashable, Sendable {
  /// The cost of the packages still to buy, as far as prices are known.
  public var toPay: Money
  /// The cost of the amounts that the week's recipes use; of a jar, only the part that they use.
  public var used: Money
  /// How many items have no price; they are in neither sum.
  public var unpricedCount: Int
  /// The cost with all orders, compared with the budget; nil without a budget.
  public var standing: BudgetStanding?

  /// Makes a cost.
  public init(
    toPay: Money, used: Money, unpricedCount: Int = 0, standing: BudgetStanding? = nil
  ) {
    self.toPay = toPay
    self.used = used
    self.unpricedCount = unpricedCount
    self.standing = standing
  }
}

extension WeekGroceries {
  /// The cost of the week by a shop's answer; nil if no price is known.
  ///
  /// Food at home, and food that is always at home, is not on the list, so it costs nothing.
  public func cost(_ answer: StoreAnswer, budget: Money?) -> WeekCost? {
    guard let priced = answer.priced, let toPay = priced.total.known,
      let used = priced.used
    else { return nil }
    let unpriced = priced.items.count { $0.choice?.cost == nil }
    return WeekCost(
      toPay: toPay, used: used, unpricedCount: unpriced,
      standing: standing(priced.total, of: budget))
  }
}

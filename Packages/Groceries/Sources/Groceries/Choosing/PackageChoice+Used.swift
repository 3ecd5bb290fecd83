import MealModels

extension PackageChoice {
  /// The cost of what is used up of the packages; all of it where the leftover is unknown.
  ///
  /// Nil if a price is unknown.
  public var used: Money? {
    guard let cost, let bought, let left, bought.high > .zero else { return cost }
    let share = left.high.doubleValue / bought.high.doubleValue
    let cents = Double(cost.hundredths) * (1 - min(max(share, 0), 1))
    return Money(hundredths: Int(bounded: cents.rounded()), cost.currency)
  }
}

extension PricedList {
  /// The cost of what is used up of the packages, as far as prices are known; nil if none is.
  public var used: Money? {
    let costs = items.compactMap { $0.choice?.used }
    return costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) }
  }
}

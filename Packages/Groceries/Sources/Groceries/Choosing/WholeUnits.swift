import MealModels

/// Amounts of several packages and of a need as whole numbers of one small unit, so that they are
/// compared exactly and at once.
struct WholeUnits {
  /// What each package holds.
  let amounts: [Int]
  /// What is needed.
  let need: Int
  /// How many of the small units make one unit of the need.
  let parts: Int

  /// The most small units in one: beyond that a need is rounded up and packages down, so that what is
  /// chosen always covers it.
  private static let finest = 10_000

  /// What of a need is let go where amounts are estimates, so that roundings make nobody buy one more.
  private static let rounding = Fraction(999, over: 1000) ?? .one

  /// - Parameter isExact: whether no amount is an estimate.
  init(_ amounts: [Fraction], need: Fraction, isExact areExact: Bool = true) {
    let need = areExact ? need : need * Self.rounding
    var parts = need.denominator
    for amount in amounts where parts <= Self.finest {
      parts = Self.multiple(parts, amount.denominator)
    }
    let isExact = parts <= Self.finest
    self.parts = isExact ? parts : Self.finest
    let scale = Double(self.parts)
    let most = 1e15
    if isExact, need.doubleValue * scale < most {
      self.need = need.numerator * (parts / need.denominator)
    } else {
      self.need = Int(min((need.doubleValue * scale).rounded(.up), most))
    }
    self.amounts = amounts.map { amount in
      isExact && amount.doubleValue * scale < most
        ? amount.numerator * (parts / amount.denominator)
        : Int(min((amount.doubleValue * scale).rounded(.down), most))
    }
  }

  /// The least common multiple, or more than is used where it is large.
  private static func multiple(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let product = first.multipliedReportingOverflow(by: second / max(larger, 1))
    return product.overflow ? .max : product.partialValue
  }
}

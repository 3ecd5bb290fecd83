import MealModels

/// The amounts of several packages and of a need as whole numbers of one small unit, so that
/// comparing them is exact and fast.
struct WholeUnits {
  /// The amount of each package.
  let amounts: [Int]
  /// The needed amount.
  let need: Int
  /// The number of small units in one unit of the need.
  let parts: Int

  /// The most small units in one unit.
  ///
  /// With more, the need is rounded up and packages are rounded down, so that the choice always
  /// covers the need.
  private static let finest = 10_000

  /// The tolerance for estimated amounts, so that rounding never adds a package.
  private static let rounding = Fraction(999, over: 1000) ?? .one

  /// Converts the amounts of packages and of a need.
  ///
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

  /// The least common multiple; a number above ``finest`` if it overflows.
  private static func multiple(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let product = first.multipliedReportingOverflow(by: second / max(larger, 1))
    return product.overflow ? .max : product.partialValue
  }
}

import MealModels

extension Fraction {
  /// The exact sum, or the nearest ten-thousandth where that would not fit.
  static func + (lhs: Fraction, rhs: Fraction) -> Fraction {
    let left = lhs.numerator.multipliedReportingOverflow(by: rhs.denominator)
    let right = rhs.numerator.multipliedReportingOverflow(by: lhs.denominator)
    let top = left.partialValue.addingReportingOverflow(right.partialValue)
    let bottom = lhs.denominator.multipliedReportingOverflow(by: rhs.denominator)
    if !left.overflow, !right.overflow, !top.overflow, !bottom.overflow,
      let exact = Fraction(top.partialValue, over: bottom.partialValue)
    {
      return exact
    }
    return Fraction(rounding: lhs.doubleValue + rhs.doubleValue, toParts: 10_000) ?? .most
  }

  /// What is left when so much is taken away; nothing where more is taken than there is.
  func subtracting(_ other: Fraction) -> Fraction {
    guard self > other else { return .zero }
    let left = numerator.multipliedReportingOverflow(by: other.denominator)
    let right = other.numerator.multipliedReportingOverflow(by: denominator)
    let bottom = denominator.multipliedReportingOverflow(by: other.denominator)
    if !left.overflow, !right.overflow, !bottom.overflow,
      let exact = Fraction(left.partialValue - right.partialValue, over: bottom.partialValue)
    {
      return exact
    }
    return Fraction(rounding: doubleValue - other.doubleValue, toParts: 10_000) ?? .zero
  }

  /// The product with a number that is no fraction, to a ten-thousandth.
  func times(_ factor: Double) -> Fraction {
    Fraction(rounding: doubleValue * factor, toParts: 10_000) ?? .most
  }

  /// The next whole number at or above it, once a little more than a whole one is forgiven.
  func roundedUp(forgiving slack: Double = 0) -> Fraction {
    let value = doubleValue - slack
    guard value < 1e12 else { return .most }
    return Fraction(max(self > .zero ? 1 : 0, Int(bounded: value.rounded(.up))))
  }

  /// More than anybody buys.
  static let most = Fraction(1_000_000_000_000)
}

extension Quantity {
  /// The sum of both ends.
  static func + (lhs: Quantity, rhs: Quantity) -> Quantity {
    Quantity(from: lhs.lowerBound + rhs.lowerBound, to: lhs.upperBound + rhs.upperBound)
  }

  /// The larger of both at either end, which is enough for either.
  func covering(_ other: Quantity) -> Quantity {
    Quantity(
      from: max(lowerBound, other.lowerBound), to: max(upperBound, other.upperBound))
  }
}

import MealModels

extension Fraction {
  /// The exact sum, or the nearest ten-thousandth if the exact one would overflow.
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

  /// The remainder after a subtraction, at least zero.
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

  /// The product with a floating-point number, rounded to a ten-thousandth.
  func times(_ factor: Double) -> Fraction {
    Fraction(rounding: doubleValue * factor, toParts: 10_000) ?? .most
  }

  /// The next whole number at or above the fraction, after a small excess is subtracted.
  func roundedUp(forgiving slack: Double = 0) -> Fraction {
    let value = doubleValue - slack
    guard value < 1e12 else { return .most }
    return Fraction(max(self > .zero ? 1 : 0, Int(bounded: value.rounded(.up))))
  }

  /// An upper limit that is more than any shopper buys.
  static let most = Fraction(1_000_000_000_000)
}

extension Quantity {
  /// The sums of the lower ends and of the upper ends.
  static func + (lhs: Quantity, rhs: Quantity) -> Quantity {
    Quantity(from: lhs.lowerBound + rhs.lowerBound, to: lhs.upperBound + rhs.upperBound)
  }

  /// The larger of the lower ends and the larger of the upper ends, which is enough for either
  /// quantity.
  func covering(_ other: Quantity) -> Quantity {
    Quantity(
      from: max(lowerBound, other.lowerBound), to: max(upperBound, other.upperBound))
  }
}

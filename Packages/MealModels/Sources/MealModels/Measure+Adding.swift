extension Measure {
  /// The exact sum with another measure, in the unit of this one; nil if their units cannot be
  /// converted.
  public func adding(_ other: Measure) -> Measure? {
    guard word == other.word, let size = other.size(in: unit) else { return nil }
    let more = other.quantity * size
    guard let low = quantity.lowerBound.adding(more.lowerBound),
      let high = quantity.upperBound.adding(more.upperBound)
    else { return nil }
    return Measure(Quantity(from: low, to: high), unit, word: word)
  }

  /// The exact size of this unit in another unit; nil if it is not a fraction.
  private func size(in unit: MeasureUnit?) -> Fraction? {
    if self.unit == unit { return .one }
    guard let own = Self.exactSize(self.unit), let other = Self.exactSize(unit),
      own.kind == other.kind
    else { return nil }
    return own.size / other.size
  }

  private enum Kind { case spoons, metricVolume, metricMass, ounces }

  private static func exactSize(_ unit: MeasureUnit?) -> (kind: Kind, size: Fraction)? {
    switch unit {
    case .teaspoon: (.spoons, .one)
    case .tablespoon: (.spoons, Fraction(3))
    case .fluidOunce: (.spoons, Fraction(6))
    case .cup: (.spoons, Fraction(48))
    case .pint: (.spoons, Fraction(96))
    case .quart: (.spoons, Fraction(192))
    case .millilitre: (.metricVolume, .one)
    case .litre: (.metricVolume, Fraction(1000))
    case .gram: (.metricMass, .one)
    case .kilogram: (.metricMass, Fraction(1000))
    case .ounce: (.ounces, .one)
    case .pound: (.ounces, Fraction(16))
    default: nil
    }
  }
}

extension Fraction {
  /// The exact sum; nil if it cannot be represented.
  public func adding(_ other: Fraction) -> Fraction? {
    let left = numerator.multipliedReportingOverflow(by: other.denominator)
    let right = other.numerator.multipliedReportingOverflow(by: denominator)
    let bottom = denominator.multipliedReportingOverflow(by: other.denominator)
    let top = left.partialValue.addingReportingOverflow(right.partialValue)
    guard !left.overflow, !right.overflow, !bottom.overflow, !top.overflow else { return nil }
    return Fraction(top.partialValue, over: bottom.partialValue)
  }
}

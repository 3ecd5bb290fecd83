extension Measure {
  /// The measure rounded to amounts that spoons, cups, jugs and scales can show.
  ///
  /// | Unit | Amount | Rounded to |
  /// | --- | --- | --- |
  /// | gram, millilitre | below 5 | 1/2 |
  /// | | below 20; 250; more | 1; 5; 10 |
  /// | kilogram, litre | | 0.05 |
  /// | teaspoon | with a rest that is no half, third or quarter | 1/8 |
  /// | | below 1/8, in pinches, smidgens and drops | 1/16, 1/32 or 1/64 |
  /// | tablespoon | with a rest that is no half | 1/2 |
  /// | cup, pint, quart, ounce, pound | with another rest | 1/4 |
  /// | ounce | below 1; from 8 | 1/8; 1 |
  ///
  /// So an amount changes by at most an eighth of itself. An amount below 1/2 teaspoon, 1/2 oz or 2
  /// g changes by at most 1/16 teaspoon, 1/16 oz or 1/4 g. No amount becomes zero.
  func rounded() -> Measure {
    Measure(quantity.mapped { Self.rounded($0, unit) }, unit)
  }

  /// Whether measuring spoons, cups and scales can show an amount in a unit.
  static func isMeasurable(_ amount: Fraction, in unit: MeasureUnit?) -> Bool {
    switch unit {
    case .teaspoon: [1, 2, 3, 4, 8].contains(amount.denominator)
    case .tablespoon: [1, 2].contains(amount.denominator)
    case .pound: [1, 2, 4].contains(amount.denominator)
    case .ounce where amount >= Fraction(8): amount.isWhole
    case .ounce where amount < .one: [1, 2, 3, 4, 8].contains(amount.denominator)
    default: [1, 2, 3, 4].contains(amount.denominator)
    }
  }

  private static func rounded(_ amount: Fraction, _ unit: MeasureUnit?) -> Fraction {
    if unit?.isMetric == true { return metricRounded(amount, unit) }
    if isMeasurable(amount, in: unit) { return amount }
    let parts = roundingParts(amount, unit)
    let nearest = Fraction(rounding: amount.doubleValue, toParts: parts) ?? amount
    return max(nearest, Fraction(1, over: parts) ?? .one)
  }

  private static func roundingParts(_ amount: Fraction, _ unit: MeasureUnit?) -> Int {
    switch unit {
    case .teaspoon: finestParts(amount)
    case .tablespoon: 2
    case .ounce where amount >= Fraction(8): 1
    case .ounce where amount < .one: finestParts(amount)
    default: 4
    }
  }

  /// The denominator for small amounts: eighths, or the largest smaller part that fits into the
  /// amount.
  private static func finestParts(_ amount: Fraction) -> Int {
    [8, 16, 32].first { Fraction(1, over: $0).map { $0 <= amount } ?? false } ?? 64
  }

  private static func metricRounded(_ amount: Fraction, _ unit: MeasureUnit?) -> Fraction {
    let value = min(amount.doubleValue, 1e12)
    if unit == .kilogram || unit == .litre {
      return Fraction(rounding: value, toParts: 20) ?? amount
    }
    let half = Fraction(1, over: 2) ?? .one
    if value < 5 { return max(Fraction(rounding: value, toParts: 2) ?? amount, half) }
    let step = value < 20 ? 1 : (value < 250 ? 5 : 10)
    return Fraction(Int(bounded: (value / Double(step)).rounded()) * step)
  }
}

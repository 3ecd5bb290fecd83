import MealModels

/// Adds weights.
///
/// The sum is exact for grams only or ounces only. Mixed weights are added in grams, with ounces
/// rounded to a hundredth of a gram.
enum MassSum {
  static func sum(_ amounts: [ListAmount]) -> ListAmount? {
    guard !amounts.isEmpty else { return nil }
    let isMetric = amounts.contains { $0.unit?.isMetric ?? true }
    let total = amounts.reduce(Quantity.exactly(.zero)) { $0 + small($1, isMetric: isMetric) }
    return said(total, isMetric: isMetric, among: Set(amounts.compactMap(\.unit)))
  }

  /// A weight in grams, rounded to a hundredth if it is in ounces.
  static func grams(_ amount: ListAmount) -> Quantity { small(amount, isMetric: true) }

  /// The amount in grams or in ounces.
  private static func small(_ amount: ListAmount, isMetric: Bool) -> Quantity {
    let unit = amount.unit ?? .gram
    switch (unit, isMetric) {
    case (.gram, true), (.ounce, false): return amount.quantity
    case (.kilogram, true): return amount.quantity * Fraction(1000)
    case (.pound, false): return amount.quantity * Fraction(16)
    default:
      let factor = (unit.baseAmount ?? 1) / (isMetric ? 1 : gramsInAnOunce)
      return amount.quantity.mapped {
        Fraction(rounding: $0.doubleValue * factor, toParts: 100) ?? $0
      }
    }
  }

  private static let gramsInAnOunce = MeasureUnit.ounce.baseAmount ?? 28.349_523_125

  /// Grams or ounces in the most suitable unit; kilograms or pounds from one on.
  static func said(
    _ quantity: Quantity, isMetric: Bool, among units: Set<MeasureUnit>
  ) -> ListAmount {
    let (small, large): (MeasureUnit, MeasureUnit) =
      isMetric ? (.gram, .kilogram) : (.ounce, .pound)
    let inLarge = quantity.inUnit(isMetric ? 1000 : 16)
    let isOnlyLarge = units == [large]
    let isWorthIt = inLarge.lowerBound >= .one && (isMetric || inLarge.isEasy)
    return isOnlyLarge || isWorthIt
      ? ListAmount(inLarge, large) : ListAmount(quantity, small)
  }
}

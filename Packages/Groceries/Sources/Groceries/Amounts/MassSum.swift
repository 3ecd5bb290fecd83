import MealModels

/// Adds weights: exactly within grams or within ounces, else in grams, ounces to a hundredth of one.
enum MassSum {
  static func sum(_ amounts: [ListAmount]) -> ListAmount? {
    guard !amounts.isEmpty else { return nil }
    let isMetric = amounts.contains { $0.unit?.isMetric ?? true }
    let total = amounts.reduce(Quantity.exactly(.zero)) { $0 + small($1, isMetric: isMetric) }
    return said(total, isMetric: isMetric, among: Set(amounts.compactMap(\.unit)))
  }

  /// Grams of a weight, to a hundredth where it is in ounces.
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

  /// Grams or ounces in the unit that says it best: kilograms and pounds from one on.
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

import MealModels

/// Rounds sums that are partly estimated to amounts that a kitchen can measure.
///
/// | Unit | Rounded to |
/// | --- | --- |
/// | g, ml | 1 |
/// | oz | 1, pounds where those are quarters; 1/2 below 8 oz |
/// | cup, tbsp, tsp | 1/8, 1/2, 1/4 |
enum RoundEstimate {
  static func rounded(_ amount: ListAmount) -> ListAmount {
    switch amount.unit {
    case .ounce, .pound: ounces(amount)
    case .cup, .tablespoon, .teaspoon: spoons(amount)
    default: amount
    }
  }

  private static func ounces(_ amount: ListAmount) -> ListAmount {
    let inOunces = amount.unit == .pound ? amount.quantity * Fraction(16) : amount.quantity
    let parts = inOunces.upperBound < Fraction(8) ? 2 : 1
    return MassSum.said(inOunces.toParts(parts), isMetric: false, among: [])
  }

  private static func spoons(_ amount: ListAmount) -> ListAmount {
    let millilitres = VolumeSum.millilitres(amount)
    let (unit, parts): (MeasureUnit, Int) =
      millilitres.upperBound >= Fraction(240)
      ? (.cup, 8) : millilitres.upperBound >= Fraction(15) ? (.tablespoon, 2) : (.teaspoon, 4)
    return ListAmount(
      millilitres.inUnit(VolumeSum.size(of: unit)).toParts(parts), unit)
  }
}

extension Quantity {
  /// Rounds each end to the nearest part, and never to zero.
  fileprivate func toParts(_ parts: Int) -> Quantity {
    mapped {
      max(Fraction(rounding: $0.doubleValue, toParts: parts) ?? $0, Fraction(1, over: parts) ?? $0)
    }
  }
}

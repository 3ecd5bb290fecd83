import MealModels

/// Converts amounts of one food to the unit of another amount.
public struct AmountConversion: Sendable {
  private let weighing: Weighing

  /// Makes a conversion from the weights of a food's cups and pieces.
  ///
  /// Without measures it only converts between units of one kind.
  public init(_ measures: FoodMeasures = FoodMeasures()) {
    weighing = Weighing(measures)
  }

  /// The quantity of an amount in the unit of another; nil if it cannot be converted.
  ///
  /// The result is exact between volumes, between metric weights, between ounces and pounds, and
  /// for equal counts. Otherwise it is rounded to a ten-thousandth.
  public func quantity(of amount: ListAmount, in other: ListAmount) -> Quantity? {
    if amount.measured == other.measured {
      guard amount.isPoured, amount.unit != other.unit else { return amount.quantity }
      return amount.quantity.mapped { $0 * Self.factor(from: amount.unit, to: other.unit) }
    }
    let one = ListAmount(.exactly(.one), other.unit, word: other.word)
    guard let grams = weighing.grams(amount),
      let each = weighing.grams(one)?.upperBound, each > .zero
    else { return nil }
    return grams.mapped { $0 / each }
  }

  /// The weight of an amount; nil if it is unknown.
  func grams(_ amount: ListAmount) -> Double? {
    weighing.grams(amount)?.upperBound.doubleValue
  }

  /// Whether two amounts can be compared without an estimate or rounding.
  static func isExact(_ amount: ListAmount, _ other: ListAmount) -> Bool {
    guard amount.measured == other.measured else { return false }
    return amount.measured != .mass || amount.unit?.isMetric == other.unit?.isMetric
  }

  /// The number of one unit in another unit of the same kind.
  private static func factor(from unit: MeasureUnit?, to other: MeasureUnit?) -> Fraction {
    guard let from = unit?.baseAmount, let to = other?.baseAmount else { return .one }
    if from == from.rounded(), to == to.rounded() {
      return Fraction(Int(from), over: Int(to)) ?? .one
    }
    let isPound = unit == .pound && other == .ounce
    if isPound { return Fraction(16) }
    if unit == .ounce, other == .pound { return Fraction(1, over: 16) ?? .one }
    return Fraction(rounding: from / to, toParts: 10_000) ?? .one
  }
}

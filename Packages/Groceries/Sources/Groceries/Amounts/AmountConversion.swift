import MealModels

/// Says amounts of one food in the unit of another amount.
public struct AmountConversion: Sendable {
  private let weighing: Weighing

  /// Makes a conversion by what a food's cups and pieces weigh; without measures only units of one
  /// kind are turned into each other.
  public init(_ measures: FoodMeasures = FoodMeasures()) {
    weighing = Weighing(measures)
  }

  /// How many units of another amount an amount is; nil where nobody knows.
  ///
  /// Exact within volumes, within grams, within ounces and for what is counted alike; else to a
  /// ten-thousandth.
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

  /// What an amount weighs; nil where nobody knows.
  func grams(_ amount: ListAmount) -> Double? {
    weighing.grams(amount)?.upperBound.doubleValue
  }

  /// Whether amounts of both are compared without an estimate or rounding.
  static func isExact(_ amount: ListAmount, _ other: ListAmount) -> Bool {
    guard amount.measured == other.measured else { return false }
    return amount.measured != .mass || amount.unit?.isMetric == other.unit?.isMetric
  }

  /// How many of a unit another one holds, both of one kind.
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

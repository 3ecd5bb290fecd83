import MealModels

/// How much of an item to buy, from least to most.
public struct ListAmount: Hashable, Sendable, Codable {
  /// How much; a range where the recipes leave it open.
  public var quantity: Quantity
  /// Of what unit; nil counts whole things, or what ``word`` names.
  public var unit: MeasureUnit?
  /// A container that is no unit of recipes, such as "jar"; nil for none.
  public var word: String?

  /// Makes an amount.
  public init(_ quantity: Quantity, _ unit: MeasureUnit? = nil, word: String? = nil) {
    self.quantity = quantity
    self.unit = unit
    self.word = unit == nil ? word : nil
  }

  /// Makes an amount of a measure.
  public init(_ measure: Measure) {
    self.init(measure.quantity, measure.unit, word: measure.word)
  }

  /// The least that is needed.
  public var low: Fraction { quantity.lowerBound }
  /// The most that is needed, which is what to shop for.
  public var high: Fraction { quantity.upperBound }

  /// The amount as a measure; nil where it counts containers that are no unit.
  public var measure: Measure? { word == nil ? Measure(quantity, unit) : nil }

  /// The amount as a shopper reads it: "2", "1 1/2 cups", "2 jars".
  public var text: String {
    guard let word else { return Measure(quantity, unit).text }
    let isMany = quantity.upperBound > .one
    return "\(quantity) \(isMany ? EnglishNoun.plural(of: word) : word)"
  }
}

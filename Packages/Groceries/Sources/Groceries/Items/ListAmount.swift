import MealModels

/// The amount of an item to buy, from least to most.
public struct ListAmount: Hashable, Sendable, Codable {
  /// The amount; a range if the recipes leave it open.
  public var quantity: Quantity
  /// The unit; nil for whole pieces, or for the containers that ``word`` names.
  public var unit: MeasureUnit?
  /// A container that is not a unit of recipes, such as "jar"; nil for none.
  public var word: String?

  /// Makes an amount.
  public init(_ quantity: Quantity, _ unit: MeasureUnit? = nil, word: String? = nil) {
    self.quantity = quantity
    self.unit = unit
    self.word = unit == nil ? word : nil
  }

  /// Makes an amount from a measure.
  public init(_ measure: Measure) {
    self.init(measure.quantity, measure.unit, word: measure.word)
  }

  /// The least that is needed.
  public var low: Fraction { quantity.lowerBound }
  /// The most that is needed, which is the amount to buy.
  public var high: Fraction { quantity.upperBound }

  /// The amount as a measure; nil if it counts containers that are not a unit.
  public var measure: Measure? { word == nil ? Measure(quantity, unit) : nil }

  /// The text of the amount for a shopper: "2", "1 1/2 cups", "2 jars".
  public var text: String {
    guard let word else { return Measure(quantity, unit).text }
    let isMany = quantity.upperBound > .one
    return "\(quantity) \(isMany ? EnglishNoun.plural(of: word) : word)"
  }
}

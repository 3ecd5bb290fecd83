/// A food that a text of a recipe names, and that its list does not account for.
public struct NamedFood: Hashable, Sendable {
  /// The words that name it, as they were read.
  public let text: String

  /// Where they stand.
  public let place: RecipePlace

  /// The food; nil where nobody understands the words, so that they may be any food.
  public let food: FoodID?

  /// Whether it may bring carbohydrate that the numbers of a serving do not hold.
  public let isStarchy: Bool

  /// Makes a named food.
  public init(_ text: String, in place: RecipePlace, food: FoodID?, isStarchy: Bool = true) {
    self.text = text
    self.place = place
    self.food = food
    self.isStarchy = isStarchy
  }

  /// The words with their place, as reasons say it: "peanuts (step 2)".
  public var label: String { "\(text) (\(place.label))" }
}

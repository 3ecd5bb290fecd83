/// A food that a text of a recipe names but its ingredient list does not include.
public struct NamedFood: Hashable, Sendable {
  /// The words of the text that name the food.
  public let text: String

  /// The place of the words.
  public let place: RecipePlace

  /// The food; nil if the words are unknown, so that they may be any food.
  public let food: FoodID?

  /// Whether the food may add carbohydrate that the nutrition of a serving does not include.
  public let isStarchy: Bool

  /// Makes a named food.
  public init(_ text: String, in place: RecipePlace, food: FoodID?, isStarchy: Bool = true) {
    self.text = text
    self.place = place
    self.food = food
    self.isStarchy = isStarchy
  }

  /// The words with their place, in the form that reasons use: "peanuts (step 2)".
  public var label: String { "\(text) (\(place.label))" }
}

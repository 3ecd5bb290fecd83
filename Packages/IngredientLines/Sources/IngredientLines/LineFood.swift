import MealModels

/// A food as a line calls it, and which one it is.
public struct LineFood: Hashable, Sendable, Codable {
  /// The words of the line.
  public var text: String

  /// The name of the food that it is; nil where nobody knows.
  public var name: String?

  /// The food that it is; nil where nobody knows, which is unsafe for every diet and allergy.
  public var id: FoodID?

  /// Makes a food.
  public init(_ text: String, name: String? = nil, id: FoodID? = nil) {
    self.text = text
    self.name = name
    self.id = id
  }
}

import MealModels

/// A food as the line names it, and the known food that it is.
public struct LineFood: Hashable, Sendable, Codable {
  /// The words in the line.
  public var text: String

  /// The name of the known food; nil if it is unknown.
  public var name: String?

  /// The known food; nil if it is unknown, which is unsafe for every diet and allergy.
  public var id: FoodID?

  /// Makes a food.
  public init(_ text: String, name: String? = nil, id: FoodID? = nil) {
    self.text = text
    self.name = name
    self.id = id
  }
}

import DesignSystem
import MealModels

/// The input of the sheet of an ingredient.
public struct IngredientInput: Equatable, Sendable {
  /// Whether it is new.
  public var isNew: Bool
  /// Its place in the recipe, from 0.
  public var position: Int
  /// The number of lines that the recipe has.
  public var count = 0
  /// The amount.
  public var amount: String
  /// The unit.
  public var unit: String
  /// The food, with its preparation.
  public var food: String
  /// The foods of that name.
  public var found: [FoodFound]
  /// Whether the line's food is unknown.
  public var isUnknown: Bool
  /// Why it cannot be put into the recipe; nil if it can.
  public var error: String?

  /// Makes an input of a new ingredient; by default empty.
  public init(
    isNew: Bool = true, position: Int = 0, amount: String = "", unit: String = "",
    food: String = "", found: [FoodFound] = [], isUnknown: Bool = false, error: String? = nil
  ) {
    self.isNew = isNew
    self.position = position
    self.amount = amount
    self.unit = unit
    self.food = food
    self.found = found
    self.isUnknown = isUnknown
    self.error = error
  }
}

import DesignSystem
import MealModels

/// What the sheet of an ingredient is made from.
public struct IngredientInput: Equatable, Sendable {
  /// Whether it is new.
  public var isNew: Bool
  /// Its place in the recipe, from 0.
  public var position: Int
  /// How much.
  public var amount: String
  /// In which unit.
  public var unit: String
  /// Which food, with what is done to it.
  public var food: String
  /// The foods of that name.
  public var found: [FoodFound]
  /// Whether nobody knows what the line names.
  public var isUnknown: Bool
  /// Why it cannot be kept; nil where it can.
  public var error: String?

  /// Makes an input of a new ingredient; empty unless given.
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

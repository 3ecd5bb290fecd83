import DesignSystem
import MealModels

/// What the question what a name is is made from.
public struct NameSettlingInput: Equatable, Sendable {
  /// The name that nobody knows.
  public var name: String
  /// Whether it stands on an ingredient line, where it must be a food.
  public var isIngredient: Bool
  /// What is looked for.
  public var query: String
  /// The foods of that name.
  public var found: [FoodFound]
  /// The foods that were chosen.
  public var chosen: [FoodFound]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is chosen unless given.
  public init(
    name: String, isIngredient: Bool, query: String = "", found: [FoodFound] = [],
    chosen: [FoodFound] = [], toast: Notice? = nil
  ) {
    self.name = name
    self.isIngredient = isIngredient
    self.query = query
    self.found = found
    self.chosen = chosen
    self.toast = toast
  }
}

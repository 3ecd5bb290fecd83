import DesignSystem
import MealModels

/// The input of the question about the meaning of a name.
public struct NameSettlingInput: Equatable, Sendable {
  /// The unknown name.
  public var name: String
  /// Whether it is on an ingredient line, where it must be a food.
  public var isIngredient: Bool
  /// The query.
  public var query: String
  /// The foods of that name.
  public var found: [FoodFound]
  /// The foods that were chosen.
  public var chosen: [FoodFound]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default without a choice.
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

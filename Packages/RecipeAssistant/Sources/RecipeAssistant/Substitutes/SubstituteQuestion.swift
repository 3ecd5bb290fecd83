import MealModels

/// A food that needs a substitute, and further data that are sent if allowed.
public struct SubstituteQuestion: Hashable, Sendable {
  /// The food; the assistant gets its standard name, not a typed one.
  public var food: FoodID
  /// Diets that the household keeps or likes: its dietary tags.
  public var tags: DietSet
  /// The household's weekly budget; nil if unknown.
  public var weeklyBudget: Money?

  /// Makes a question.
  public init(about food: FoodID, tags: DietSet = [], weeklyBudget: Money? = nil) {
    self.food = food
    self.tags = tags
    self.weeklyBudget = weeklyBudget
  }
}

import MealModels

/// For which food something else is looked for, and what is told beside it where that is allowed.
public struct SubstituteQuestion: Hashable, Sendable {
  /// The food; its own name is told, not what somebody typed.
  public var food: FoodID
  /// Diets that the household keeps or likes: its dietary tags.
  public var tags: DietSet
  /// How much it spends in a week; nil where nobody said.
  public var weeklyBudget: Money?

  /// Makes a question.
  public init(about food: FoodID, tags: DietSet = [], weeklyBudget: Money? = nil) {
    self.food = food
    self.tags = tags
    self.weeklyBudget = weeklyBudget
  }
}

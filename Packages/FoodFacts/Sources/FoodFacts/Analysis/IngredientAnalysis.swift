import MealModels

/// What is known of one line of a recipe.
public struct IngredientAnalysis: Sendable, Equatable {
  /// The line.
  public let ingredient: Ingredient

  /// The food it was taken for; nil when it is unknown.
  public let food: FoodID?

  /// What it weighs, in grams; nil where the line gives no amount or nobody can tell.
  public let grams: Double?

  /// The nutrition of all of it; nil when weight or food are not known.
  public let facts: NutritionFacts?

  /// What it contains; nil when the food is unknown.
  public let contents: FoodContents?

  /// Makes an analysis; what is left out is not known.
  public init(
    ingredient: Ingredient, food: FoodID? = nil, grams: Double? = nil,
    facts: NutritionFacts? = nil, contents: FoodContents? = nil
  ) {
    self.ingredient = ingredient
    self.food = food
    self.grams = grams
    self.facts = facts
    self.contents = contents
  }
}

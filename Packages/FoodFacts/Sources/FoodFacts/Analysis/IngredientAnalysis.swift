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
}

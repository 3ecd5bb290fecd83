import MealModels

/// The analysis of one line of a recipe.
public struct IngredientAnalysis: Sendable, Equatable {
  /// The line.
  public let ingredient: Ingredient

  /// The matched food; nil if it is unknown.
  public let food: FoodID?

  /// The weight in grams; nil if the line gives no amount or the weight is unknown.
  public let grams: Double?

  /// The nutrition of the whole amount; nil if its weight or the food is unknown.
  public let facts: NutritionFacts?

  /// The contents; nil if the food is unknown.
  public let contents: FoodContents?

  /// Makes an analysis; omitted values are unknown.
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

import PremiumGate

extension Trigger {
  /// The person opened Favorites.
  public static let favoritesOpened: Trigger = "favorites-opened"
  /// The person tapped Save on a suggestion.
  public static let mealSaved: Trigger = "meal-saved"
  /// The person tapped Save in a recipe.
  public static let mealSavedInRecipe: Trigger = "meal-saved-in-recipe"
  /// The person opened the cuisine preferences.
  public static let cuisinesOpened: Trigger = "cuisines-opened"
  /// The person opened or set limits on nutrition.
  public static let nutritionLimitsOpened: Trigger = "nutrition-limits-opened"
  /// The person opened the weekly planner.
  public static let plannerOpened: Trigger = "planner-opened"
  /// The person opened the grocery list.
  public static let shoppingListOpened: Trigger = "shopping-list-opened"
  /// The person tapped an ingredient in a recipe.
  public static let ingredientTapped: Trigger = "ingredient-tapped"
  /// The person opened nutrition tracking.
  public static let nutritionOpened: Trigger = "nutrition-opened"
  /// The person opened the insights.
  public static let insightsOpened: Trigger = "insights-opened"
  /// The person opened their own recipes, or was about to create one.
  public static let recipesOpened: Trigger = "recipes-opened"
  /// The person saved a food.
  public static let foodSaved: Trigger = "food-saved"
}

extension Gate.Place {
  /// The place of a recipe.
  public static let recipe: Gate.Place = "recipe"
}

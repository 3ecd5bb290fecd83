import PremiumGate

extension Trigger {
  /// Opened Favorites.
  public static let favoritesOpened: Trigger = "favorites-opened"
  /// Tapped Save on a suggestion.
  public static let mealSaved: Trigger = "meal-saved"
  /// Tapped Save in a recipe.
  public static let mealSavedInRecipe: Trigger = "meal-saved-in-recipe"
  /// Opened the cuisine preferences.
  public static let cuisinesOpened: Trigger = "cuisines-opened"
  /// Opened or named disliked ingredients.
  public static let exclusionsOpened: Trigger = "exclusions-opened"
  /// Opened or set limits on nutrition.
  public static let nutritionLimitsOpened: Trigger = "nutrition-limits-opened"
  /// Opened the weekly planner.
  public static let plannerOpened: Trigger = "planner-opened"
  /// Opened the grocery list.
  public static let shoppingListOpened: Trigger = "shopping-list-opened"
  /// Tapped an ingredient in a recipe.
  public static let ingredientTapped: Trigger = "ingredient-tapped"
  /// Opened nutrition tracking.
  public static let nutritionOpened: Trigger = "nutrition-opened"
  /// Opened the insights.
  public static let insightsOpened: Trigger = "insights-opened"
  /// Opened the recipes of one's own, or was about to create one.
  public static let recipesOpened: Trigger = "recipes-opened"
  /// Saved a food.
  public static let foodSaved: Trigger = "food-saved"
}

extension Gate.Place {
  /// In a recipe.
  public static let recipe: Gate.Place = "recipe"
}

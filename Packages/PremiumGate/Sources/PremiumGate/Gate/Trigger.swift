/// What a person did that leads to the premium prompt; each has one sentence of its own.
///
/// The words are in the copy catalogue under ``copyKey``; the README of this package lists them.
public enum Trigger: String, CaseIterable, Codable, Hashable, Sendable {
  /// Opened Favorites.
  case favoritesOpened = "favorites-opened"
  /// Tapped Save on a suggestion.
  case mealSaved = "meal-saved"
  /// Tapped Save in a recipe.
  case mealSavedInRecipe = "meal-saved-in-recipe"
  /// Opened the cuisine preferences.
  case cuisinesOpened = "cuisines-opened"
  /// Opened or named disliked ingredients.
  case exclusionsOpened = "exclusions-opened"
  /// Opened or set limits on nutrition.
  case nutritionLimitsOpened = "nutrition-limits-opened"
  /// Opened the weekly planner.
  case plannerOpened = "planner-opened"
  /// Opened the grocery list.
  case shoppingListOpened = "shopping-list-opened"
  /// Tapped an ingredient in a recipe.
  case ingredientTapped = "ingredient-tapped"
  /// Opened nutrition tracking.
  case nutritionOpened = "nutrition-opened"
  /// Opened the insights.
  case insightsOpened = "insights-opened"
  /// Saved a food.
  case foodSaved = "food-saved"

  /// The stable key of this trigger's sentence in the copy catalogue.
  public var copyKey: String { "premium.trigger.\(rawValue)" }
}

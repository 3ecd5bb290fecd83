/// The closed catalogue of everything that can be gated.
///
/// The raw value is a stable id in lower-kebab case. What is not listed here is free.
public enum PremiumFeature: String, CaseIterable, Codable, Hashable, Sendable {
  /// Meals that were saved, in the Favorites tab.
  case mealFavorites = "meal-favorites"
  /// Stored lists of cuisines that narrow the suggestions.
  case cuisineFilter = "cuisine-filter"
  /// Stored dislikes; an allergy is never one of them, it belongs to the core.
  case ingredientExclusions = "ingredient-exclusions"
  /// Stored limits on nutrition per serving.
  case nutritionLimits = "nutrition-limits"
  /// The calendar of planned meals, with its recipe picker and importer.
  case weeklyPlanner = "weekly-planner"
  /// The grocery list, its substitutions and its cart.
  case shoppingList = "shopping-list"
  /// The food log, its targets and its dashboard.
  case nutritionTracking = "nutrition-tracking"
  /// Trends and patterns over the food log.
  case insights
  /// Foods that were saved for quick logging.
  case foodFavorites = "food-favorites"
}

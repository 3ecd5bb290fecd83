import PremiumGate

extension PremiumFeature {
  /// Saved meals, in the Favorites tab.
  public static let mealFavorites: PremiumFeature = "meal-favorites"
  /// Stored lists of cuisines that narrow the suggestions.
  public static let cuisineFilter: PremiumFeature = "cuisine-filter"
  /// Stored limits on nutrition per serving.
  public static let nutritionLimits: PremiumFeature = "nutrition-limits"
  /// The calendar of planned meals, with its recipe picker and importer.
  public static let weeklyPlanner: PremiumFeature = "weekly-planner"
  /// The grocery list, its substitutions and its cart.
  public static let shoppingList: PremiumFeature = "shopping-list"
  /// The food log, its targets and its dashboard.
  public static let nutritionTracking: PremiumFeature = "nutrition-tracking"
  /// Trends and patterns over the food log.
  public static let insights: PremiumFeature = "insights"
  /// The eater's own recipes: creating, importing and changing them.
  public static let ownRecipes: PremiumFeature = "own-recipes"
  /// Saved foods, for quick logging.
  public static let foodFavorites: PremiumFeature = "food-favorites"
}

import DesignSystem

extension CopyTable {
  /// The promises of MealAdvisor's premium; one sentence for each trigger (C-S07).
  static let premiumEnglish: [CopyKey: CopyEntry] = [
    "premium.nudge": "Love these suggestions? Save your favorites!",
    "premium.prompt.save": "Save to favorites with Premium",
    "premium.trigger.favorites-opened": "Premium unlocks unlimited saves",
    "premium.trigger.meal-saved": "Save to favorites with Premium",
    "premium.trigger.meal-saved-in-recipe": "Premium unlocks unlimited saves",
    "premium.trigger.cuisines-opened": "Advanced dietary and cuisine filters",
    "premium.trigger.nutrition-limits-opened": "Advanced dietary and cuisine filters",
    "premium.trigger.planner-opened": "Weekly meal planning calendar",
    "premium.trigger.shopping-list-opened": "Smart shopping list generation",
    "premium.trigger.ingredient-tapped": "Smart shopping list generation",
    "premium.trigger.nutrition-opened": "Nutrition tracking and insights",
    "premium.trigger.insights-opened": "Nutrition tracking and insights",
    "premium.trigger.recipes-opened": "Keep your own recipes with Premium",
    "premium.trigger.food-saved": "Nutrition tracking and insights",
    "paywall.headline": "Unlock Your Full Meal Experience",
    "paywall.subtitle":
      "Get the most out of your meal planning with unlimited saves and smart features",
    "paywall.promise.saved-meals": "Save unlimited favorite meals",
    "paywall.promise.filters": "Advanced dietary and cuisine filters",
    "paywall.promise.planning": "Weekly meal planning calendar",
    "paywall.promise.shopping": "Smart shopping list generation",
    "paywall.promise.nutrition": "Nutrition tracking and insights",
    "paywall.promise.own-recipes": "Your own and imported recipes",
    "paywall.part.own-recipes": "Your own and imported recipes",
    "paywall.part.cuisine-filter": "Cuisine filters",
    "paywall.part.nutrition-limits": "Limits on nutrition",
    "paywall.part.nutrition-tracking": "Nutrition tracking",
    "paywall.part.insights": "Insights into what you eat",
    "paywall.part.food-favorites": "Saved foods",
  ]
}

import DesignSystem

extension CopyTable {
  /// The words of the premium prompt and the paywall; one sentence for each trigger (C-S07).
  static let premiumEnglish: [CopyKey: CopyEntry] = [
    "premium.nudge": "Love these suggestions? Save your favorites!",
    "premium.deletion-notice": "Your subscription and its one free trial stay with the store.",
    "premium.learn-more": "Learn More",
    "premium.maybe-later": "Maybe Later",
    "premium.prompt.title": "Premium",
    "premium.prompt.save": "Save to favorites with Premium",

    "premium.trigger.favorites-opened": "Premium unlocks unlimited saves",
    "premium.trigger.meal-saved": "Save to favorites with Premium",
    "premium.trigger.meal-saved-in-recipe": "Premium unlocks unlimited saves",
    "premium.trigger.cuisines-opened": "Advanced dietary and cuisine filters",
    "premium.trigger.exclusions-opened": "Advanced dietary and cuisine filters",
    "premium.trigger.nutrition-limits-opened": "Nutrition tracking and insights",
    "premium.trigger.planner-opened": "Weekly meal planning calendar",
    "premium.trigger.shopping-list-opened": "Smart shopping list generation",
    "premium.trigger.ingredient-tapped": "Smart shopping list generation",
    "premium.trigger.nutrition-opened": "Nutrition tracking and insights",
    "premium.trigger.insights-opened": "Nutrition tracking and insights",
    "premium.trigger.food-saved": "Nutrition tracking and insights",

    "paywall.title": "Premium",
    "paywall.headline": "Unlock Your Full Meal Experience",
    "paywall.subtitle":
      "Get the most out of your meal planning with unlimited saves and smart features",
    "paywall.promise.saved-meals": "Save unlimited favorite meals",
    "paywall.promise.filters": "Advanced dietary and cuisine filters",
    "paywall.promise.planning": "Weekly meal planning calendar",
    "paywall.promise.shopping": "Smart shopping list generation",
    "paywall.promise.nutrition": "Nutrition tracking and insights",
    "paywall.promise.included": "Included",
    "paywall.promise.missing": "{promise} (not in this version)",
    "paywall.start-trial.month": "Start Free Trial - {price}/mo",
    "paywall.start-trial.year": "Start Free Trial - {price}/yr",
    "paywall.subscribe.month": "Subscribe - {price}/mo",
    "paywall.subscribe.year": "Subscribe - {price}/yr",
    "paywall.trial.hint.month": .plural(
      one: "{count} day free, then {price} a month",
      other: "{count} days free, then {price} a month"),
    "paywall.trial.hint.year": .plural(
      one: "{count} day free, then {price} a year",
      other: "{count} days free, then {price} a year"),
    "paywall.subscribe.hint.month": "{price} a month",
    "paywall.subscribe.hint.year": "{price} a year",
    "paywall.purchasing": "Contacting the store...",
    "paywall.reassurance": "Cancel anytime • No commitments",
    "paywall.active.headline": "Premium is active",
    "paywall.active.subtitle": "Thank you. Everything below is yours to use.",

    "purchase.trial-already-used": "The free trial was used before. You can subscribe instead.",
    "purchase.nothing-to-restore": "The store knows of no purchase to restore.",
    "purchase.not-active": "There is no running subscription.",
    "purchase.clock-behind": "This device's clock is set to the past. Please set it and try again.",
    "purchase.store-unavailable": "The store could not be reached. Please try again.",
    "purchase.user-cancelled": "Nothing was bought.",
    "purchase.pending": "Somebody else has to approve this. It opens as soon as they do.",
  ]
}

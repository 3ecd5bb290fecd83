import DesignSystem

extension CopyTable {
  /// The words of Home.
  static let homeEnglish: [CopyKey: CopyEntry] = [
    "home.title": "Home",
    "home.greeting.morning": "Good morning! What's for breakfast?",
    "home.greeting.afternoon": "Good afternoon! What's for lunch?",
    "home.greeting.evening": "Good evening! What's for dinner?",

    // Other wordings of the same button in the design documents (C-A01):
    // "Get a new meal suggestion" / "Generates a new meal recommendation", and
    // "Generate a new meal suggestion" / "Finds a different meal recommendation for you".
    "home.new-suggestion": "Get New Suggestion",
    "home.new-suggestion.label": "Get new meal suggestion",
    "home.new-suggestion.hint": "Generates a different meal recommendation",
    "home.loading": "Loading new suggestion...",

    "home.card.label": "Meal suggestion: {title}",
    "home.card.value": .plural(
      one: "{count} minute, {difficulty} difficulty",
      other: "{count} minutes, {difficulty} difficulty"),
    "meal.value.allergens": "{value}. {allergens}",
    "home.card.hint": "Double tap to get recipe details",
    "home.card.hint.presses": "Press to get recipe details",

    "home.see-recipe": "See Recipe",
    "home.see-recipe.hint": "Opens the full recipe",
    "home.order": "Order",
    "home.order.hint": "Opens a delivery app",
    "home.nudge.dismiss": "Dismiss",

    "home.empty.headline": "No suggestions yet",
    "home.empty.body": "Tap the button above to get your first meal suggestion",
    "home.empty.body.presses": "Press the button above to get your first meal suggestion",

    "home.error.headline": "Unable to load suggestion",
    "home.error.body": "Please check your connection and try again",
    "home.error.last": "Last suggestion shown: {title}",
  ]
}

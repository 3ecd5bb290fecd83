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

    "home.planned.breakfast": "Planned for breakfast",
    "home.planned.lunch": "Planned for lunch",
    "home.planned.dinner": "Planned for tonight",
    "home.planned.snack": "Planned for a snack",
    "home.planned.leftovers": "Planned: leftovers, cooked before",
    "home.something-else": "Something Else",
    "home.something-else.hint": "Suggests another meal; the planned one stays planned",

    "home.card.label": "Meal suggestion: {title}",
    "home.card.value": .plural(
      one: "{count} minute, {difficulty} difficulty",
      other: "{count} minutes, {difficulty} difficulty"),
    "home.card.value.untimed": "{difficulty} difficulty",
    "meal.value.allergens": "{value}. {allergens}",
    "home.card.hint": "Double tap to get recipe details",
    "home.card.hint.presses": "Press to get recipe details",

    "home.see-recipe": "See Recipe",
    "home.see-recipe.hint": "Opens the full recipe",
    "home.order": "Order",
    "home.order.hint": "Opens a delivery app",
    "home.nudge.dismiss": "Dismiss",
    "wish.quick": "I Have 20 Minutes",
    "wish.quick.short": "20 minutes",
    "wish.kids": "For the Kids Today",
    "wish.kids.tonight": "For the Kids Tonight",
    "wish.kids.short": "For the kids",
    "wish.label": "Wishes until the next meal",
    "wish.hint": "Shows meals for this until the next meal time",
    "wish.drop.hint": "Removes this wish",
    "home.line.limits": "Anything you can't eat?",
    "home.line.limits.further": "More",
    "home.line.limits.further.hint": "Opens all diets and allergies",
    "home.line.taste": "Not what you like?",
    "home.line.taste.further": "Teach Your Taste",
    "home.line.taste.further.hint": "Asks about twenty dishes, which takes two minutes",
    "home.limit.vegetarian": "Vegetarian",
    "home.limit.nuts": "Nuts",
    "home.limit.gluten": "Gluten",
    "home.limit.dairy": "Dairy",
    "home.limit.hint": "Leaves out every meal that breaks this",
    "home.limit.vegetarian.kept": "Every meal is vegetarian from now on. Tap to change.",
    "home.limit.vegetarian.kept.presses":
      "Every meal is vegetarian from now on. Press to change.",
    "home.limit.nuts.kept": "Nuts and traces of them are left out. Tap to change.",
    "home.limit.nuts.kept.presses": "Nuts and traces of them are left out. Press to change.",
    "home.limit.gluten.kept": "Gluten and traces of it are left out. Tap to change.",
    "home.limit.gluten.kept.presses": "Gluten and traces of it are left out. Press to change.",
    "home.limit.dairy.kept": "Dairy and traces of it are left out. Tap to change.",
    "home.limit.dairy.kept.presses": "Dairy and traces of it are left out. Press to change.",
    "your-data.kept.plan": "The meals you planned, with their times and eaters",
    "your-data.use.plan": "Shown on their day, and not suggested again near it.",
    "your-data.kept.grocery": "Your shopping lists, the store, its prices and what you bought",
    "your-data.use.grocery": "Makes one list of what you planned, and says what it costs.",
    "your-data.kept.pantry": "What you have at home",
    "your-data.use.pantry": "Left off the shopping list, and used in meals before it spoils.",
    "your-data.kept.aisles": "The order of the aisles in each store",
    "your-data.use.aisles": "Puts the list in that order.",
    "your-data.kept.quiet-lines": "What Home asked you, and whether you answered",
    "your-data.use.quiet-lines": "So that you are asked only once.",

    "home.empty.headline": "No suggestions yet",
    "home.empty.body": "Tap the button above to get your first meal suggestion",
    "home.empty.body.presses": "Press the button above to get your first meal suggestion",

    "home.error.headline": "Unable to load suggestion",
    "home.error.body": "Please check your connection and try again",
    "home.error.last": "Last suggestion shown: {title}",
  ]
}

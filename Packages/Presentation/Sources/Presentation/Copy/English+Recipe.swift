import DesignSystem

extension CopyTable {
  /// The words of Recipe Detail and of the controls that screens share.
  static let recipeEnglish: [CopyKey: CopyEntry] = [
    "recipe.title": "Recipe Detail",
    "recipe.ingredients": "Ingredients",
    "recipe.instructions": "Instructions",
    "recipe.step.spoken": "Step {number}. {text}",
    "recipe.steps.written": "Amounts in the steps' words are for {servings}.",
    "recipe.start-cooking": "Start Cooking",
    "recipe.adjust": "Adjust",
    "recipe.adjust.label": "Adjust servings and units",
    "servings.title": "Servings & Units",
    "servings.label": "For",
    "servings.fewer": "Fewer servings",
    "servings.more": "More servings",
    "servings.written": "The recipe is written for {servings}.",
    "servings.steps":
      "The recipe is written for {servings}. Times and amounts inside its steps stay as they are.",
    "servings.times":
      "The recipe is written for {servings}. Times inside its steps stay as they are.",
    "servings.done": "Done",
    "sides.row.hint": "Shows its recipe and other sides to choose",
    "sides.nothing": "Nothing",
    "recipe.more": "More for this recipe",

    "calendar.add": "Add to Calendar",
    "calendar.added": "The cooking time was added to {place}.",
    "calendar.failed": "The cooking time could not be added to a calendar.",
    "calendar.question.title": "Add cooking time to a calendar?",
    "calendar.question.message":
      "{title}: {day}, {start} to {end}. The calendar gets this name and this time, nothing else.",
    "calendar.question.message.sides": """
    {title}: {day}, {start} to {end}. {sides} The calendar gets these names and this time, nothing \
    else.
    """,
    "calendar.question.add": "Add",
    "calendar.consent": "Calendar",
    "calendar.consent.explanation":
      "Adds a dish, its sides and the cooking time to your calendar when you ask.",

    "order.title": "Order",
    "order.headline": "Where would you like to order?",
    "order.body": "Searches for “{title}” there. MealAdvisor waits for you here.",
    "order.allergens":
      "{allergens} That is our recipe. A restaurant may use other ingredients, so please ask.",
    "order.service": "Order from {service}",
    "order.service.hint": "Opens {service}",
    "order.cancel": "Cancel",
    "service.uber-eats": "Uber Eats",
    "service.door-dash": "DoorDash",

    "tab.home": "Home",
    "tab.favorites": "Favorites",
    "tab.favorites.premium": "Premium",
    "tab.settings": "Settings",
  ]
}

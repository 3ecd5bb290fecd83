import DesignSystem

extension CopyTable {
  /// The words of Recipe Detail and of the controls that screens share.
  static let recipeEnglish: [CopyKey: CopyEntry] = [
    "recipe.title": "Recipe Detail",
    "recipe.ingredients": "Ingredients",
    "recipe.instructions": "Instructions",
    "recipe.ingredient": "• {text}",
    "recipe.step": "{number}. {text}",
    "recipe.step.spoken": "Step {number}. {text}",
    "recipe.start-cooking": "Start Cooking",
    "recipe.more": "More for this recipe",
    "allergens.contained": "Contains {names}.",
    "allergens.traces": "May contain traces of {names}.",
    "allergens.unknown": "What is in {names} is not known.",
    "allergens.label": "Always check the label.",
    "share.text": "{title}: {summary} {allergens}",

    "control.close": "Close",
    "control.close.hint": "Closes this screen",
    "control.back": "Back",
    "control.share": "Share",
    "control.save": "Save",
    "control.save.label": "Save to favorites",
    "control.saved": "Saved",
    "control.saved.label": "Remove from favorites",
    "control.save.done": "Saved to favorites",
    "control.saved.done": "Removed from favorites",
    "control.needs-premium": "Requires premium subscription",

    "order.title": "Order",
    "order.headline": "Where would you like to order?",
    "order.body": "Looks for “{title}” there. MealAdvisor waits for you here.",
    "order.allergens":
      "{allergens} That is our recipe; who cooks it there may use other ingredients, so ask.",
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

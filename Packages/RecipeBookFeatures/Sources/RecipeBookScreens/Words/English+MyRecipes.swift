import DesignSystem

extension CopyTable {
  /// The words of My Recipes.
  static let myRecipesEnglish: [CopyKey: CopyEntry] = [
    "my-recipes.title": "My Recipes",
    "my-recipes.group": "Recipes",
    "my-recipes.new": "New recipe",
    "my-recipes.create": "Create Recipe",
    "my-recipes.import": "Import from URL",
    "my-recipes.waiting": "TO IMPORT",
    "my-recipes.waiting.spoken": "To import",
    "my-recipes.waiting.footer": "Kept on this device until you save or remove them.",
    "my-recipes.waiting.connection": "Waiting for a connection",
    "my-recipes.waiting.read": "Ready to check and save",
    "my-recipes.waiting.failed": "Could not be read",
    "my-recipes.waiting.review": "Opens the recipe to check it",
    "my-recipes.waiting.again": "Opens the import with this link",
    "my-recipes.waiting.remove": "Remove {title}",
    "my-recipes.waiting.removed": "{title} will not be imported. Tap to undo.",
    "my-recipes.waiting.removed.presses": "{title} will not be imported. Press to undo.",
    "my-recipes.stars": .plural(one: "{count} star", other: "{count} stars"),
    "my-recipes.edit": "Edit",
    "my-recipes.remove": "Delete",
    "my-recipes.more": "More for {title}",
    "my-recipes.recipe.hint": "Opens the recipe",
    "my-recipes.count": .plural(one: "{count} recipe", other: "{count} recipes"),
    "my-recipes.further":
      .plural(
        one: "One more matches. Search for its name or an ingredient.",
        other: "{count} more match. Search for their names or an ingredient."),
    "my-recipes.show-more": "Show More",
    "my-recipes.loading": "Reading your recipes",
    "my-recipes.read-only":
      "You can read and delete all of your recipes. Creating, importing and changing them needs Premium.",
    "my-recipes.open": .plural(one: "One unknown food", other: "{count} unknown foods"),
    "my-recipes.open.spoken":
      .plural(
        one: "{title} has one unknown food", other: "{title} has {count} unknown foods"),

    "my-recipes.search": "Search your recipes",
    "my-recipes.search.placeholder": "Name, tag or ingredient",
    "my-recipes.searches": "RECENT SEARCHES",
    "my-recipes.searches.spoken": "Recent searches",
    "my-recipes.searches.again": "Search for {query} again",
    "my-recipes.searches.forget": "Clear Recent Searches",
    "my-recipes.all": "Show All Recipes",
    "my-recipes.wider":
      .plural(one: "One recipe for “{query}”", other: "{count} recipes for “{query}”"),

    "my-recipes.empty.headline": "No recipes yet",
    "my-recipes.empty.body":
      "Your recipes can be suggested like any other meal, only to people who can eat them.",
    "my-recipes.none.headline": "Nothing found",
    "my-recipes.none.body": "None of your recipes matches “{query}”.",
    "my-recipes.unreadable.headline": "Your recipes cannot be read",
    "my-recipes.unreadable.body":
      "They are still on this device. They are not suggested until they can be read.",

    "my-recipes.unfinished": "NOT SAVED YET",
    "my-recipes.unfinished.spoken": "Not saved yet",
    "my-recipes.unfinished.footer": "It is kept on this device until you save or discard it.",
    "my-recipes.unfinished.unnamed": "your new recipe",
    "my-recipes.resume": "Continue {title}",
    "my-recipes.resumed": "This recipe is not saved yet. Save or discard it first.",

    "my-recipes.saved": "{title} is saved, and can be suggested.",
    "my-recipes.saved.plain": "{title} is saved.",
    "my-recipes.limits.unread":
      "Some limits cannot be read, so we can't say who may eat it. It is not suggested.",
    "my-recipes.saved.open":
      "{title} is saved. Until you name its unknown foods, it is not offered to people with a diet or allergy.",
    "my-recipes.removed": "{title} was deleted. Tap to undo.",
    "my-recipes.removed.presses": "{title} was deleted. Press to undo.",
    "my-recipes.back": "{title} is back.",
    "my-recipes.gone": "That recipe no longer exists.",
  ]
}

import DesignSystem

extension CopyTable {
  /// The words of the tab with all recipes.
  static let recipesTabEnglish: [CopyKey: CopyEntry] = [
    "recipes-tab.title": "Recipes",
    "recipes-tab.shelves": "Recipes to show",
    "recipes-tab.all": "All",
    "recipes-tab.own": "Mine",
    "recipes-tab.saved": "Saved",
    "recipes-tab.all.empty": "No recipe fits everyone’s limits.",
    "recipes-tab.saved.empty": "Recipes that you save appear here.",
    "recipes-tab.none": "Nothing found for “{query}”.",
  ]
}

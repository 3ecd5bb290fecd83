/// The kind of a page.
public enum PageKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A page with a recipe.
  case recipe
  /// A page that checks whether the visitor is a person.
  case challenge
  /// A page that shows its recipe only to those who pay or sign in.
  case paywall
  /// A list of recipes, or the answer to a search.
  case collection
  /// A page without a recipe.
  case noRecipe
}

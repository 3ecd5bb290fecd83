/// The source of a recipe.
public enum RecipeSource: Hashable, Sendable {
  /// The page of a link, as the user typed it.
  case link(String)
  /// The HTML of a page, as the user saved it.
  case page(String)
  /// A text, or the HTML of a page, as the user pasted it.
  case text(String)
}

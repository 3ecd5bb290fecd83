/// The source of a recipe.
public enum RecipeSource: Hashable, Sendable {
  /// The page of a link, as the user typed it.
  case link(String)
  /// The HTML of a page, as the user saved or handed it over, with its address if it is known.
  case page(String, at: String? = nil)
  /// A text, or the HTML of a page, as the user pasted it.
  case text(String)
}

import DesignSystem

/// The actions of finding a meal.
public enum SearchAction {
  /// Opens the search with an empty query.
  public static let open = ActionForm("search.open")
  /// Searches for the entered words.
  public static let find = ActionForm("search.find", enters: .text(maxLength: 80))
  /// Searches for the probable query.
  public static let take = ActionForm("search.take", about: .text("query"))
}

import DesignSystem

/// What can be done to find a meal.
public enum SearchAction {
  /// Opens the search, with nothing asked yet.
  public static let open = ActionForm("search.open")
  /// Looks for what is entered.
  public static let find = ActionForm("search.find", enters: .text(maxLength: 80))
  /// Looks for what was probably meant.
  public static let take = ActionForm("search.take", about: .text("query"))
}

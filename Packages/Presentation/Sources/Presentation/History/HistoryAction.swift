import DesignSystem

/// The actions on the history of meals.
public enum HistoryAction {
  /// Opens the history at the latest day.
  public static let open = ActionForm("history.open")
  /// Shows earlier events.
  public static let earlier = ActionForm("history.earlier")
  /// Shows later events.
  public static let later = ActionForm("history.later")
}

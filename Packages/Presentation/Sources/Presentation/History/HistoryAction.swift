import DesignSystem

/// What can be done with what happened to meals.
public enum HistoryAction {
  /// Opens it at the latest day.
  public static let open = ActionForm("history.open")
  /// Goes on to what happened before.
  public static let earlier = ActionForm("history.earlier")
  /// Goes back to what happened after.
  public static let later = ActionForm("history.later")
}

/// What any screen can ask of whoever shows it.
public enum NavigationAction {
  /// Selects the tab `id`.
  public static let selectTab: ActionID = "tab.select"
  /// Takes away the top screen.
  public static let dismiss: ActionID = "navigation.dismiss"
}

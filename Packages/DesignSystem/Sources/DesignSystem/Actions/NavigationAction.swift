/// The navigation actions that any screen can send to its shell.
public enum NavigationAction {
  /// Selects the tab with a path.
  public static let selectTab = ActionForm("tab.select", about: .text("id"))
  /// Closes the top screen.
  public static let dismiss = ActionForm("navigation.dismiss")
}

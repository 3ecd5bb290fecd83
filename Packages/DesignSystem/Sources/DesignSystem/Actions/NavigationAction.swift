/// What any screen can ask of whoever shows it.
public enum NavigationAction {
  /// Selects the tab with that path.
  public static let selectTab = ActionForm("tab.select", about: .text("id"))
  /// Takes away the top screen.
  public static let dismiss = ActionForm("navigation.dismiss")
}

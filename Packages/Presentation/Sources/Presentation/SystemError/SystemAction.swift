import DesignSystem

/// What can be done when everything failed.
public enum SystemAction {
  /// Writes to support.
  public static let contactSupport = ActionForm("system.contactSupport")
  /// Begins again from what is stored.
  public static let restart = ActionForm("system.restart")
}

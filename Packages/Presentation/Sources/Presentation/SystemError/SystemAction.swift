import DesignSystem

/// The actions after a complete failure.
public enum SystemAction {
  /// Writes to support.
  public static let contactSupport = ActionForm("system.contactSupport")
  /// Starts again from the stored data.
  public static let restart = ActionForm("system.restart")
}

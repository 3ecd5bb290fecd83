import DesignSystem

/// What can be done with one's own data.
public enum DataAction {
  /// Allows the use with that id, or no longer.
  public static let consent = ActionForm("data.consent", about: .text("id"), enters: .toggle)
  /// Takes all of it away as one file.
  public static let export = ActionForm("data.export")
  /// Deletes the reports of crashes.
  public static let deleteCrashReports = ActionForm("data.deleteCrashReports")
  /// Asks whether to delete it.
  public static let delete = ActionForm("data.delete")
  /// Deletes it.
  public static let confirmDelete = ActionForm("data.confirmDelete")
}

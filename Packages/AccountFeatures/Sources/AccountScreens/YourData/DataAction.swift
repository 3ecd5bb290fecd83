import DesignSystem

/// The actions on the user's own data.
public enum DataAction {
  /// Allows or forbids the use of data with an id.
  public static let consent = ActionForm("data.consent", about: .text("id"), enters: .toggle)
  /// Exports all data as one file.
  public static let export = ActionForm("data.export")
  /// Deletes the reports of crashes.
  public static let deleteCrashReports = ActionForm("data.deleteCrashReports")
  /// Asks whether to delete all data.
  public static let delete = ActionForm("data.delete")
  /// Deletes all data.
  public static let confirmDelete = ActionForm("data.confirmDelete")
}

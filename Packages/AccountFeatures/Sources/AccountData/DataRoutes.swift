import AccountScreens
import AppShell
import ScreenParts

/// The routes for the user's own data.
public enum DataRoutes {
  /// The privacy policy, which ends with the user's own data.
  public static let privacy = RouteForm(SettingsPageID.privacy.rawValue)
  /// The question before all data is deleted.
  public static let delete = RouteForm("delete-data")
}

import AccountScreens
import AppShell
import ScreenParts

/// The routes of the account.
public enum AccountRoutes {
  /// The page of the account.
  public static let account = RouteForm(SettingsPageID.account.rawValue)
  /// Signing in on this device.
  public static let signIn = RouteForm("sign-in")
  /// The question before the account is deleted.
  public static let delete = RouteForm("delete-account")
}

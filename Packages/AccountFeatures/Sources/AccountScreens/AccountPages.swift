import DesignSystem
import ScreenParts

extension SettingsPageID {
  /// The state of premium and how to cancel it.
  public static let subscription = SettingsPageID(rawValue: "subscription")
  /// The account.
  public static let account = SettingsPageID(rawValue: "account")
  /// The privacy policy with the user's own data.
  public static let privacy = SettingsPageID(rawValue: "privacy-policy")
  /// The terms of service.
  public static let terms = SettingsPageID(rawValue: "terms-of-service")
  /// The units of amounts.
  public static let units = SettingsPageID(rawValue: "units")
  /// Theme and contrast.
  public static let appearance = SettingsPageID(rawValue: "appearance")
}

extension SettingsAction {
  /// Signs in with Apple.
  public static let signIn = ActionForm("settings.signIn")
}

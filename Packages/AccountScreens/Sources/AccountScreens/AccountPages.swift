import DesignSystem
import ScreenParts

extension SettingsPageID {
  /// What premium is until when.
  public static let subscription = SettingsPageID(rawValue: "subscription")
  /// Who is signed in.
  public static let account = SettingsPageID(rawValue: "account")
  /// The privacy policy with one's own data.
  public static let privacy = SettingsPageID(rawValue: "privacy-policy")
  /// The terms of service.
  public static let terms = SettingsPageID(rawValue: "terms-of-service")
  /// How amounts are written.
  public static let units = SettingsPageID(rawValue: "units")
  /// Theme and contrast.
  public static let appearance = SettingsPageID(rawValue: "appearance")
}

extension SettingsAction {
  /// Signs in with Apple.
  public static let signIn = ActionForm("settings.signIn")
}

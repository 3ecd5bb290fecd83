import ScreenParts

extension SettingsPageID {
  /// What premium is until when.
  public static let subscription = SettingsPageID(rawValue: "subscription")
}

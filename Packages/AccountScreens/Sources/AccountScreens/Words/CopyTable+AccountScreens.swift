import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of these screens; an app adds the headline of its paywall (`paywall.headline`,
  /// `paywall.subtitle`), its promises and the sentences of its triggers.
  public static let accountScreensEnglish = CopyTable(
    language: "en", parts: [premiumEnglish, subscriptionEnglish])
}

import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of these screens; an app adds the headline of its paywall (`paywall.headline`,
  /// `paywall.subtitle`), its promises and the sentences of its triggers, and of its policy and terms
  /// `privacy.storage`, `privacy.learned`, `privacy.duration`, `privacy.leaving`,
  /// `privacy.tracking`, `privacy.rights`, `terms.use` and `terms.premium`, each with `.title` and
  /// `.body`.
  public static let accountScreensEnglish = CopyTable(
    language: "en", parts: [premiumEnglish, subscriptionEnglish, accountEnglish, yourDataEnglish])
}

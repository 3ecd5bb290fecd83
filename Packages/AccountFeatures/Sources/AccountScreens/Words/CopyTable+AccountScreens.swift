import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English words of these screens.
  ///
  /// An app adds the headline of its paywall (`paywall.headline`, `paywall.subtitle`), its promises
  /// and the sentences of its triggers. It also adds the paragraphs of its policy and terms:
  /// `privacy.storage`, `privacy.learned`, `privacy.duration`, `privacy.leaving`,
  /// `privacy.tracking`, `privacy.rights`, `terms.use` and `terms.premium`, each with `.title` and
  /// `.body`.
  public static let accountScreensEnglish = CopyTable(
    language: "en", parts: [premiumEnglish, subscriptionEnglish, accountEnglish, yourDataEnglish])
}

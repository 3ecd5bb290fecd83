import FavoritesStore
import Preferences
import PremiumGate

/// What of an eater's record an app sells; each app hands in its own.
public struct PremiumRules: Sendable {
  /// What the app sells.
  public let offer: PremiumOffer
  /// The premium features that settings need; nothing else says so.
  public let settings: [PreferenceKey: PremiumFeature]
  /// What is counted where a number of saves is free.
  public let saved: [PremiumFeature: Favorite.Kind]
  /// What must be allowed for the record to be shared among devices; nil for nothing.
  public let sharing: PremiumFeature?

  /// Rules of an app; without any, everything is free.
  ///
  /// A diet, an allergy or what else protects somebody is never premium, whatever is said here.
  public init(
    _ offer: PremiumOffer = PremiumOffer(), settings: [PreferenceKey: PremiumFeature] = [:],
    saved: [PremiumFeature: Favorite.Kind] = [:], sharing: PremiumFeature? = nil
  ) {
    self.sharing = sharing
    self.offer = offer
    self.settings = settings.filter { !$0.key.isLimit }
    self.saved = saved
  }

  /// The settings that do not apply to somebody, because they are premium.
  func restingSettings(by gate: Gate) -> Set<PreferenceKey> {
    Set(settings.filter { !gate.decide(.apply, $0.value).isAllowed }.keys)
  }
}

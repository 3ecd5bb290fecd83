import FavoritesStore
import Preferences
import PremiumGate

/// The premium rules of an eater's record; each app passes its own.
public struct PremiumRules: Sendable {
  /// The app's premium offer.
  public let offer: PremiumOffer
  /// The premium feature that each setting needs, which is defined only here.
  public let settings: [PreferenceKey: PremiumFeature]
  /// The kind of saved items that a feature's free number limits.
  public let saved: [PremiumFeature: Favorite.Kind]
  /// The feature that sharing the record needs; nil if it is free.
  public let sharing: PremiumFeature?

  /// Makes an app's rules; by default everything is free.
  ///
  /// A diet, an allergy or any other protection is never premium, whatever the rules say.
  public init(
    _ offer: PremiumOffer = PremiumOffer(), settings: [PreferenceKey: PremiumFeature] = [:],
    saved: [PremiumFeature: Favorite.Kind] = [:], sharing: PremiumFeature? = nil
  ) {
    self.sharing = sharing
    self.offer = offer
    self.settings = settings.filter { !$0.key.isLimit }
    self.saved = saved
  }

  /// The settings that are inactive, because they are premium and the eater is not entitled.
  func restingSettings(by gate: Gate) -> Set<PreferenceKey> {
    Set(settings.filter { !gate.decide(.apply, $0.value).isAllowed }.keys)
  }
}

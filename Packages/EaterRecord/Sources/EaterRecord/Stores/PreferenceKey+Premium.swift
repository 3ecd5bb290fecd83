import Preferences
import PremiumGate

extension PreferenceKey {
  /// The premium feature that setting it needs, if any; nothing else says so.
  public var premiumFeature: PremiumFeature? {
    switch self {
    case .cuisines: .cuisineFilter
    case .dislikes: .ingredientExclusions
    default: nil
    }
  }

  /// The settings that do not apply to somebody, because they are premium.
  static func resting(by gate: Gate) -> Set<PreferenceKey> {
    Set(
      allCases.filter { key in
        key.premiumFeature.map { !gate.decide(.apply, $0).isAllowed } ?? false
      })
  }
}

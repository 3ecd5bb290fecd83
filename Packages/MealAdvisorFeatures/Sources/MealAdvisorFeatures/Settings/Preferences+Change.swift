import Preferences
import PremiumGate

extension SettingsFeature.Change {
  /// The event that a tap on a row makes, for the first eater.
  func event(of key: PreferenceKey) -> PreferencesEvent {
    switch self {
    case .chosen(let value): PreferencesEvent(key: key.rawValue, value: value)
    case .toggled("all", _), .toggled("none", _): PreferencesEvent(key: key.rawValue, value: "")
    case .toggled(let id, let isOn): .toggling(id, isOn: isOn, of: key)
    }
  }

  /// Taking something away is always allowed.
  var usage: Usage {
    if case .toggled(let id, let isOn) = self, !isOn || id == "all" { return .remove }
    return .change
  }
}

extension PreferenceKey {
  /// The premium feature that setting it needs, if any.
  public var premiumFeature: PremiumFeature? {
    switch self {
    case .cuisines: .cuisineFilter
    case .dislikes: .ingredientExclusions
    default: nil
    }
  }
}

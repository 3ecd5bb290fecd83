import Preferences
import PremiumGate

extension Preferences {
  /// The event that a tap on a row makes, for the first eater.
  func event(setting key: PreferenceKey, to change: SettingsFeature.Change) -> PreferencesEvent {
    switch change {
    case .chosen(let value): return PreferencesEvent(key: key.rawValue, value: value)
    case .toggled(let id, let isOn):
      guard id != "all", id != "none" else {
        return PreferencesEvent(key: key.rawValue, value: "")
      }
      var ids = storedIDs(of: key).filter { $0 != id }
      if isOn { ids.append(id) }
      return PreferencesEvent(key: key.rawValue, value: ids.joined(separator: ","))
    }
  }

  /// The ids of a list as they are stored, those that this version cannot read included.
  private func storedIDs(of key: PreferenceKey) -> [String] {
    let eater = household.first ?? .you
    let unread = eater.unreadableLimits.filter { $0.hasPrefix("\(key.rawValue):") }
      .map { String($0.dropFirst(key.rawValue.count + 1)) }.sorted()
    switch key {
    case .diets: return eater.diets.map(\.rawValue).sorted() + unread
    case .allergies:
      return eater.allergens.map(\.rawValue).sorted()
        + eater.allergyFoods.sorted().map { "food:\($0.rawValue)" } + unread
    case .dislikes: return eater.dislikes.sorted().map(\.rawValue)
    case .cuisines: return cuisines.map(\.rawValue).sorted()
    default: return []
    }
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

extension SettingsFeature.Change {
  /// Taking something away is always allowed.
  var usage: Usage {
    if case .toggled(let id, let isOn) = self, !isOn || id == "all" { return .remove }
    return .change
  }
}

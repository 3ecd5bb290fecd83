import DesignSystem
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

extension SettingsFeature.Change {
  /// The event of a tap on a row.
  func event(of key: PreferenceKey) -> PreferencesEvent {
    switch self {
    case .chosen(let value): PreferencesEvent(key: key.rawValue, value: value)
    case .toggled(Self.all, _): PreferencesEvent(key: key.rawValue, value: "")
    case .toggled(let id, let isOn): .toggling(id, isOn: isOn, of: key)
    }
  }

  /// The use of premium in a change; removing an entry is always allowed.
  var usage: Usage {
    if case .toggled(let id, let isOn) = self, !isOn || id == Self.all { return .remove }
    return .change
  }
}

extension Copy {
  /// Why an amount of a nutrient is refused.
  func text(for error: PreferenceError, of nutrient: BoundedNutrient) -> String {
    guard case .nutritionOutOfRange = error else { return self("nutrition-limits.no-number") }
    let range = nutrient.range
    return self(
      nutrient == .energy ? "nutrition-limits.energy-range" : "nutrition-limits.range",
      ["least": String(range.lowerBound), "most": String(range.upperBound)])
  }
}

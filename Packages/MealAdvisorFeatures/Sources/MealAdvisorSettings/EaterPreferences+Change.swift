import DesignSystem
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

extension SettingsFeature.Change {
  /// The event that a tap on a row makes, for an eater; nil is the first one.
  func event(of key: PreferenceKey, eater: String? = nil) -> PreferencesEvent {
    switch self {
    case .chosen(let value): PreferencesEvent(key: key.rawValue, value: value)
    case .toggled(Self.all, _), .toggled(Diet.everything.rawValue, _):
      PreferencesEvent(key: key.rawValue, eater: eater, value: "")
    case .toggled(let id, let isOn): .toggling(id, isOn: isOn, of: key, eater: eater)
    }
  }

  /// Taking something away is always allowed.
  var usage: Usage {
    if case .toggled(let id, let isOn) = self, !isOn || id == Self.all { return .remove }
    return .change
  }
}

extension PreferenceParser {
  /// The events that add foods, named as people type them, to a list of limits.
  func additions(
    _ text: String, to key: PreferenceKey, of eater: String?
  ) throws(PreferenceError) -> [PreferencesEvent] {
    let ids: [String]
    if key == .allergies {
      ids = try allergies(text).ids
    } else {
      ids = try foods(text).map(\.rawValue)
    }
    return ids.map { .toggling($0, isOn: true, of: key, eater: eater) }
  }
}

extension Copy {
  /// Why a food could not be added.
  func text(for error: PreferenceError, typed: String) -> String {
    if case .undecidableAllergy(let name) = error {
      return self("food.undecidable", ["name": name])
    }
    if case .manyFoods(let name, _) = error { return self("food.many", ["name": name]) }
    guard case .unknownFood(let name, let nearest?) = error else {
      return self("food.unknown", ["name": typed])
    }
    return self("food.unknown.nearest", ["name": name, "nearest": nearest])
  }

  /// Why an amount of a nutrient cannot be used.
  func text(for error: PreferenceError, of nutrient: BoundedNutrient) -> String {
    guard case .nutritionOutOfRange = error else { return self("nutrition-limits.no-number") }
    let range = nutrient.range
    return self(
      nutrient == .energy ? "nutrition-limits.energy-range" : "nutrition-limits.range",
      ["least": String(range.lowerBound), "most": String(range.upperBound)])
  }
}

import DesignSystem
import Preferences

extension PreferenceParser {
  /// The events that add foods to a list of limits by their typed names.
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
}

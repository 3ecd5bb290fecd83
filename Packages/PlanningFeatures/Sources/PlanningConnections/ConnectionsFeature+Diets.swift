import AppShell
import EaterParts
import MealModels
import PlanningParts
import PlanningPresentation
import Preferences

extension ConnectionsFeature {
  /// Turns a chip on or off; diets and allergies never need premium, and show at once.
  ///
  /// A chip for allergies only adds them. Another screen may have set the allergies, so the eater
  /// removes each of them there.
  func toggle(
    _ tag: DietaryTag, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let preferences = state.pending.shown(over: stored.record.preferences)
    let isOn = tag.isOn(in: preferences)
    if isOn, tag.isAllergy { return [.fire(clients.openLimits)] }
    let events = tag.events(isOn: !isOn)
    state.pending.begin(events)
    return [.run(.prefer(events, world))]
  }
}

extension DietaryTag {
  /// The key and the ids that preferences store for a chip.
  private var kept: (key: PreferenceKey, ids: [String]) {
    switch self {
    case .nutFree:
      (.allergies, [Allergen.treeNut, .peanut].map(\.rawValue))
    default: (.diets, [rawValue])
    }
  }

  /// Whether the tag means allergies instead of a diet.
  var isAllergy: Bool { kept.key == .allergies }

  /// Whether the first eater has the diet or the allergies.
  func isOn(in preferences: EaterPreferences) -> Bool {
    guard let eater = preferences.household.first else { return false }
    switch self {
    case .nutFree: return eater.allergens.isSuperset(of: [.treeNut, .peanut])
    default: return eater.diets.contains { $0.rawValue == rawValue }
    }
  }

  /// The changes that turn the tag on or off for the first eater.
  func events(isOn: Bool) -> [PreferencesEvent] {
    kept.ids.map { .toggling($0, isOn: isOn, of: kept.key, eater: nil) }
  }
}

import AccountParts
import AppShell
import EaterParts
import MealModels
import PlanningPresentation
import Preferences

extension ConnectionsFeature {
  /// Diets and allergies are free and never wait for premium; they are shown at once.
  ///
  /// What stands for allergies adds them and takes none away: nobody knows which of them somebody told
  /// elsewhere, so that taking one away is asked where each stands by itself.
  func toggle(
    _ tag: DietaryTag, _ state: inout State, _ stored: KeptPlanning, _ world: World
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
  /// What it stands for, in the words in which preferences are kept.
  private var kept: (key: PreferenceKey, ids: [String]) {
    switch self {
    case .nutFree:
      (.allergies, [Allergen.treeNut, .peanut].map(\.rawValue))
    default: (.diets, [rawValue])
    }
  }

  /// Whether it stands for allergies, and for no diet.
  var isAllergy: Bool { kept.key == .allergies }

  /// Whether the first eater keeps it.
  func isOn(in preferences: EaterPreferences) -> Bool {
    guard let eater = preferences.household.first else { return false }
    switch self {
    case .nutFree: return eater.allergens.isSuperset(of: [.treeNut, .peanut])
    default: return eater.diets.contains { $0.rawValue == rawValue }
    }
  }

  /// The changes that switch it on or off for the first eater.
  func events(isOn: Bool) -> [PreferencesEvent] {
    kept.ids.map { .toggling($0, isOn: isOn, of: kept.key, eater: nil) }
  }
}

import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

/// What the eater can set.
struct SettingsFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// What is about to be stored, and is shown already.
    var pending = PendingChanges()
    /// What was typed to be added to which list, and is no food.
    var refusedFoods: [PreferenceKey: RefusedFood] = [:]
  }

  /// What it sees of what is stored.
  struct Stored: Sendable {
    var record: StoredState
    var account: Account?
  }

  /// What was typed for an eater and is no food, and why; nil is the owner of the device.
  struct RefusedFood: Sendable {
    var eater: String?
    var typed: String
    var words: String
  }

  enum Action: Sendable {
    case opened(String, eater: String?)
    case shown
    case set(PreferenceKey, Change, eater: String?)
    case tracesTapped(isOn: Bool, eater: String?)
    case tracesAccepted(eater: String?)
    case foodNamed(PreferenceKey, String, eater: String?)
    case supportTapped
    case written([PreferencesEvent])
    /// They could not be stored, and hold all the same where they are limits.
    case unstored([PreferencesEvent])
  }

  /// How a value changes.
  enum Change: Hashable, Sendable {
    case toggled(String, isOn: Bool)
    case chosen(String)
  }

  enum Effect: Sendable {
    case write([PreferencesEvent], World)
  }

  let id: FeatureID = "settings"
  let clients: MealAdvisorClients
  let stored: Slice<Stored>
  let routes =
    [RouteDefinition(Path.settings, .root)]
    + Self.pages.map { RouteDefinition($0, .push) }
    + [RouteDefinition(Path.acceptTraces, .sheet)]

  /// The sub-screens by path, as `settings.open` names them.
  static let pages = [
    "dietary-restrictions", "cooking-time", "cuisine-preferences", "appearance",
    "terms-of-service",
  ]

  /// The sub-screens that other features own.
  static let others = [Path.household, Path.eater, Path.subscription, Path.privacy, Path.account]

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals.with(Slice(clients.parts.account)) {
      Stored(record: $0, account: $1)
    }
  }

  func initialState() -> State { State() }

  func action(for call: ActionCall) -> Action? {
    let eater = call["eater"]
    switch call.id {
    case SettingsAction.open: return call["screen"].map { .opened($0, eater: eater) }
    case SettingsAction.diet: return toggle(.diets, call)
    case SettingsAction.allergy: return toggle(.allergies, call)
    case SettingsAction.allergyFood:
      let isNarrowed = call["id"]?.hasPrefix("only:") ?? false
      return toggle(.allergies, call, prefix: isNarrowed ? "" : "food:")
    case SettingsAction.dislike: return toggle(.dislikes, call)
    case SettingsAction.traces:
      return call.value.map { .tracesTapped(isOn: Self.isOn($0), eater: eater) }
    case SettingsAction.acceptTraces: return .tracesAccepted(eater: eater)
    case SettingsAction.cuisine: return toggle(.cuisines, call)
    case SettingsAction.addAllergyFood:
      return call.value.map { .foodNamed(.allergies, $0, eater: eater) }
    case SettingsAction.addDislike:
      return call.value.map { .foodNamed(.dislikes, $0, eater: eater) }
    case SettingsAction.cookingTime: return choice(.cookingTime, call.value)
    case SettingsAction.appearance: return choice(.appearance, call.value)
    case SettingsAction.contrast:
      return choice(.contrast, call.value.map { Self.isOn($0) ? "increased" : "system" })
    case SystemAction.contactSupport: return .supportTapped
    default: return nil
    }
  }

  private static func isOn(_ value: String) -> Bool { ["on", "true"].contains(value) }

  private func choice(_ key: PreferenceKey, _ value: String?) -> Action? {
    value.map { .set(key, .chosen($0), eater: nil) }
  }

  private func toggle(_ key: PreferenceKey, _ call: ActionCall, prefix: String = "") -> Action? {
    guard let id = call["id"], let value = call.value else { return nil }
    return .set(key, .toggled(prefix + id, isOn: Self.isOn(value)), eater: call["eater"])
  }

  func action(forShowing route: Route) -> Action? { .shown }

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .write(let events, let world):
        report(
          await clients.isStored(events, world, context) ? .written(events) : .unstored(events))
      }
    }
  }
}

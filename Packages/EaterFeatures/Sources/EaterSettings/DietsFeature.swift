import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import EaterScreens
import MealModels
import Preferences
import PremiumGate
import ScreenParts

/// Handles the diets, allergies and unwanted foods of everyone at the table.
struct DietsFeature: Feature {
  struct State: Sendable {
    /// The changes that are being stored; screens show them already.
    var pending = PendingChanges()
    /// The typed texts that are not known foods, by list.
    var refusedFoods: [PreferenceKey: RefusedFood] = [:]
  }

  /// The stored state that the feature reads.
  struct Stored: Sendable {
    var settings: StoredSettings
    var entitlement: Entitlement

    var preferences: EaterPreferences {
      get { settings.preferences }
      set { settings.preferences = newValue }
    }
  }

  /// A typed text that is not a known food, with its eater and the reason.
  ///
  /// Without an eater, it belongs to the owner of the device.
  struct RefusedFood: Sendable {
    var eater: String?
    var typed: String
    var words: String
  }

  enum Action: Sendable {
    case opened(SettingsPageID, eater: String?)
    case shown
    case covered
    case toggled(PreferenceKey, String, isOn: Bool, eater: String?)
    case tracesTapped(isOn: Bool, eater: String?)
    case tracesAccepted(eater: String?)
    case limitsConfirmed(eater: String?)
    case foodNamed(PreferenceKey, String, eater: String?)
    case written([PreferencesEvent])
    /// The changes could not be stored; added limits apply nevertheless.
    case unstored([PreferencesEvent])
  }

  enum Effect: Sendable {
    case write([PreferencesEvent], World)
  }

  let id: FeatureID = "diets"
  let clients: EaterClients
  let stored: Slice<Stored>
  let routes = [
    RouteDefinition(EaterRoutes.diets, .push), RouteDefinition(EaterRoutes.acceptTraces, .sheet),
  ]

  init(_ clients: EaterClients) {
    self.clients = clients
    stored = Slice(clients.stores.settingsPart, clients.stores.record.entitlementPart) {
      Stored(settings: $0, entitlement: $1)
    }
  }

  func initialState() -> State { State() }

  var actions: [ActionHandler<Action>] { Self.own + (clients.opensPages ? [Self.opening] : []) }

  private static let opening = ActionHandler<Action>.on(SettingsAction.open) {
    .opened($0.value, eater: $0.eater)
  }

  private static let own: [ActionHandler<Action>] = [
    .on(SettingsAction.diet) { toggled(.diets, id: $0.value.rawValue, isOn: $1, eater: $0.eater) },
    .on(SettingsAction.allergy) {
      toggled(.allergies, id: $0.value.rawValue, isOn: $1, eater: $0.eater)
    },
    .on(SettingsAction.allergyFood) { allergy, isOn in
      let (food, isNarrowed) = (allergy.value.food, allergy.value.isNarrowed)
      return toggled(
        .allergies, id: Eater.allergyID(of: food, isNarrowed), isOn: isOn, eater: allergy.eater)
    },
    .on(SettingsAction.traces) { .tracesTapped(isOn: $1, eater: $0) },
    .on(SettingsAction.acceptTraces) { .tracesAccepted(eater: $0) },
    .on(SettingsAction.confirmLimits) { .limitsConfirmed(eater: $0) },
    .on(SettingsAction.dislike) {
      toggled(.dislikes, id: $0.value.rawValue, isOn: $1, eater: $0.eater)
    },
    .on(SettingsAction.addAllergyFood) { .foodNamed(.allergies, $1, eater: $0) },
    .on(SettingsAction.addDislike) { .foodNamed(.dislikes, $1, eater: $0) },
  ]

  private static func toggled(
    _ key: PreferenceKey, id: String, isOn: Bool, eater: String?
  ) -> Action {
    .toggled(key, id, isOn: isOn, eater: eater)
  }

  func action(forShowing route: Route) -> Action? { .shown }

  func action(forCovering route: Route) -> Action? { .covered }

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .write(let events, let world):
        report(
          await clients.stores.isStored(events, world, context)
            ? .written(events) : .unstored(events))
      }
    }
  }
}

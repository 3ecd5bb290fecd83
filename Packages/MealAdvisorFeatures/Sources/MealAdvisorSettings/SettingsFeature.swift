import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

/// Handles the eater's settings.
struct SettingsFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The changes that are being stored; they are shown already.
    var pending = PendingChanges()
    /// The typed texts that are not valid amounts of their nutrients.
    var refusedAmounts: [BoundedNutrient: NutritionLimitsInput.RefusedAmount] = [:]
  }

  /// The stored state that the feature reads.
  struct Stored: Sendable {
    var record: StoredState
    var account: Account?
  }

  enum Action: Sendable {
    case opened(SettingsPageID, eater: String?)
    case shown
    case set(PreferenceKey, Change)
    case amountNamed(BoundedNutrient, String)
    case amountDropped(BoundedNutrient)
    case supportTapped
    case written([PreferencesEvent])
    /// The changes could not be stored; limits among them apply nevertheless.
    case unstored([PreferencesEvent])
  }

  /// A change of a value.
  enum Change: Hashable, Sendable {
    /// The id that means the whole list of cuisines.
    static let all = "all"

    case toggled(String, isOn: Bool)
    case chosen(String)
  }

  enum Effect: Sendable {
    case write([PreferencesEvent], World)
  }

  /// The terms of service.
  static let terms = RouteForm(.terms)

  let id: FeatureID = "settings"
  let clients: MealAdvisorClients
  let stored: Slice<Stored>
  let routes = [
    RouteDefinition(Routes.settings, .root), RouteDefinition(Routes.cookingTime, .push),
    RouteDefinition(Routes.cuisines, .push), RouteDefinition(Routes.nutritionLimits, .push),
    RouteDefinition(Self.terms, .push),
  ]

  /// Whether Settings has the groups of an app that plans weeks.
  let hasGroups: Bool

  init(_ clients: MealAdvisorClients, inGroups hasGroups: Bool) {
    self.clients = clients
    self.hasGroups = hasGroups
    stored = clients.parts.meals.with(Slice(clients.parts.account)) {
      Stored(record: $0, account: $1)
    }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(SettingsAction.open) { .opened($0.value, eater: $0.eater) },
    .on(SettingsAction.cookingTime, entering: { chosen(.cookingTime, $0.rawValue) }),
    .on(SettingsAction.mealTime) { toggled(.mealTimes, $0.0.stored($0.1), true) },
    .on(SettingsAction.cuisine) { cuisine, isOn in
      toggled(.cuisines, cuisine?.rawValue ?? Change.all, isOn)
    },
    .on(SettingsAction.nutritionLimit) { .amountNamed($0, $1) },
    .on(SettingsAction.keptNutritionLimit) { nutrient, isOn in
      isOn ? nil : .amountDropped(nutrient)
    },
    .on(SystemAction.contactSupport, .supportTapped),
  ]

  private static func chosen(_ key: PreferenceKey, _ value: String) -> Action {
    .set(key, .chosen(value))
  }

  private static func toggled(_ key: PreferenceKey, _ id: String, _ isOn: Bool) -> Action {
    .set(key, .toggled(id, isOn: isOn))
  }

  func action(forShowing route: Route) -> Action? { .shown }

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

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

/// What the eater can set.
struct SettingsFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// What is about to be stored, and is shown already.
    var pending = PendingChanges()
    /// What was typed to be added to which list, and is no food.
    var refusedFoods: [PreferenceKey: RefusedFood] = [:]
    /// What was typed to bound a nutrient, and is no amount of it.
    var refusedAmounts: [BoundedNutrient: NutritionLimitsInput.RefusedAmount] = [:]
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
    case opened(SettingsPageID, eater: String?)
    case shown
    case set(PreferenceKey, Change, eater: String?)
    case tracesTapped(isOn: Bool, eater: String?)
    case tracesAccepted(eater: String?)
    case limitsConfirmed(eater: String?)
    case foodNamed(PreferenceKey, String, eater: String?)
    case amountNamed(BoundedNutrient, String)
    case amountDropped(BoundedNutrient)
    case supportTapped
    case written([PreferencesEvent])
    /// They could not be stored, and hold all the same where they are limits.
    case unstored([PreferencesEvent])
  }

  /// How a value changes.
  enum Change: Hashable, Sendable {
    /// The id that stands for the whole list of cuisines.
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
    RouteDefinition(Routes.settings, .root), RouteDefinition(Routes.diets, .push),
    RouteDefinition(Routes.acceptTraces, .sheet), RouteDefinition(Routes.cookingTime, .push),
    RouteDefinition(Routes.cuisines, .push), RouteDefinition(Routes.nutritionLimits, .push),
    RouteDefinition(Self.terms, .push),
  ]

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals.with(Slice(clients.parts.account)) {
      Stored(record: $0, account: $1)
    }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(SettingsAction.open) { .opened($0.value, eater: $0.eater) },
    .on(SettingsAction.diet) { toggled(.diets, $0.value.rawValue, $1, $0.eater) },
    .on(SettingsAction.allergy) { toggled(.allergies, $0.value.rawValue, $1, $0.eater) },
    .on(SettingsAction.allergyFood) { allergy, isOn in
      let (food, isNarrowed) = (allergy.value.food, allergy.value.isNarrowed)
      return toggled(.allergies, Eater.allergyID(of: food, isNarrowed), isOn, allergy.eater)
    },
    .on(SettingsAction.traces) { .tracesTapped(isOn: $1, eater: $0) },
    .on(SettingsAction.acceptTraces) { .tracesAccepted(eater: $0) },
    .on(SettingsAction.confirmLimits) { .limitsConfirmed(eater: $0) },
    .on(SettingsAction.dislike) { toggled(.dislikes, $0.value.rawValue, $1, $0.eater) },
    .on(SettingsAction.addAllergyFood) { .foodNamed(.allergies, $1, eater: $0) },
    .on(SettingsAction.addDislike) { .foodNamed(.dislikes, $1, eater: $0) },
    .on(SettingsAction.cookingTime, entering: { chosen(.cookingTime, $0.rawValue) }),
    .on(SettingsAction.mealTime) { toggled(.mealTimes, $0.0.stored($0.1), true, nil) },
    .on(SettingsAction.cuisine) { cuisine, isOn in
      toggled(.cuisines, cuisine?.rawValue ?? Change.all, isOn, nil)
    },
    .on(SettingsAction.nutritionLimit) { .amountNamed($0, $1) },
    .on(SettingsAction.keptNutritionLimit) { nutrient, isOn in
      isOn ? nil : .amountDropped(nutrient)
    },
    .on(SystemAction.contactSupport, .supportTapped),
  ]

  private static func chosen(_ key: PreferenceKey, _ value: String) -> Action {
    .set(key, .chosen(value), eater: nil)
  }

  private static func toggled(
    _ key: PreferenceKey, _ id: String, _ isOn: Bool, _ eater: String?
  ) -> Action {
    .set(key, .toggled(id, isOn: isOn), eater: eater)
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

import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealAdvisorFeatureParts
import Preferences
import Presentation
import ScreenParts

/// Who eats: adding, renaming and removing people, each with the limits they bring.
struct HouseholdFeature: MealAdvisorFeature {
  /// A name that could not be used, as it was entered, and for whom; nil for somebody new.
  struct Refusal: Sendable {
    var eater: String?
    var name: String
  }

  struct State: Sendable {
    /// What is about to be stored, and is shown already.
    var pending = PendingChanges()
    var refused: Refusal?
  }

  enum Action: Sendable {
    case shown
    case added(String)
    case renamed(String, to: String)
    case removed(String)
    case written([PreferencesEvent])
    case unstored([PreferencesEvent])
  }

  enum Effect: Sendable {
    case write([PreferencesEvent], World)
  }

  let id: FeatureID = "household"
  let routes = [RouteDefinition(Routes.household, .push), RouteDefinition(Routes.eater, .push)]
  let clients: MealAdvisorClients
  let stored: Slice<StoredSettings>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.settings)
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(HouseholdAction.add, entering: { .added($0) }),
    .on(HouseholdAction.rename) { .renamed($0, to: $1) },
    .on(HouseholdAction.remove) { .removed($0) },
  ]

  func action(forShowing route: Route) -> Action? { .shown }

  func perform(_ effect: Effect, _ context: EffectContext<StoredSettings>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .write(let events, let world):
        report(
          await clients.stores.isStored(events, world, context)
            ? .written(events) : .unstored(events))
      }
    }
  }

  func screen(
    _ route: Route, _ state: State, _ stored: StoredSettings, _ context: ScreenContext
  ) -> (any Screen)? {
    let preferences = state.pending.shown(over: stored.preferences)
    guard Routes.eater ~= route else {
      return HouseholdScreen(
        HouseholdInput(
          members: preferences.household.map(Companion.init),
          refusedName: state.refused.flatMap { $0.eater == nil ? $0.name : nil },
          toast: context.notice), presentation(context))
    }
    guard let eater = preferences.household.first(where: { $0.name == Routes.eater.read(route) })
    else {
      return nil
    }
    return EaterScreen(
      Companion(eater), isOnly: !preferences.mayLeave(eater.name),
      refusedName: state.refused.flatMap { $0.eater == eater.name ? $0.name : nil },
      toast: context.notice, presentation(context))
  }
}

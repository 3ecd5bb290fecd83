import AccountParts
import AppShell
import DesignSystem
import EaterMeals
import EaterParts
import EaterScreens
import Preferences
import ScreenParts

/// Adds, renames and removes the people at the table, each with their limits.
struct TableFeature: Feature {
  /// A refused name as it was entered, and the person to rename; nil for a new person.
  struct Refusal: Sendable {
    var eater: String?
    var name: String
  }

  struct State: Sendable {
    /// The changes that are being stored; screens show them already.
    var pending = PendingChanges()
    var refused: Refusal?
    /// Whether the field for a new person has sent a name since the button was pressed.
    var hasSent = false
  }

  enum Action: Sendable {
    case shown
    case added(String)
    case confirmed
    case renamed(String, to: String)
    case removed(String)
    case written([PreferencesEvent])
    case unstored([PreferencesEvent])
  }

  enum Effect: Sendable {
    case write([PreferencesEvent], World)
  }

  let id: FeatureID = "household"
  let routes = [
    RouteDefinition(EaterRoutes.household, .push), RouteDefinition(EaterRoutes.eater, .push),
  ]
  let clients: EaterClients
  let stored: Slice<StoredSettings>

  init(_ clients: EaterClients) {
    self.clients = clients
    stored = Slice(clients.stores.settingsPart)
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(HouseholdAction.add, entering: { .added($0) }),
    .on(HouseholdAction.confirm, .confirmed),
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
    of route: Route, state: State, stored: StoredSettings, context: ScreenContext
  ) -> (any Screen)? {
    let preferences = state.pending.shown(over: stored.preferences)
    let presentation = context.presentation(clients.copy)
    guard EaterRoutes.eater ~= route else {
      return HouseholdScreen(
        HouseholdInput(
          members: preferences.household.map(companion),
          refusedName: state.refused.flatMap { $0.eater == nil ? $0.name : nil },
          toast: context.notice), presentation)
    }
    guard
      let eater = preferences.household.first(where: { $0.name == EaterRoutes.eater.read(route) })
    else {
      return nil
    }
    return EaterScreen(
      companion(eater), isOnly: !preferences.mayLeave(eater.name),
      refusedName: state.refused.flatMap { $0.eater == eater.name ? $0.name : nil },
      toast: context.notice, presentation)
  }

  func companion(_ eater: Eater) -> Companion {
    Companion(eater, clients.copy, foodNames: clients.names)
  }

  func offers(_ state: State, _ stored: StoredSettings, _ world: World) -> Offers {
    var offers = Offers()
    if clients.opensPages {
      offers.deepLinks = [DeepLink("household", to: EaterRoutes.household)]
    }
    return offers
  }
}

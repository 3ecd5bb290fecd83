import AppShell
import DesignSystem
import Journal
import MealModels
import Preferences
import Presentation
import ScreenParts

/// Who eats: adding, renaming and removing people, each with the limits they bring.
struct HouseholdFeature: Feature {
  /// A name that could not be used, as it was entered, and for whom; nil for somebody new.
  struct Refusal: Sendable {
    var eater: String?
    var name: String
  }

  struct State: Sendable {
    /// What is stored, with what is about to be.
    var stored = StoredState()
    /// What is stored for sure, for when a change fails.
    var known = StoredState()
    var refused: Refusal?
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case shown
    case added(String)
    case renamed(String, to: String)
    case removed(String)
    case changed
    case failed
    case unsaved
    case unread
    case toastExpired
  }

  enum Effect: Sendable {
    case read
    case write([PreferencesEvent], World)
    case rest
  }

  let id: FeatureID = "household"
  let routes = [RouteDefinition(Path.household, .push), RouteDefinition(Path.eater, .push)]
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    if saysUnsaved(call) { return .unsaved }
    return switch (call.id, call["eater"], call.value) {
    case (HouseholdAction.add, _, let name?): .added(name)
    case (HouseholdAction.rename, let eater?, let name?): .renamed(eater, to: name)
    case (HouseholdAction.remove, let eater?, _): .removed(eater)
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    stream == "preferences" ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? { .shown }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.read(withHistory: false)))
        case .write(let events, let world):
          try await clients.stores.recordPreferences(events, at: world.date)
          report(.changed)
        case .rest:
          guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
          report(.toastExpired)
        }
      } catch {
        guard case .write = effect else { return report(.unread) }
        report(.failed)
        if let stored = try? await clients.stores.read(withHistory: false) {
          report(.stored(stored))
        }
      }
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    let household = state.stored.preferences.household
    guard route.path == Path.eater else {
      return HouseholdScreen(
        HouseholdInput(
          members: household.map(Companion.init),
          refusedName: state.refused.flatMap { $0.eater == nil ? $0.name : nil },
          toast: state.toast), context.presentation)
    }
    guard let eater = household.first(where: { $0.name == route["eater"] }) else { return nil }
    return EaterScreen(
      Companion(eater), isOnly: !state.stored.preferences.mayLeave(eater.name),
      refusedName: state.refused.flatMap { $0.eater == eater.name ? $0.name : nil },
      toast: state.toast, context.presentation)
  }
}

extension Companion {
  /// Somebody at the table, as screens show them.
  init(_ eater: Eater) {
    self.init(eater.name, restrictionCount: eater.restrictionCount)
  }
}

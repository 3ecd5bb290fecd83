import AppShell
import DesignSystem
import Journal
import MealModels
import Preferences
import Presentation
import PremiumGate

/// What the eater can set.
struct SettingsFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case opened(String)
    case set(PreferenceKey, Change)
    case signInTapped
    case supportTapped
    case changed
    case failed
  }

  /// How a value changes.
  enum Change: Hashable, Sendable {
    case toggled(String, isOn: Bool)
    case chosen(String)
  }

  enum Effect: Sendable {
    case read
    case write(PreferencesEvent, World)
  }

  let id: FeatureID = "settings"
  let clients: MealAdvisorClients
  let routes =
    [RouteDefinition(Path.settings, .root)]
    + Self.pages.map { RouteDefinition($0, .push) }

  /// The sub-screens by path, as `settings.open` names them.
  static let pages = [
    "dietary-restrictions", "cooking-time", "cuisine-preferences", "privacy-policy",
    "terms-of-service",
  ]

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    switch call.id {
    case SettingsAction.open: return call["screen"].map { .opened($0) }
    case SettingsAction.diet: return toggle(.diets, call)
    case SettingsAction.allergy: return toggle(.allergies, call)
    case SettingsAction.allergyFood: return toggle(.allergies, call, prefix: "food:")
    case SettingsAction.dislike: return toggle(.dislikes, call)
    case SettingsAction.cuisine: return toggle(.cuisines, call)
    case SettingsAction.cookingTime: return call.value.map { .set(.cookingTime, .chosen($0)) }
    case SettingsAction.signIn: return .signInTapped
    case SystemAction.contactSupport: return .supportTapped
    default: return nil
    }
  }

  private func toggle(_ key: PreferenceKey, _ call: ActionCall, prefix: String = "") -> Action? {
    guard let id = call["id"], let value = call.value else { return nil }
    return .set(key, .toggled(prefix + id, isOn: ["on", "true"].contains(value)))
  }

  func action(forChangeOf stream: String) -> Action? {
    ["preferences", "entitlement", "favorites"].contains(stream) ? .storeChanged : nil
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.stored = stored
      return []
    case .opened(let page): return open(page, &state, world)
    case .set(let key, let change): return set(key, change, &state, world)
    case .signInTapped:
      state.toast = .failure(Copy.english("settings.sign-in.unavailable"))
      return []
    case .supportTapped: return [.leave(to: ExternalLink.support.address)]
    case .changed:
      state.toast = nil
      return [.changed(stream: "preferences")]
    case .failed:
      state.toast = .changeNotStored
      return []
    }
  }

  /// C-P02: the cuisine list is premium; the row stays visible and asks.
  private func open(
    _ page: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.toast = nil
    guard Self.pages.contains(page) else { return [] }
    let gate = state.stored.gate(at: world.date)
    if page == "cuisine-preferences",
      case .needsPremium(let trigger) = gate.decide(.view, .cuisineFilter)
    {
      return [.show(.prompt(for: trigger))]
    }
    return [.show(Route(page))]
  }

  private func set(
    _ key: PreferenceKey, _ change: Change, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let event = change.event(of: key)
    let gate = state.stored.gate(at: world.date)
    if let feature = key.premiumFeature,
      case .needsPremium(let trigger) = gate.decide(change.usage, feature)
    {
      return [.show(.prompt(for: trigger))]
    }
    // Shown at once, so that the next tap builds on it; what is stored decides in the end.
    state.stored.preferences.apply(event)
    return [.run(.write(event, world))]
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.read()))
        case .write(let event, let world):
          try await clients.stores.preferences.record([event], at: world.date)
          report(.changed)
        }
      } catch {
        report(.failed)
        if let stored = try? await clients.stores.read() { report(.stored(stored)) }
      }
    }
  }
}

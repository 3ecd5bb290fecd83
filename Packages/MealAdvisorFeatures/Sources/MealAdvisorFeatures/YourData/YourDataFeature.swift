import AppShell
import DesignSystem
import Journal
import Presentation
import ScreenParts

/// What the eater may do with their own data: allow uses, take it away, delete it.
struct YourDataFeature: Feature {
  struct State: Sendable {
    /// The ids of the uses that are allowed.
    var given: Set<String> = []
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case shown
    case stored(Consents)
    case consentSet(String, isGiven: Bool)
    case exportTapped
    case exported(String)
    case deleteTapped
    case deleteConfirmed
    case deleted
    case changed
    case failed
    case unread
    case exportFailed
    case toastExpired
  }

  enum Effect: Sendable {
    case read
    case write(ConsentEvent, World)
    case export
    case delete
    case rest
  }

  let id: FeatureID = "your-data"
  let routes = [
    RouteDefinition(Path.privacy, .push), RouteDefinition(Path.deleteData, .sheet),
  ]
  let clients: MealAdvisorClients

  /// The name that an export has unless the destination changes it.
  static let fileName = "MealAdvisor.json"

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  func action(for call: ActionCall) -> Action? {
    if saysUnsaved(call) { return .failed }
    return switch call.id {
    case DataAction.consent:
      call["id"].map { .consentSet($0, isGiven: ["on", "true"].contains(call.value)) }
    case DataAction.export: .exportTapped
    case DataAction.delete: .deleteTapped
    case DataAction.confirmDelete: .deleteConfirmed
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    stream == "consents" ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? {
    route.path == Path.privacy ? .shown : nil
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .shown, .consentSet, .exportTapped, .deleteTapped, .deleteConfirmed:
      state.toast = nil
      return begin(action)(world)
    case .stored(let consents): state.given = consents.given
    case .changed: return [.changed(stream: "consents")]
    case .exported(let place):
      return say(.confirmation(Copy.english("your-data.exported", ["place": place])), &state)
    case .deleted:
      return [.dismiss] + Stores.streamsOnScreens.map { .changed(stream: $0) }
        + [.fire(ActionCall(SystemAction.restart))]
        + say(.confirmation(Copy.english("delete.done")), &state)
    case .failed:
      let isAlert = world.route?.path == Path.deleteData
      return (isAlert ? [.dismiss] : []) + sayUnsaved(&state.toast, world)
    case .unread: state.toast = .dataNotRead
    case .exportFailed:
      state.toast = .failure(Copy.english("your-data.export.unavailable"))
    case .toastExpired: if state.toast?.isBrief == true { state.toast = nil }
    }
    return []
  }

  /// What a tap begins.
  private func begin(_ action: Action) -> (World) -> [Command<Effect>] {
    { world in
      switch action {
      case .consentSet(let id, let isGiven):
        [.run(.write(ConsentEvent(id, isGiven: isGiven), world))]
      case .exportTapped: [.run(.export, id: "export")]
      case .deleteTapped: [.show(Route(Path.deleteData))]
      case .deleteConfirmed: [.run(.delete, id: "delete")]
      default: [.run(.read, id: "read")]
      }
    }
  }

  private func say(_ toast: ScreenToast, _ state: inout State) -> [Command<Effect>] {
    state.toast = toast
    return [.run(.rest, id: "toast")]
  }

}

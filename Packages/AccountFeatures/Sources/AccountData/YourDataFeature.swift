import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import EaterRecord
import ScreenParts

/// What the eater may do with their own data: allow uses, take it away, delete it.
struct YourDataFeature: Feature {
  enum Action: Sendable {
    case consentSet(String, isGiven: Bool)
    case exportTapped
    case exported(String)
    case deleteTapped
    case deleteConfirmed
    case deleted
    case unstored
    case unread
    case exportFailed
  }

  enum Effect: Sendable {
    case write(ConsentEvent, World)
    case export
    /// Deletes everything but some streams.
    case delete(keeping: [String])
  }

  let id: FeatureID = "your-data"
  let routes = [
    RouteDefinition(DataRoutes.privacy, .push), RouteDefinition(DataRoutes.delete, .sheet),
  ]
  let clients: YourDataClients
  /// The uses that are allowed.
  let stored: Slice<Consents>

  init(_ clients: YourDataClients) {
    self.clients = clients
    stored = Slice(clients.stores.consentsPart)
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(DataAction.consent) { .consentSet($0, isGiven: $1) },
    .on(DataAction.export, .exportTapped),
    .on(DataAction.delete, .deleteTapped),
    .on(DataAction.confirmDelete, .deleteConfirmed),
  ]

  func reduce(
    _ action: Action, _ state: inout Void, _ consents: Consents, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .consentSet(let id, let isGiven):
      return [.run(.write(ConsentEvent(id, isGiven: isGiven), world))]
    case .exportTapped: return [.run(.export, id: "export")]
    case .exported(let place):
      return [.say(.confirmation(clients.copy("your-data.exported", ["place": place])))]
    case .exportFailed: return [.say(.failure(clients.copy("your-data.export.unavailable")))]
    case .deleteTapped: return [.show(Route(DataRoutes.delete))]
    case .deleteConfirmed:
      let kept = world.offers.streams.filter(\.survivesDeletion).map(\.name)
      return [.run(.delete(keeping: kept), id: "delete")]
    case .deleted:
      return [.dismiss] + (clients.restart.map { [.fire($0)] } ?? [])
        + [.say(.confirmation(clients.copy("delete.done")))]
    case .unstored:
      let isAlert = world.isAt(DataRoutes.delete)
      return (isAlert ? [.dismiss] : []) + [.say(.failure(clients.copy("error.unsaved")))]
    case .unread: return [.say(.failure(clients.copy("error.system.storage")))]
    }
  }
}

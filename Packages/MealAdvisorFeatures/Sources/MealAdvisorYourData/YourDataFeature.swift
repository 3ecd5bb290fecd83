import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Presentation
import ScreenParts

/// What the eater may do with their own data: allow uses, take it away, delete it.
struct YourDataFeature: MealAdvisorFeature {
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
    RouteDefinition(Routes.privacy, .push), RouteDefinition(Routes.deleteData, .sheet),
  ]
  let clients: MealAdvisorClients
  /// The uses that are allowed.
  let stored: Slice<Consents>

  /// The name that an export has unless the destination changes it.
  static let fileName = "MealAdvisor.json"

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.consents)
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
      return [.say(.confirmation(copy("your-data.exported", ["place": place])))]
    case .exportFailed: return [.say(.failure(copy("your-data.export.unavailable")))]
    case .deleteTapped: return [.show(Route(Routes.deleteData))]
    case .deleteConfirmed:
      let kept = world.offers.streams.filter(\.survivesDeletion).map(\.name)
      return [.run(.delete(keeping: kept), id: "delete")]
    case .deleted:
      return [
        .dismiss, .fire(SystemAction.restart.call()),
        .say(.confirmation(copy("delete.done"))),
      ]
    case .unstored:
      let isAlert = world.isAt(Routes.deleteData)
      return (isAlert ? [.dismiss] : []) + [say(.changeNotStored)]
    case .unread: return [.say(.failure(copy("error.system.storage")))]
    }
  }
}

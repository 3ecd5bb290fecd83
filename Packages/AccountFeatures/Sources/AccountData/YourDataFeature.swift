import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

/// Handles the eater's own data: consents, export, deletion.
struct YourDataFeature: Feature {
  /// The stored state that it sees.
  struct Stored: Sendable {
    /// The uses that are allowed.
    var consents = Consents()
    var measurements = Measurements()
    var crashes: [CrashReport] = []
  }

  enum Action: Sendable {
    case launched
    case allowedChanged
    case crashReportsDeleted
    case consentSet(String, isGiven: Bool)
    case exportTapped
    case exported(String)
    case handedOver(Departure)
    case deleteTapped
    case deleteConfirmed
    case deleted
    case unstored
    /// The household's server did not answer, so no data was deleted.
    case householdHeld
    case unread
    case exportFailed
  }

  enum Effect: Sendable {
    case write(ConsentEvent, World)
    /// Stores the crash report and measures the launch.
    case begin(World)
    /// Turns crash reports on or off, and deletes data that is no longer allowed.
    case keepToAllowed(Consents)
    case deleteCrashReports
    case export
    /// Deletes everything except some streams.
    case delete(keeping: [String])
  }

  let id: FeatureID = "your-data"
  let routes = [
    RouteDefinition(DataRoutes.privacy, .push), RouteDefinition(DataRoutes.delete, .sheet),
  ]
  let clients: YourDataClients
  let stored: Slice<Stored>

  init(_ clients: YourDataClients) {
    self.clients = clients
    let record = clients.record
    stored = Slice(
      record.consentsPart, StoredPart(of: record.measurements), StoredPart(of: record.crashes)
    ) { Stored(consents: $0, measurements: $1, crashes: $2) }
  }

  var launchAction: Action? { clients.diagnostics == nil ? nil : .launched }

  func action(forChangeFrom before: Stored) -> Action? {
    clients.diagnostics == nil ? nil : .allowedChanged
  }

  /// The consents that were last applied.
  func initialState() -> Consents? { nil }

  let actions: [ActionHandler<Action>] = [
    .on(DataAction.consent) { .consentSet($0, isGiven: $1) },
    .on(DataAction.export, .exportTapped),
    .on(DataAction.deleteCrashReports, .crashReportsDeleted),
    .on(DataAction.delete, .deleteTapped),
    .on(DataAction.confirmDelete, .deleteConfirmed),
  ]

  func reduce(
    _ action: Action, into state: inout Consents?, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .launched:
      state = stored.consents
      return [.run(.begin(world)), .run(.keepToAllowed(stored.consents))]
    case .allowedChanged:
      guard state != stored.consents else { return [] }
      state = stored.consents
      return [.run(.keepToAllowed(stored.consents))]
    case .crashReportsDeleted: return [.run(.deleteCrashReports)]
    case .consentSet(let id, let isGiven):
      return [.run(.write(ConsentEvent(id, isGiven: isGiven), world))]
    case .exportTapped: return [.run(.export, id: "export")]
    case .handedOver(let departure): return [.leave(to: departure)]
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
    case .unstored: return failing("error.unsaved", world)
    case .householdHeld: return failing("your-data.household", world)
    case .unread: return [.say(.failure(clients.copy("error.system.storage")))]
    }
  }

  /// Shows a failure on the page below the question.
  private func failing(_ words: CopyKey, _ world: World) -> [Command<Effect>] {
    (world.isAt(DataRoutes.delete) ? [.dismiss] : []) + [.say(.failure(clients.copy(words)))]
  }
}

import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealAdvisorFeatures
import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who uses the features through their screens alone.
struct Visitor: Guest {
  let app: AppRuntime
  let stores: Stores

  /// Where everything is kept.
  static let folder = URL(filePath: "/data")

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - catalog: the meals; the bundled ones unless given.
  ///   - stores: those of somebody before; their own on the disk unless given.
  ///   - source: where suggestions come from; the bundled engine unless given.
  ///   - accounts: who can say who somebody is.
  ///   - clock: the time; half past six on 12 May 2026 unless given.
  ///   - sleep: what waiting does; nothing unless given.
  ///   - isWaiting: whether a wait, such as that of a timer, may go on when the app is open.
  ///   - further: features beside those of MealAdvisor.
  init(
    on disk: JournalFileSystem = .inMemory(), catalog: Catalog? = nil,
    stores known: Stores? = nil,
    source: SuggestionSource? = nil, exports: ExportDestination = .none,
    accounts: AccountProvider = .onDevice, clock: (@Sendable () -> Date)? = nil,
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in },
    isWaiting: Bool = false, further: [any Feature] = []
  ) async throws {
    let now = clock ?? { TestWorld.evening }
    var environment = TestWorld(sleep: sleep).environment
    environment.now = now
    environment.deviceNow = now
    stores =
      try known
      ?? Stores(
        journal: EventJournal(directory: Self.folder, fileSystem: disk), premium: .mealAdvisor)
    app = try MealAdvisor.app(
      MealAdvisorClients(
        service: SuggestionService(
          catalog: catalog ?? .bundled, source: source,
          engine: catalog == nil ? SuggestionService.bundledEngine : nil), stores: stores,
        subscriptions: .local(stores, now: now), exports: exports, accounts: accounts),
      further: further, in: environment)
    await app.launch()
    if isWaiting { await app.rest() } else { await app.settle() }
  }

  /// Opens sub-screens of Settings, one inside the other.
  func open(_ pages: String...) async throws {
    try await tap("tab.select?id=settings")
    for page in pages { try await tap("settings.open?screen=\(page)") }
  }
}

/// A wait that lasts until it is told to end.
final class Waiting: Sendable {
  private let waits = Mutex<[Double]>([])

  /// What was waited for, in seconds.
  var seconds: [Double] { waits.withLock { $0 } }

  /// Waits until it is cancelled.
  @Sendable func sleep(_ seconds: Double) async throws {
    waits.withLock { $0.append(seconds) }
    try await Task.sleep(for: .seconds(3600))
  }
}

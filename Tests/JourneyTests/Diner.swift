import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import Layout
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import PremiumGate
import Renderers
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who uses the app through its screens alone, on one evening.
struct Diner: Guest {
  let app: AppRuntime
  let stores: Stores

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - files: the disk, so that a second guest finds what a first one left.
  ///   - source: where suggestions come from; the bundled engine unless given.
  ///   - store: who sells premium; the local store unless given.
  ///   - exports: where an export goes; nowhere unless given.
  ///   - sleep: what waiting does; nothing unless given.
  ///   - seed: where randomness comes from; the same number unless given.
  ///   - further: features that no package knows, which may read what is stored.
  init(
    on files: JournalFileSystem = .inMemory(), at time: String = "2026-05-12T18:30",
    source: SuggestionSource? = nil, store: StoreProvider? = nil,
    exports: ExportDestination = .none,
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in },
    seed: @escaping @Sendable () -> UInt64 = { 7 },
    further: (Stores) -> [any Feature] = { _ in [] }
  ) async throws {
    let now = try #require(LocalMoment(time)).date
    let stores = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: files),
      premium: .mealAdvisor)
    let subscriptions =
      store.map { Subscriptions(provider: $0, stores: stores) }
      ?? .local(stores, now: { now })
    app = try MealAdvisor.app(
      MealAdvisorClients(
        service: source.map {
          SuggestionService(catalog: .bundled, source: $0, engine: Self.bundled.engine)
        }
          ?? Self.bundled, stores: stores,
        subscriptions: subscriptions, exports: exports), further: further(stores),
      in: TestWorld(at: now, seed: seed, sleep: sleep).environment)
    self.stores = stores
    await app.launch()
    await app.settle()
  }

  /// The meals of this device, read once for all guests.
  private static let bundled = SuggestionService(catalog: .bundled)

  /// Opens sub-screens of Settings, one inside the other.
  func open(_ pages: String...) async throws {
    try await tap("tab.select?id=settings")
    for page in pages { try await tap("settings.open?screen=\(page)") }
  }

  /// Starts the trial from Settings and comes back to Home.
  func startTrial() async throws {
    try await tap("tab.select?id=settings", "premium.open", "premium.startTrial")
    try await tap("tab.select?id=home")
  }
}

import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealCatalog
import MealModels
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stage over one disk, with a clock that tests move and waits that end at once.
struct Theatre {
  let world: TestWorld
  let disk: JournalFileSystem
  let stores: Stores
  let stage: Stage

  init(
    on disk: JournalFileSystem = .inMemory(), secondsFromGMT: Int = 0,
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in await Task.yield() }
  ) async throws {
    self.disk = disk
    let journal = try EventJournal(directory: Visitor.folder, fileSystem: disk)
    stores = Stores(journal: journal, premium: .mealAdvisor)
    let world = TestWorld(secondsFromGMT: secondsFromGMT, sleep: sleep)
    self.world = world
    stage = MealAdvisor.stage(
      MealAdvisorClients(
        service: SuggestionService.bundled(), stores: stores,
        subscriptions: .local(stores, now: { world.now })),
      in: world.environment)
  }

  /// Starts an app and waits until its screen rests.
  func enter(_ settings: StageSettings = [:]) async throws -> Actor {
    let staged = try await stage.start(settings)
    await staged.app.settle()
    return Actor(visitor: Visitor(app: staged.app, stores: stores), adjust: staged.adjust)
  }

  /// The bytes of the journal.
  var bytes: [UInt8] {
    get throws {
      guard let file = try disk.open(Visitor.folder.path() + "/journal", .read) else { return [] }
      return try file.read(0, try file.size())
    }
  }

  /// The records of some streams that are on the disk.
  func records(of streams: String...) async throws -> [Record] {
    try await stores.journal.records().filter { streams.contains($0.stream.rawValue) }
  }

  /// Somebody in an app of the stage.
  struct Actor {
    let visitor: Visitor
    let adjust: @Sendable (StageSettings) async -> Bool
    var app: AppRuntime { visitor.app }

    /// Whether Favorites is open to the eater.
    func hasPremium() async throws -> Bool {
      try await visitor.tap("tab.select?id=favorites")
      return try await visitor.screen.element.action(for: ActionCall(parsing: "premium.open"))
        == nil
    }
  }
}

extension Visitor {
  init(app: AppRuntime, stores: Stores) {
    self.app = app
    self.stores = stores
  }
}

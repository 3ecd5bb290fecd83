import AppShell
import DemoGrocer
import EaterRecord
import Journal
import LiveEnvironment
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The app with the planner as its first tab, over a folder on disk.
enum PlannerApp {
  /// Launches the app and waits until it is idle.
  ///
  /// - Parameter prepare: stores the initial data before the launch.
  static func launch(
    _ folder: WorkFolder, _ files: JournalFileSystem,
    preparing prepare: (Stores, AppEnvironment) async throws -> Void
  ) async throws(BenchError) -> AppRuntime {
    do {
      let journal = try EventJournal(
        directory: URL(filePath: folder.path("data")), fileSystem: files)
      let stores = Stores(journal: journal, premium: .mealAdvisor)
      let environment = AppEnvironment.live()
      var clients = MealAdvisorClients(
        service: SuggestionService(catalog: .bundled), stores: stores,
        subscriptions: .local(stores, now: { Date() }))
      clients.retailers = Retailers(
        embedded: .demo(now: environment.now),
        over: ServiceCaller(
          over: .offline, timing: CallTiming(now: environment.now, chance: { 0 })),
        secrets: stores.secrets, makeID: environment.makeID, foods: { .culinary })
      try await prepare(stores, environment)
      let app = try MealAdvisor.app(
        clients, of: MealAdvisor.planningFeatures, in: environment)
      await app.launch()
      await app.settle()
      return app
    } catch {
      throw .wrongResult("the app does not start: \(error)")
    }
  }
}

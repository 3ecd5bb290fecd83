import AppShell
import DesignSystem
import Journal
import Layout
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Renderers
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who uses the app through its screens alone, on one evening.
struct Guest {
  let app: AppRuntime
  let stores: Stores

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - files: the disk, so that a second guest finds what a first one left.
  ///   - source: where suggestions come from; the bundled engine unless given.
  ///   - further: features that no package knows.
  init(
    on files: JournalFileSystem = .inMemory(), at time: String = "2026-05-12T18:30",
    source: SuggestionSource? = nil, further: [any Feature] = []
  ) async throws {
    let now = try #require(LocalMoment(time)).date
    let journal = try Journal(directory: URL(filePath: "/data"), fileSystem: files)
    stores = Stores(journal: journal)
    app = try AppRuntime(
      features: MealAdvisor.features(
        MealAdvisorClients(
          service: SuggestionService(catalog: .bundled, source: source), stores: stores,
          subscriptions: .local(stores, now: { now }))) + further,
      environment: Environment(
        now: { now }, secondsFromGMT: { _ in 0 }, sleep: { _ in }, makeID: { "id" },
        makeSeed: { 7 }, isConnected: { true }, region: .unitedStates))
    await app.launch()
    await app.settle()
  }

  /// The screen on top.
  var screen: any Screen {
    get async throws { try await app.screen() }
  }

  /// Uses a control of the screen, by the text of its action, and waits until all is done.
  func tap(_ action: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await app.fire(try ActionCall(parsing: action))
    await app.settle()
  }

  /// Whether a control with this action is on the screen and can be used.
  func can(_ action: String) async throws -> Bool {
    let call = try ActionCall(parsing: action)
    return try await screen.element.action(for: call) != nil
  }

  /// Everything that is written on the screen.
  var words: String {
    get async throws { try await screen.element.visibleText }
  }

  /// The screen as a drawing.
  var drawing: String {
    get async throws { Renderers.drawing(of: layOut(try await screen.element), columns: 60) }
  }

  /// The meal that Home shows.
  var meal: Meal {
    get async throws {
      let shown = try await stores.read().history.lastShown(1)
      return try #require(shown.first.flatMap { Catalog.bundled.meal($0) })
    }
  }
}

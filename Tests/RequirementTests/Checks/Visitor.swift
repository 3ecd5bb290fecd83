import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import PremiumGate
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who uses the whole app through its screens, on the evening of 12 May 2026.
struct Visitor: Guest {
  let app: AppRuntime
  let stores: Stores

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - disk: where it keeps things; an empty one unless given.
  ///   - hour: the hour of the day.
  ///   - source: where suggestions come from; the bundled engine unless given.
  ///   - sleep: what waiting does; it is over at once unless given.
  ///   - further: features that no package knows.
  ///   - known: what an earlier app of the same device opened.
  ///   - clients: what else the device has.
  init(
    on disk: JournalFileSystem = .inMemory(), hour: Int = 18, source: SuggestionSource? = nil,
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in },
    further: [any Feature] = [], in known: Stores? = nil,
    clients change: (inout MealAdvisorClients) throws -> Void = { _ in }
  ) async throws {
    let noon = try #require(LocalMoment("2026-05-12T12:00")).date
    let now = noon.addingTimeInterval(Double(hour - 12) * 3600)
    let stores =
      try known
      ?? Stores(
        journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
        premium: .mealAdvisor)
    let service =
      source.map {
        SuggestionService(catalog: .bundled, source: $0, engine: Self.bundled.engine)
      } ?? Self.bundled
    var clients = MealAdvisorClients(
      service: service, stores: stores, subscriptions: .local(stores, now: { now }))
    try change(&clients)
    app = try MealAdvisor.app(
      clients, further: further, in: TestWorld(at: now, sleep: sleep).environment)
    self.stores = stores
    await app.launch()
    await app.settle()
  }

  /// The meals of this device, read once for all visitors.
  private static let bundled = SuggestionService(catalog: .bundled)

  /// The meal that was shown last.
  var meal: Meal {
    get async throws {
      let shown = try await stores.read().history.lastShown(1)
      return try #require(shown.first.flatMap { Catalog.bundled.meal($0) })
    }
  }

  /// The screen and its state, such as `home.suggestion`.
  var place: String {
    get async throws {
      let screen = try await screen
      return "\(screen.id).\(screen.state)"
    }
  }

  /// Starts the trial from Settings and comes back to Home.
  func startTrial() async throws {
    try await tap("tab.select?id=settings", "premium.open", "premium.startTrial")
    try await tap("tab.select?id=home")
  }
}

extension Check {
  /// Taps one after the other lead from a fresh app to a screen, such as `paywall`, or to one of its
  /// states, such as `home.suggestion`.
  ///
  /// In a tap, `MEAL` stands for the id of the meal that Home shows.
  static func leads(
    _ taps: String..., to place: String, premium: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let visitor = try await Visitor()
      if premium { try await visitor.startTrial() }
      let meal = try await visitor.meal.id.rawValue
      for tap in taps { try await visitor.tap(tap.replacing("MEAL", with: meal)) }
      let reached = try await visitor.place
      #expect("\(reached).".hasPrefix("\(place)."), sourceLocation: location)
    }
  }
}

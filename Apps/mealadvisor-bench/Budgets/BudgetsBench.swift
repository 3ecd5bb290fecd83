import AppShell
import DesignSystem
import EaterRecord
import Journal
import Layout
import LiveEnvironment
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import Presentation
import Renderers
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares the times that an eater waits for the app with their budgets.
///
/// Each time is the median of several runs on real files, and ends when the page is complete.
struct BudgetsBench {
  /// How often each action is measured.
  private static let runs = 15

  private var launches: [Double] = []
  private var firstSuggestions: [Double] = []
  private var suggestions: [Double] = []
  private var recipes: [Double] = []
  private var tabs: [Double] = []

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take some seconds.
  mutating func findings() async throws(BenchError) -> [BenchResult] {
    for run in 1...Self.runs {
      showProgress("launch \(run) of \(Self.runs)")
      do { try await visit() } catch { throw .wrongResult("the app does not go on: \(error)") }
    }
    // The app shows the steps between two meals by design (C-M01), so their time is part of the
    // wait.
    let transition = SuggestionTransition.prefetched.totalSeconds * 1000
    return [
      Self.row("S-PERF-01 launch to the first screen", launches.median, 2000),
      Self.row("S-METRIC-01 launch to the first meal", firstSuggestions.median, 3000),
      Self.row("S-PERF-02 another meal", suggestions.median + transition, 1000),
      Self.row("S-METRIC-09 19 of 20 other meals", suggestions.share(0.95) + transition, 1000),
      Self.row("S-PERF-03 the recipe", recipes.median, 500),
      Self.row("S-PERF-04 another tab", tabs.median, 300),
      Self.row("S-METRIC-10 memory", peakMegabytes(), 100, unit: "MB"),
    ] + (try await PlanningPages().findings())
  }

  private static func row(
    _ name: String, _ value: Double, _ budget: Double, unit: String = "ms"
  ) -> BenchResult {
    BenchResult(
      name: name, value: value, unit: unit, peer: .init(name: "budget", value: budget), bound: 1)
  }

  /// One launch in a new folder, and the eater's actions in it.
  private mutating func visit() async throws {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let start = ContinuousClock.now
    let app = try Self.app(in: folder)
    await app.launch()
    try await Self.show(app)
    launches.append((.now - start).milliseconds)
    await app.settle()
    try await Self.show(app)
    firstSuggestions.append((.now - start).milliseconds)
    for _ in 1...4 { suggestions.append(try await Self.time("home.newSuggestion", app)) }
    let open = try await app.shownTree().actions.first { $0.id == RecipeAction.open.id }
    guard let open else { throw BenchError.wrongResult("no meal is shown") }
    recipes.append(try await Self.time(open.call().description, app))
    _ = try await Self.time("navigation.dismiss", app)
    for tab in ["settings", "favorites", "home"] {
      tabs.append(try await Self.time("tab.select?id=\(tab)", app))
    }
    await app.close()
  }

  private static func app(in folder: WorkFolder) throws -> AppRuntime {
    let stores = Stores(
      journal: try EventJournal(directory: URL(filePath: folder.path("data"))),
      premium: .mealAdvisor)
    var environment = AppEnvironment.live()
    environment.sleep = { _ in }
    return try MealAdvisor.app(
      MealAdvisorClients(
        service: SuggestionService(catalog: .bundled), stores: stores,
        subscriptions: .local(stores, now: { Date() })), in: environment)
  }

  /// The time from a tap to the page that it opens, in milliseconds.
  private static func time(_ action: String, _ app: AppRuntime) async throws -> Double {
    let call = try ActionCall(parsing: action)
    let start = ContinuousClock.now
    try await app.fire(call)
    await app.settle()
    try await show(app)
    return (.now - start).milliseconds
  }

  /// Makes the page of the current screen.
  private static func show(_ app: AppRuntime) async throws {
    let showing = try await app.showing()
    let page = layOut(showing.root).html(HTMLPage(title: showing.screen.title))
    guard !page.isEmpty else { throw BenchError.wrongResult("the page is empty") }
  }
}

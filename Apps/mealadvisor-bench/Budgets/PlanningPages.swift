import AppShell
import DesignSystem
import Layout
import PlanningPresentation
import Renderers

/// Measures the planner, the grocery list and the cart of a full week, from the state to the page.
struct PlanningPages {
  /// The time that a page should take in milliseconds.
  static let limit = 3.0
  /// How many times that limit a page may take until its layout is faster.
  static let bound = 6.0
  /// The least number of rows on the list.
  static let rows = 100
  /// How many names are written on the list beside those of the meals.
  private static let written = 70
  private static let runs = 61

  /// Runs the measurements, which take some seconds.
  func findings() async throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let app = try await PlannerApp.launch(folder, SyncClock().files) { stores, environment in
      let (world, now) = (environment.world, environment.now())
      try await stores.plan.record(YearBench.meals(1, until: world), at: now)
      // If a timer requested prices, the app would wait for them.
      try await stores.grocery.record(
        TickBench.items(Self.written, on: world)
          + [.set(.store("kroger-1234")), .set(.interval(.manual))], at: now)
    }
    do {
      let planner = try await page(app, "planner")
      let list = try await page(app, "groceries")
      let ticks = try await app.showing().root.all.count { $0.action?.id == GroceryAction.tick.id }
      guard ticks >= Self.rows else {
        throw BenchError.wrongResult("only \(ticks) items are on the list")
      }
      try await app.fire(GroceryAction.cart.call())
      await app.settle()
      return [
        row("the planner", planner), row("the list of \(ticks) rows", list),
        row("the cart", try await page(app, nil)),
      ]
    } catch {
      throw .wrongResult("the planner does not answer: \(error)")
    }
  }

  private func row(_ name: String, _ value: Double) -> BenchResult {
    BenchResult(
      name: "\(name), from state to page", value: value, unit: "ms",
      peer: .init(name: "budget", value: Self.limit), bound: Self.bound)
  }

  /// The median time in which the present state becomes a page, in milliseconds.
  ///
  /// - Parameter tab: the tab to choose first; nil for the page that is shown.
  private func page(_ app: AppRuntime, _ tab: String?) async throws -> Double {
    if let tab { try await app.fire(NavigationAction.selectTab.call(tab)) }
    await app.settle()
    var times: [Double] = []
    for _ in 0..<Self.runs {
      let start = ProcessorClock.microseconds
      let showing = try await app.showing()
      let page = layOut(showing.root).html(HTMLPage(title: showing.screen.title))
      times.append((ProcessorClock.microseconds - start) / 1000)
      guard !page.isEmpty else { throw BenchError.wrongResult("the page is empty") }
    }
    return times.median
  }
}

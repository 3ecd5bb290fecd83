import AppShell
import DesignSystem
import Groceries
import MealCatalog
import MealPlan
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures a tap on a tick of a long grocery list, until it is on screen and durably stored.
struct TickBench {
  /// The most time from a tap to its screen without the waits for the disk, in ms.
  static let limit = 5.0
  /// The least number of items on the list.
  static let items = 200
  /// How many names are written on the list, in two runs.
  ///
  /// The first has more names than `items`, because some names mean the same food.
  static let written = [260, 400]
  /// How many ticks are tapped.
  static let count = 101

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take some seconds.
  func findings() async throws(BenchError) -> [BenchResult] {
    var findings: [BenchResult] = []
    for written in Self.written {
      for store in [nil, "kroger-1234"] as [StoreID?] {
        findings += try await taps(written, at: store)
      }
    }
    return findings
  }

  private func taps(
    _ written: Int, at store: StoreID?
  ) async throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let syncs = SyncClock()
    let app = try await PlannerApp.launch(folder, syncs.files) { stores, environment in
      // If a timer requested prices, the app would wait for them.
      try await stores.grocery.record(
        Self.items(written, on: environment.world)
          + [.set(.store(store)), .set(.interval(.manual))], at: environment.now())
    }
    do {
      try await app.fire(NavigationAction.selectTab.call("groceries"))
      await app.settle()
      return try await measure(app, syncs, store == nil ? "" : " with prices")
    } catch {
      throw .wrongResult("the list does not answer: \(error)")
    }
  }

  private func measure(
    _ app: AppRuntime, _ syncs: SyncClock, _ prices: String
  ) async throws -> [BenchResult] {
    let ticks = try await app.showing().root.all.compactMap(\.action)
      .filter { $0.id == GroceryAction.tick.id }
    guard ticks.count >= Self.items else {
      throw BenchError.wrongResult("only \(ticks.count) items are on the list")
    }
    var (all, beside): ([Double], [Double]) = ([], [])
    for tap in 0..<Self.count {
      _ = syncs.take()
      let start = ContinuousClock.now
      let tick = ticks[tap % ticks.count]
      try await app.fire(ActionCall(tick.id, tick.parameters))
      await app.settle()
      _ = try await app.showing()
      let time = ContinuousClock.now - start
      all.append(time.milliseconds)
      beside.append((time - syncs.take()).milliseconds)
    }
    return [
      BenchResult(
        name: "a tick of \(ticks.count) items\(prices), shown and stored, beside the disk",
        value: beside.median, unit: "ms", peer: .init(name: "limit", value: Self.limit), bound: 1),
      BenchResult(name: "with the disk", value: all.median, unit: "ms"),
    ]
  }

  /// Items that a person wrote on the list, each with a different name.
  static func items(_ written: Int, on world: World) -> [GroceryEvent] {
    let day = Int(world.date.timeIntervalSince1970 / 86_400)
    let list = GroceryListID.week(from: PlanSettings().week(of: day).lowerBound)
    let names = Catalog.bundled.meals.flatMap(\.recipe.ingredients).map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.prefix(written).enumerated()
      .map { number, name in
        .added(ManualItem(id: ManualItemID(rawValue: "item-\(number)"), list: list, text: name))
      }
  }
}

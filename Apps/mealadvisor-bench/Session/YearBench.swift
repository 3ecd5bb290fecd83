import AppShell
import DesignSystem
import MealCatalog
import MealModels
import MealPlan
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures an app whose plan spans years: its start, a change of a week and of the week's list.
struct YearBench {
  /// How many weeks are planned, with three meals a day.
  static let weeks = [1, 52, 156]
  private static let count = 41

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take some seconds.
  func findings() async throws(BenchError) -> [BenchResult] {
    var findings: [BenchResult] = []
    for weeks in Self.weeks { findings += try await plan(of: weeks) }
    return findings
  }

  private func plan(of weeks: Int) async throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let syncs = SyncClock()
    _ = try await PlannerApp.launch(folder, syncs.files) { stores, environment in
      try await stores.plan.record(
        Self.meals(weeks, until: environment.world), at: environment.now())
    }
    _ = syncs.take()
    let start = ContinuousClock.now
    let app = try await PlannerApp.launch(folder, syncs.files) { _, _ in }
    let launched = (ContinuousClock.now - start - syncs.take()).milliseconds
    do {
      let change = try await time(app, syncs) { root in
        root.actions.first { $0.id == PlannerAction.cooked.id }
      }
      try await app.fire(NavigationAction.selectTab.call("groceries"))
      await app.settle()
      let tick = try await time(app, syncs) { root in
        root.all.compactMap(\.action).first { $0.id == GroceryAction.tick.id }
      }
      return [
        BenchResult(name: "start with a plan of \(weeks) weeks", value: launched, unit: "ms"),
        BenchResult(name: "a change of its last week, beside the disk", value: change, unit: "ms"),
        BenchResult(name: "a tick of that week's list, beside the disk", value: tick, unit: "ms"),
      ]
    } catch {
      throw .wrongResult("the planner does not answer: \(error)")
    }
  }

  /// The median time of taps on a control, until everything is stored and shown.
  private func time(
    _ app: AppRuntime, _ syncs: SyncClock, _ control: (Element) -> ControlAction?
  ) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<Self.count {
      guard let action = control(try await app.showing().root) else {
        throw BenchError.wrongResult("nothing can be tapped")
      }
      _ = syncs.take()
      let start = ContinuousClock.now
      try await app.fire(ActionCall(action.id, action.parameters))
      await app.settle()
      _ = try await app.showing()
      times.append((ContinuousClock.now - start - syncs.take()).milliseconds)
    }
    return times.median
  }

  static func meals(_ weeks: Int, until world: World) -> [PlanEvent] {
    let day = Int(world.date.timeIntervalSince1970 / 86_400)
    let last = PlanSettings().week(of: day).upperBound
    let meals = Catalog.bundled.meals.filter { $0.slots.contains(.dinner) }
    return ((last - 7 * weeks)..<last).flatMap { day in
      PlanSlot.usual.enumerated().map { place, slot in
        let meal = meals[(3 * day + place) % meals.count]
        return .added(
          PlannedMeal(
            id: PlannedMealID(rawValue: "\(day)-\(slot.rawValue)"),
            slot: PlanSlot(day: day, slot: slot),
            content: .recipe(meal.id, title: meal.recipe.title)))
      }
    }
  }
}

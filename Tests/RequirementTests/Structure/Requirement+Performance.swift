import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealPictures
import Synchronization
import Testing

extension Requirement {
  /// S-PERF and what is measured of S-METRIC: how long the app itself waits, and what it keeps.
  static let performance = budgets + keeping + measured

  private static let budgets = [
    Requirement("S-PERF-01 S-METRIC-01", "the first screen has a meal, and nothing is waited for") {
      let waits = try await Waits.duringLaunch()
      #expect(waits.isEmpty)
    },
    Requirement("S-PERF-02", "another meal that is at hand takes less than a second") {
      let waits = try await Waits.after("home.newSuggestion")
      #expect(waits.count == 3 && waits.reduce(0, +) < 1, "\(waits)")
    },
    Requirement("S-PERF-03", "a recipe opens without waiting for anything") {
      let waits = try await Waits.after("recipe.open?id=MEAL")
      #expect(waits.isEmpty)
    },
    Requirement("S-PERF-04", "neither tabs nor pages wait for anything") {
      for tab in ["settings", "favorites"] {
        let waits = try await Waits.after("tab.select?id=\(tab)")
        #expect(waits.isEmpty)
      }
    },
  ]

  private static let keeping = [
    Requirement("S-PERF-05", "two further meals are at hand when the line is cut") {
      let line = Line()
      let visitor = try await Visitor(source: line.source)
      line.cut()
      var shown = [try await visitor.meal.id]
      for _ in 1...2 {
        try await visitor.tap("home.newSuggestion")
        #expect(try await visitor.place == "home.suggestion")
        shown.append(try await visitor.meal.id)
      }
      #expect(Set(shown).count == 3)
    },
    Requirement("S-PERF-06", "the picture of what comes next is there before it is shown") {
      let asked = Mutex<[PictureRequest]>([])
      let visitor = try await Visitor(clients: {
        $0.pictures = PictureSource { request, _ in
          asked.withLock { $0.append(request) }
          return nil
        }
      })
      let loaded = asked.withLock { $0 }
      #expect(loaded.count == 3 && loaded.allSatisfy { $0.ratio == .hero })
      try await visitor.tap("home.newSuggestion")
      let next = try await visitor.meal.id
      #expect(loaded.dropFirst().contains { $0.meal == next })
    },
    Requirement("S-PERF-07", "without a connection what is known is shown") {
      let disk = JournalFileSystem.inMemory()
      let meal = try await Visitor(on: disk).meal
      let visitor = try await Visitor(on: disk, source: Visitor.nobody)
      #expect(try await visitor.place == "home.error-cached")
      try await visitor.tap("recipe.open?id=\(meal.id)")
      #expect(try await visitor.screen.title == meal.recipe.title)
    },
    Requirement("S-PERF-08", "a screen is made when somebody goes there, not before") {
      let curtain = Curtain()
      let visitor = try await Visitor(further: [curtain])
      try await visitor.tap("home.newSuggestion")
      #expect(curtain.raised == 0)
      _ = try await visitor.app.screen(of: Route("curtain"))
      #expect(curtain.raised == 1)
    },
    Requirement("S-PERF-09", "a photo must be WebP and no larger than it is needed") {
      let photo = PhotoAsset(
        name: "a", format: "webp", pixelWidth: 1920, pixelHeight: 1080, byteCount: 150_000)
      #expect(photo.findings(for: .hero).isEmpty)
      var heavy = photo
      heavy.byteCount = 300_000
      heavy.format = "tiff"
      #expect(heavy.findings(for: .hero).count == 2)
    },
    Requirement("S-PERF-10", "an app that was closed is let go of, with all its screens") {
      weak var app: AppRuntime?
      do {
        let visitor = try await Visitor()
        app = visitor.app
        try await visitor.tap("recipe.open?id=\(try await visitor.meal.id)", "navigation.dismiss")
        await visitor.app.close()
      }
      for _ in 0..<1000 where app != nil { try await Task.sleep(for: .milliseconds(1)) }
      #expect(app == nil)
    },
  ]

  private static let measured = [
    Requirement("S-METRIC-09", "an answer from far away is expected within a second") {
      #expect(SimulatedNetwork.latency < 1)
      #expect(MotionSequence.networkSuggestion.phases[1].seconds < 1)
    },
    Requirement("S-METRIC-10", "the start is measured, and held to less than 100 MB") {
      let bench = try Sources.file("Apps/mealadvisor-bench/StartComparison.swift")
      let limit = try #require(bench.firstMatch(of: /memoryLimit = (\d+)/))
      let megabytes = try #require(Int(limit.output.1))
      #expect(megabytes < 100)
      #expect(Sources.exists("Scripts/bench-start"))
    },
    Requirement("S-METRIC-11", "at rest nothing runs, waits or asks") {
      let glass = Hourglass()
      let visitor = try await Visitor(sleep: glass.sleep)
      try await visitor.tap("tab.select?id=settings", "tab.select?id=favorites")
      #expect(glass.begun.isEmpty)
    },
  ]
}

/// A place that counts how often its screen was made.
private final class Curtain: Feature {
  enum Action: Sendable { case never }

  let id: FeatureID = "curtain"
  let routes = [RouteDefinition(RouteForm("curtain"), .push)]
  private let count = Mutex(0)

  var raised: Int { count.withLock { $0 } }

  func initialState() {}

  func reduce(
    _ action: Action, _ state: inout Void, _ stored: Void, _ world: World
  ) -> [Command<Never>] { [] }

  func screen(
    _ route: Route, _ state: Void, _ stored: Void, _ context: ScreenContext
  ) -> (any Screen)? {
    count.withLock { $0 += 1 }
    return ComponentCatalog.screens.first
  }
}

import AppShell
import DesignSystem
import EaterRecord
import Journal
import LiveEnvironment
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealPictures
import PlateDrawings
import Renderers
import TerminalShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures a long stay in the app at a terminal: how soon the screen shows each key, and whether
/// memory grows.
struct SessionBench {
  /// The longest time from a key to its last change on screen, in ms, without the waits for the
  /// disk.
  static let keyLimit = 5.0
  /// The most that memory and time may grow from the first tenth to the end.
  static let growthLimit = 1.25
  /// The longest time to draw a plate of 40 columns, in ms; 19 of 20 drawings keep it.
  static let plateLimit = 5.0
  /// The number of keys that the bench presses.
  static let keys = 10_000

  /// The repeated actions: another meal, two diets on and off, a recipe, a declined offer.
  private static let round: [Key] = [
    .enter, .character("3"), .character("d"), .character("v"), .enter, .enter, .escape,
    .character("1"), .character("s"), .escape,
  ]

  /// Makes the bench; it takes no words, so any word throws `usage`.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Measures; takes about two minutes.
  func findings() async throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let syncs = SyncClock()
    let terminal = BenchTerminal()
    let app = try await launch(folder, syncs.files)
    async let ending = TerminalApp(app, on: terminal.device, style: TerminalStyle(colors: .direct))
      .run()
    await app.settle()
    var times: [Double] = []
    var memory: [Double] = []
    for number in 0..<Self.keys {
      if number % 1_000 == 0 { showProgress("key \(number) of \(Self.keys)") }
      let key = Self.round[number % Self.round.count]
      times.append(try await time(key, terminal: terminal, app: app, syncs: syncs))
      if (number + 1) % (Self.keys / 10) == 0 { memory.append(peakMegabytes()) }
    }
    terminal.press(.character("q"))
    guard await ending == .closed else { throw .wrongResult("the visit ended in another way") }
    return findings(times, memory) + [plates()]
  }

  /// Measures how long it takes to draw the plate of each meal, in 40 columns and 24-bit colour.
  private func plates() -> BenchResult {
    let times = Catalog.bundled.meals.map { meal in
      let (plate, clock) = (Plate(of: meal), ContinuousClock())
      return clock.measure {
        let grid = PixelGrid(plate.drawing(.hero, in: .dark), width: 40, height: 26)
        precondition(grid.pixels.count == 1_040)
      }.milliseconds
    }
    return BenchResult(
      name: "a plate in 40 columns, 19 of 20 of \(times.count)", value: times.share(0.95),
      unit: "ms", peer: .init(name: "limit", value: Self.plateLimit), bound: 1)
  }

  private func findings(_ times: [Double], _ memory: [Double]) -> [BenchResult] {
    let tenth = times.count / 10
    let first = Array(times.prefix(tenth)).median
    let last = Array(times.suffix(tenth)).median
    return [
      BenchResult(
        name: "a key to its screen, the median of \(times.count)", value: times.median,
        unit: "ms", peer: .init(name: "limit", value: Self.keyLimit), bound: 1),
      BenchResult(name: "19 of 20 keys", value: times.share(0.95), unit: "ms"),
      BenchResult(
        name: "a key in the last tenth", value: last, unit: "ms",
        peer: .init(name: "in the first tenth", value: first), bound: Self.growthLimit),
      BenchResult(
        name: "memory at the end", value: memory.last ?? 0, unit: "MB",
        peer: .init(name: "after a tenth", value: memory.first ?? 0), bound: Self.growthLimit),
    ]
  }

  private func launch(
    _ folder: WorkFolder, _ files: JournalFileSystem
  ) async throws(BenchError) -> AppRuntime {
    do {
      let journal = try EventJournal(
        directory: URL(filePath: folder.path("data")), fileSystem: files)
      let stores = Stores(journal: journal, premium: .mealAdvisor)
      var environment = AppEnvironment.live()
      environment.sleep = { _ in }
      let app = try MealAdvisor.app(
        MealAdvisorClients(
          service: SuggestionService(catalog: .bundled), stores: stores,
          subscriptions: .local(stores, now: { Date() })), in: environment)
      await app.launch()
      return app
    } catch {
      throw .wrongResult("the app does not start: \(error)")
    }
  }

  /// Measures the time from a key to its last change on screen, without the waits for the disk.
  private func time(
    _ key: Key, terminal: BenchTerminal, app: AppRuntime, syncs: SyncClock
  ) async throws(BenchError) -> Double {
    _ = syncs.take()
    let start = ContinuousClock.now
    terminal.press(key)
    var shown: ContinuousClock.Instant?
    // The last write has happened once the app writes nothing for a moment.
    for _ in 0..<2_000 {
      try? await Task.sleep(for: .milliseconds(1))
      await app.settle()
      let now = terminal.written
      if let now, now == shown { return (now - start - syncs.take()).milliseconds }
      shown = now
    }
    throw .wrongResult("the key \(key) showed nothing")
  }
}

import AppShell
import BrowserShell
import Dispatch
import EaterRecord
import Journal
import LiveEnvironment
import LocalServer
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the app in browsers over real sockets and the real disk.
///
/// One client taps alone, a crowd taps at once, and one tab taps many times.
struct ServeBench {
  /// The most time of a tap beyond one wait for the disk, in milliseconds.
  static let tapAllowance = 5.0
  /// The most memory, in millions of bytes.
  static let memoryLimit = 100.0
  /// The most that memory may grow from the first tenth of the taps to the end, as a multiple.
  ///
  /// The app shows every meal meanwhile.
  static let growthLimit = 1.25
  /// The most allocations of a tap, as the median over all repeated taps.
  static let allocationLimit = 3_750.0
  /// The most that memory may grow during taps that store nothing, as a multiple.
  static let lookingLimit = 1.05

  private let taps: Int
  private let crowd = 200
  private let tapsOfEach = 50

  /// Actions that store nothing: another tab and back, and the reasons for a meal.
  private static let look = [
    "tab.select?id=settings", "tab.select?id=home", "meal.why", "navigation.dismiss",
    "tab.select?id=favorites", "tab.select?id=home",
  ]

  /// The repeated actions: another meal, another tab and back, a recipe and back, the reasons.
  private static let round = [
    "home.newSuggestion", "tab.select?id=settings", "tab.select?id=home", "recipe.open",
    "navigation.dismiss", "meal.why", "navigation.dismiss", "tab.select?id=favorites",
    "tab.select?id=home", "tab.select?id=home",
  ]

  /// Parses the arguments: the number of taps in a row, 100,000 by default.
  init(_ words: [String]) throws(BenchError) {
    switch words.count {
    case 0: taps = 100_000
    case 2 where words[0] == "--taps":
      guard let number = Int(words[1]), number >= 100 else { throw .usage }
      taps = number
    default: throw .usage
    }
  }

  /// Runs the measurements, which take some minutes.
  func findings() async throws(BenchError) -> [BenchResult] {
    Heap.shareAmongThreads()
    let folder = try WorkFolder()
    defer { folder.remove() }
    let syncs = SyncClock()
    let stage = try Self.stage(folder, syncs.files)
    let open = AsyncStream.makeStream(of: String.self)
    let over = AsyncStream.makeStream(of: Never.self)
    async let ending = Self.serve(stage.stage, until: over.stream, isOpen: open.continuation)
    var addresses = open.stream.makeAsyncIterator()
    guard let address = await addresses.next() else { throw .wrongResult("nothing was served") }
    let result: [BenchResult]
    do throws(BenchError) {
      let many = try await Self.apart { () throws(BenchError) in
        try self.many(Self.look, "looks around", address, limit: Self.lookingLimit)
          + self.many(Self.round, "taps", address, limit: Self.growthLimit)
      }
      let blocks = try await Self.apart { () throws(BenchError) in try self.blocks(address) }
      let single = try await Self.apart { () throws(BenchError) in try self.single(address, syncs) }
      result = single + blocks + many + [try await self.crowd(address, stage.stores)]
    } catch {
      over.continuation.finish()
      _ = await ending
      throw error
    }
    over.continuation.finish()
    guard await ending else { throw .wrongResult("the server did not end well") }
    return result
  }

  // MARK: - Parts

  /// One client that taps for another meal again and again; each meal is stored before it is shown.
  private func single(_ address: String, _ syncs: SyncClock) throws(BenchError) -> [BenchResult] {
    var browser = try BenchBrowser(address)
    var times: [Double] = []
    var waits: [Double] = []
    for _ in 0..<500 {
      _ = syncs.take()
      guard let time = try browser.tap("home.newSuggestion") else {
        throw .wrongResult("there is no button for another meal")
      }
      times.append(time)
      waits.append(syncs.take().milliseconds)
    }
    let limit = waits.median + Self.tapAllowance
    return [
      BenchResult(
        name: "a tap to its new screen, the median of \(times.count)", value: times.median,
        unit: "ms",
        peer: .init(name: "one fsync + \(Self.tapAllowance.shortText) ms", value: limit),
        bound: 1),
      BenchResult(name: "19 of 20 taps", value: times.share(0.95), unit: "ms"),
      BenchResult(name: "the waits for the disk in it", value: waits.median, unit: "ms"),
    ]
  }

  /// The number of allocations of each repeated tap; empty without a counter.
  private func blocks(_ address: String) throws(BenchError) -> [BenchResult] {
    guard AllocationCounter.count != nil else { return [] }
    var browser = try BenchBrowser(address)
    var counts: [String: [Double]] = [:]
    for _ in 0..<20 {
      for id in Self.round {
        guard try browser.tap(id) != nil else {
          throw .wrongResult("no button has the action \(id)")
        }
        counts[id, default: []].append(Double(browser.allocations ?? 0))
      }
    }
    let each = counts.sorted { $0.key < $1.key }.map { id, counts in
      BenchResult(name: "allocations of \(id)", value: counts.median, unit: "blocks")
    }
    let all = BenchResult(
      name: "allocations of a tap, the median", value: counts.values.joined().sorted().median,
      unit: "blocks", peer: .init(name: "limit", value: Self.allocationLimit), bound: 1)
    return [all] + each
  }

  /// Repeats the same taps many times in one tab.
  private func many(
    _ round: [String], _ name: String, _ address: String, limit: Double
  ) throws(BenchError) -> [BenchResult] {
    var browser = try BenchBrowser(address)
    var memory: [Double] = []
    for number in 0..<taps {
      if number % 1_000 == 0 { showProgress("\(name): \(number) of \(taps)") }
      let id = round[number % round.count]
      guard try browser.tap(id) != nil else { throw .wrongResult("no button has the action \(id)") }
      if (number + 1) % (taps / 10) == 0 { memory.append(peakMegabytes()) }
    }
    return [
      BenchResult(
        name: "memory after \(taps) \(name)", value: memory.last ?? 0, unit: "MB",
        peer: .init(name: "limit", value: Self.memoryLimit), bound: 1),
      BenchResult(
        name: "memory after \(taps) \(name)", value: memory.last ?? 0, unit: "MB",
        peer: .init(name: "after a tenth", value: memory.first ?? 0), bound: limit),
    ]
  }

  /// A crowd of browsers that tap for other meals at the same time, each in a separate tab.
  private func crowd(_ address: String, _ stores: Stores) async throws(BenchError) -> BenchResult {
    showProgress("\(crowd) browsers")
    let before = try await Self.shown(stores)
    let start = ContinuousClock.now
    let each = tapsOfEach
    let results = await withTaskGroup(of: Result<Int, BenchError>.self) { group in
      for _ in 0..<crowd {
        group.addTask {
          await Self.result(of: { () throws(BenchError) in try Self.tap(address, each) })
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var taps = 0
    for result in results { taps += try result.get() }
    let stored = try await Self.shown(stores) - before
    guard taps == crowd * tapsOfEach, stored == taps + crowd else {
      throw .wrongResult("\(taps) taps and \(crowd) first meals are \(stored) stored meals")
    }
    return BenchResult(
      name: "\(crowd) browsers × \(tapsOfEach) taps, none lost", value: Double(taps) / seconds,
      unit: "taps/s")
  }

  /// Taps for other meals in a new browser, and returns how often that was possible.
  private static func tap(_ address: String, _ most: Int) throws(BenchError) -> Int {
    var browser = try BenchBrowser(address)
    var count = 0
    while count < most, try browser.tap("home.newSuggestion") != nil { count += 1 }
    return count
  }

  // MARK: - The app

  /// The number of meals shown so far.
  private static func shown(_ stores: Stores) async throws(BenchError) -> Int {
    guard let history = try? await stores.history.state() else {
      throw .wrongResult("the history cannot be read")
    }
    return history.entries.count { $0.event.kind == .suggested }
  }

  private static func stage(
    _ folder: WorkFolder, _ files: JournalFileSystem
  ) throws(BenchError) -> (stage: Stage, stores: Stores) {
    do throws(JournalError) {
      let stores = Stores(
        journal: try EventJournal(directory: URL(filePath: folder.path("data")), fileSystem: files),
        premium: .mealAdvisor)
      var environment = AppEnvironment.live()
      environment.sleep = { _ in }
      let clients = MealAdvisorClients(
        service: SuggestionService(catalog: .bundled), stores: stores,
        subscriptions: .local(stores, now: { Date() }))
      var stage = MealAdvisor.stage(clients, in: environment)
      stage.storedChanges = MealAdvisor.stage(clients, in: .live()).storedChanges
      return (stage, stores)
    } catch { throw .wrongResult("the app does not start: \(error)") }
  }

  private static func serve(
    _ stage: Stage, until over: AsyncStream<Never>, isOpen: AsyncStream<String>.Continuation
  ) async -> Bool {
    do throws(LocalServerError) {
      try await BrowserApp(stage, name: "MealAdvisor").run(until: { for await _ in over {} }) {
        isOpen.yield($0)
      }
      return true
    } catch {
      isOpen.finish()
      return false
    }
  }

  /// Runs work that waits for sockets on a separate thread.
  private static func apart<Value: Sendable>(
    _ body: @escaping @Sendable () throws(BenchError) -> Value
  ) async throws(BenchError) -> Value {
    try await result(of: body).get()
  }

  private static func result<Value: Sendable>(
    of body: @escaping @Sendable () throws(BenchError) -> Value
  ) async -> Result<Value, BenchError> {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "browser").async {
        continuation.resume(returning: Result(catching: body))
      }
    }
  }
}

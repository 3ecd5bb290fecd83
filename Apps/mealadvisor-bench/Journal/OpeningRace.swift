#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FavoritesStore
import Journal

/// Measures how long a fresh process takes to open, check and fold 100,000 favorites events.
///
/// The peer is SQLite, which reads one JSON value from each of the same rows.
struct OpeningRace {
  /// The argument that makes this program open a journal: `open-journal FOLDER MEALS`.
  static let word = "open-journal"

  private static let events = 100_000
  private static let rounds = 7
  private static let limit = BenchResult.Peer(name: "limit", value: 100)

  let folder: WorkFolder

  /// Opens a journal and folds its favorites.
  ///
  /// Returns the time in milliseconds and the peak memory in megabytes.
  static func open(_ words: [String]) async throws(BenchError) -> [Double] {
    guard words.count == 2, let meals = Int(words[1]) else { throw .usage }
    let start = ContinuousClock.now
    guard let journal = try? EventJournal(directory: URL(filePath: words[0])),
      let favorites = try? await Store(.favorites, in: journal).state()
    else { throw .wrongResult("the journal does not open") }
    let time = ContinuousClock.now - start
    guard favorites.count(.meal) == meals else { throw .wrongResult("favorites are missing") }
    return [time.milliseconds, peakMegabytes()]
  }

  func findings() async throws(BenchError) -> [BenchResult] {
    try await write("toggled", meals: 1000)
    try await write("distinct", meals: Self.events)
    let peer = SQLitePeer(folder: folder)
    _ = try peer.time(.fill, "scanned.db", Self.events)
    var (rows, count): ([Double], [Double]) = ([], [])
    var times: [String: [Double]] = [:]
    var memory: [String: [Double]] = [:]
    func open(_ name: String, meals: Int) throws(BenchError) {
      let call = [CommandLine.arguments[0], Self.word, folder.path(name), "\(meals)"]
      let numbers = try folder.numbers(of: call)
      times[name, default: []] += numbers.prefix(1)
      memory[name, default: []] += numbers.suffix(1)
    }
    for round in 1...Self.rounds {
      showProgress("opening: round \(round) of \(Self.rounds)")
      try open("toggled", meals: 1000)
      rows.append(try peer.time(.rows, "scanned.db", Self.events))
      try open("distinct", meals: Self.events)
      count.append(try peer.time(.count, "scanned.db", Self.events))
    }
    let opened = BenchResult(
      name: "100,000 events opened and folded", value: (times["toggled"] ?? []).median, unit: "ms",
      peer: .init(name: "SQLite, row by row", value: rows.median), bound: 8)
    var inside = opened
    inside.peer = .init(name: "SQLite, counted inside", value: count.median)
    inside.bound = nil
    let distinct = BenchResult(
      name: "the same of 100,000 meals", value: (times["distinct"] ?? []).median, unit: "ms",
      peer: opened.peer)
    try await compact("toggled")
    for _ in 1...Self.rounds { try open("compacted", meals: 1000) }
    let compacted = BenchResult(
      name: "after compaction", value: (times["compacted"] ?? []).median, unit: "ms",
      peer: opened.peer, bound: 1)
    return [opened, inside, distinct, compacted]
      + ["toggled", "distinct"].map { name in
        BenchResult(
          name: "peak memory, \(name)", value: (memory[name] ?? []).median, unit: "MB",
          peer: Self.limit, bound: name == "toggled" ? 1 : nil)
      }
  }

  /// Writes a journal in which, at the end, every meal is saved.
  ///
  /// The journal has no store, so it is not compacted.
  private func write(_ name: String, meals: Int) async throws(BenchError) {
    showProgress("writing \(Self.events) events")
    let first = meals < Self.events ? meals : 0
    do {
      let journal = try EventJournal(directory: URL(filePath: folder.path(name)))
      for start in stride(from: 0, to: Self.events, by: 1000) {
        try await journal.append(
          try FavoriteEvents.events((first + start)..<(first + start + 1000), meals: meals))
      }
    } catch let error as BenchError {
      throw error
    } catch {
      throw .wrongResult("the events cannot be written: \(error)")
    }
  }

  /// Compacts a journal and names it "compacted".
  private func compact(_ name: String) async throws(BenchError) {
    do {
      try FileManager.default.moveItem(
        atPath: folder.path(name), toPath: folder.path("compacted"))
      let journal = try EventJournal(directory: URL(filePath: folder.path("compacted")))
      let store = Store(.favorites, in: journal)
      _ = try await store.state()
      try await journal.compact()
    } catch {
      throw .wrongResult("the journal cannot be compacted: \(error)")
    }
  }
}

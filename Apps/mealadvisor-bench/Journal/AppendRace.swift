#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FavoritesStore
import Journal

/// Compares durable appends with SQLite's commits, alternately on the same disk.
struct AppendRace {
  private static let rounds = 11
  private static let singles = 1000
  /// The time after a change of its folder in which a journal looks up its file at each append.
  private static let settling = Duration.milliseconds(2200)
  private static let batches = 50
  private static let batch = 100

  private let folder: WorkFolder
  private let journal: EventJournal
  /// A journal whose store allows compaction.
  private let stored: EventJournal

  init(in folder: WorkFolder) throws(BenchError) {
    self.folder = folder
    do {
      journal = try EventJournal(directory: URL(filePath: folder.path("appended")))
      stored = try EventJournal(directory: URL(filePath: folder.path("stored")))
    } catch {
      throw .wrongResult("the journal does not open: \(error)")
    }
    _ = Store(.favorites, in: stored)
  }

  func findings() async throws(BenchError) -> [BenchResult] {
    let peer = SQLitePeer(folder: folder)
    let events = try FavoriteEvents.events(0..<Self.batches * Self.batch)
    var (single, many, crowd, compacting): ([Double], [Double], [Double], [Double])
    (single, many, crowd, compacting) = ([], [], [], [])
    var (peerSingle, peerMany): ([Double], [Double]) = ([], [])
    _ = try await inBatches(events, journal)
    try? await Task.sleep(for: Self.settling)
    for round in 1...Self.rounds {
      showProgress("appends: round \(round) of \(Self.rounds)")
      single.append(try await oneByOne(events.prefix(Self.singles)))
      peerSingle.append(try peer.time(.single, "single.db", Self.singles))
      many.append(try await inBatches(events, journal))
      compacting.append(try await inBatches(events, stored))
      peerMany.append(try peer.time(.batches, "batches.db", events.count))
      crowd.append(try await atOnce(events.prefix(Self.singles)))
    }
    let committed = BenchResult.Peer(name: "SQLite, one by one", value: peerSingle.median)
    return [
      BenchResult(
        name: "a durable append", value: single.median, unit: "µs", peer: committed, bound: 1),
      BenchResult(
        name: "an event in batches of \(Self.batch)", value: many.median, unit: "µs",
        peer: .init(name: "SQLite, such batches", value: peerMany.median), bound: 1),
      BenchResult(
        name: "the same, compacted as it grows", value: compacting.median, unit: "µs",
        peer: .init(name: "SQLite, such batches", value: peerMany.median)),
      BenchResult(
        name: "an append, \(Self.singles) at once", value: crowd.median, unit: "µs",
        peer: committed),
    ]
  }

  private func oneByOne(_ events: ArraySlice<Event>) async throws(BenchError) -> Double {
    let start = ContinuousClock.now
    for event in events { try await append([event], journal) }
    return (ContinuousClock.now - start).microseconds / Double(events.count)
  }

  private func inBatches(
    _ events: [Event], _ journal: EventJournal
  ) async throws(BenchError) -> Double {
    let start = ContinuousClock.now
    for place in stride(from: 0, to: events.count, by: Self.batch) {
      try await append(Array(events[place..<place + Self.batch]), journal)
    }
    return (ContinuousClock.now - start).microseconds / Double(events.count)
  }

  private func atOnce(_ events: ArraySlice<Event>) async throws(BenchError) -> Double {
    let start = ContinuousClock.now
    let written = await withTaskGroup(of: Int.self) { group in
      for event in events {
        group.addTask { (try? await journal.append([event]).count) ?? 0 }
      }
      return await group.reduce(0, +)
    }
    guard written == events.count else { throw .wrongResult("an append failed") }
    return (ContinuousClock.now - start).microseconds / Double(events.count)
  }

  private func append(_ events: [Event], _ journal: EventJournal) async throws(BenchError) {
    do { try await journal.append(events) } catch { throw .wrongResult("an append failed") }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Synchronization

/// The scripted session.
///
/// It starts on a damaged file of version 1, and has 300 appends, undos, two compactions and some
/// automatic ones, while a second journal reads.
struct Script: Sendable {
  /// The next step.
  enum Step: Sendable {
    case append([PlannedEvent])
    case undo(StreamName)
    case compact
    case look
  }

  static let folder = URL(filePath: "/data")
  static let path = "/data/journal"
  static let appends = 300
  /// The appends after which the file is large enough for automatic compaction.
  private static let grown = 180..<200

  let old: VersionOneFile
  let steps: [Step]

  init() throws(JournalError) {
    old = try VersionOneFile()
    steps = (1...Self.appends).flatMap { number -> [Step] in
      let large = Self.grown.contains(number) ? [Load.large(number)] : []
      var steps: [Step] = [.append(Load.batch(number, plain: 4).prefix(5 - large.count) + large)]
      if number % 12 == 0 { steps.append(.undo(Load.shelf.name)) }
      if number % 31 == 0 { steps += [.undo(Load.tally.name), .undo(Load.tally.name)] }
      if [70, 280].contains(number) {
        let undoes = [Load.shelf.name, Load.tally.name].map { Step.undo($0) }
        steps += [.compact] + undoes + undoes + undoes  // what was kept for them has to do
      }
      if number % 20 == 0 { steps.append(.look) }
      return steps
    }
  }

  /// A disk with the damaged file.
  func disk(crashAt operation: Int = .max) -> CrashDisk {
    CrashDisk([Self.path: old.bytes], crashAt: operation)
  }

  /// Runs the session until its end or the crash.
  func run(on disk: CrashDisk) async -> Session {
    var session = Session(ledger: old.ledger)
    do {
      try await session.open(disk)
      for step in steps { try await session.take(step) }
    } catch {
      if !disk.isDown { session.tally.note("the session fails: \(error)") }
    }
    return session
  }
}

/// A session up to its current step.
struct Session: Sendable {
  var ledger: Ledger
  var underWay: [UnderWay] = []
  var tally = Tally()
  private var writer: EventJournal?
  private var reader: EventJournal?
  private var shelf: Store<[String: Int], Content>?
  private var counter: Store<[Int], Content>?

  init(ledger: Ledger) {
    self.ledger = ledger
  }

  mutating func open(_ disk: CrashDisk) async throws(JournalError) {
    let ids = Ids()
    let writer = try EventJournal(
      directory: Script.folder, fileSystem: disk.fileSystem, makeID: { ids.next() })
    shelf = Store(Load.shelf, in: writer)
    counter = Store(Load.tally, in: writer)
    self.writer = writer
    reader = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
  }

  mutating func take(_ step: Script.Step) async throws(JournalError) {
    underWay = []
    switch step {
    case .append(let events): try await append(events)
    case .undo(let stream): try await undo(in: stream)
    case .compact: try await writer?.compact()
    case .look: try await look()
    }
    underWay = []
  }

  private mutating func append(_ events: [PlannedEvent]) async throws(JournalError) {
    underWay = [.append(events)]
    let records = try await writer?.append(events.map(\.event)) ?? []
    ledger.append(records.map { Fact($0) }, of: events)
  }

  private mutating func undo(in stream: StreamName) async throws(JournalError) {
    let ids = ledger.lastChange(in: stream)
    underWay = [.undo(ids)]
    let time = Load.time(of: 0)
    let undone =
      stream == Load.shelf.name
      ? try await shelf?.undoLast(at: time) : try await counter?.undoLast(at: time)
    if undone?.map(\.id) != ids { tally.note("undo took back something else") }
    ledger.undo(ids)
  }

  private mutating func look() async throws(JournalError) {
    guard let reader else { return }
    let facts = try await reader.records().map { Fact($0) }
    guard try await Summary(reader, facts: facts) != ledger.summary else { return }
    tally.lost += 1
    tally.note("a second journal sees something else")
  }
}

/// Makes the ids `id-1`, `id-2` and so on, so that every run is the same.
private final class Ids: Sendable {
  private let count = Mutex(0)

  func next() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "id-\(number)"
  }
}

import Foundation
import Journal
import Sync
import Synchronization

let noon = Date(timeIntervalSince1970: 1_778_000_000)

/// A change of a made-up record, of any kind.
struct Change: Codable, Hashable, Sendable {
  var kind: String
  var thing: String
  var field: String
  var value: String

  static func sets(_ field: String, _ value: String, of thing: String = "soup") -> Change {
    Change(kind: "sets", thing: thing, field: field, value: value)
  }

  static func gives(_ field: String) -> Change {
    Change(kind: "gives", thing: "soup", field: field, value: "on")
  }

  static func takes(_ field: String) -> Change {
    Change(kind: "takes", thing: "soup", field: field, value: "on")
  }

  static func agrees(_ value: String) -> Change {
    Change(kind: "agrees", thing: "soup", field: "meaning", value: value)
  }

  static let ends = Change(kind: "ends", thing: "soup", field: "gone", value: "yes")

  var meaning: EditMeaning {
    let kind = EditMeaning.Kind(rawValue: kind) ?? .happens
    return EditMeaning(kind, of: thing, fields: kind == .ends ? [] : [field])
  }

  static let stream = EventStream<[String: String], Change>(
    name: "record", initialState: [:], subject: { $0.kind == "sets" ? $0.field : nil }
  ) { state, change, _ in
    state[change.field] = change.kind == "takes" ? nil : change.value
  }

  static let streams = SharedStreams([
    SharedStream("record") { record in
      guard let change = stream.content(of: record) else { return EditMeaning(.happens) }
      return change.field == "secret" ? nil : change.meaning
    },
    SharedStream("settings", isStatedAnew: true) { _ in EditMeaning(.happens) },
  ])
}

/// A server in memory, which can lose what it is sent and what it says.
final class ListServer: Sendable {
  enum Trouble { case none, offline, lostAnswer }

  private struct Holdings {
    var edits: [HouseholdEdit] = []
    var ids: Set<EventID> = []
    var trouble = Trouble.none
    var pushes = 0
  }

  private let holdings = Mutex(Holdings())

  var edits: [HouseholdEdit] { holdings.withLock { $0.edits } }
  var pushes: Int { holdings.withLock { $0.pushes } }
  var trouble: Trouble {
    get { holdings.withLock { $0.trouble } }
    set { holdings.withLock { $0.trouble = newValue } }
  }

  /// Adds edits, whatever was read; gives the number of the last one.
  @discardableResult
  func push(_ new: [HouseholdEdit]) -> Int {
    holdings.withLock { holdings in
      holdings.pushes += 1
      for var edit in new where holdings.ids.insert(edit.id).inserted {
        edit.number = holdings.edits.count + 1
        holdings.edits.append(edit)
      }
      return holdings.edits.count
    }
  }

  var exchange: EditExchange {
    EditExchange(
      push: { [self] new, seen throws(HouseholdFailure) in
        if trouble == .offline { throw .unanswered(.offline) }
        try check(seen)
        guard seen.number >= edits.count else { throw .unread }
        let last = push(new)
        if trouble == .lostAnswer { throw .unanswered(.timedOut(seconds: 20)) }
        return last
      },
      pull: { [self] after, limit throws(HouseholdFailure) in
        if trouble == .offline { throw .unanswered(.offline) }
        try check(after)
        return EditPage(
          edits: Array(edits.dropFirst(after.number).prefix(limit)), last: edits.count)
      })
  }

  /// Whether a cursor is one of this list.
  private func check(_ cursor: ListCursor) throws(HouseholdFailure) {
    let edits = edits
    let isKnown =
      cursor.number == 0
      || cursor.number <= edits.count && edits[cursor.number - 1].id == cursor.id
    if !isKnown { throw .cursorAhead }
  }
}

/// A device over a disk of its own.
struct Device {
  let name: DeviceID
  let journal: EventJournal
  let sync: HouseholdSync
  let record: Store<[String: String], Change>

  init(
    _ text: String, on disk: JournalFileSystem = .inMemory(), run: Int = 0,
    sharing streams: SharedStreams = Change.streams
  ) throws {
    try self.init(text, on: disk, run: run, sharing: { streams })
  }

  init(
    _ text: String, on disk: JournalFileSystem = .inMemory(), run: Int = 0,
    sharing streams: @escaping @Sendable () -> SharedStreams
  ) throws {
    name = try DeviceID(text)
    let maker = Maker(count: "\(text).\(run)-")
    journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: disk, device: name, makeID: maker.next)
    sync = HouseholdSync(
      in: journal, clock: HybridClock(now: { noon }),
      sharing: { () async throws(JournalError) in streams() })
    record = Store(Change.stream, in: journal)
  }

  func join() async throws {
    try await sync.join(
      HouseholdMembership(
        household: "home", service: "memory", kind: .home, name: "", device: name),
      at: noon)
  }

  @discardableResult
  func edit(_ changes: Change...) async throws -> [Record] {
    try await record.record(changes, at: noon)
  }

  @discardableResult
  func synchronize(_ server: ListServer) async throws -> SyncOutcome {
    try await sync.synchronize(over: server.exchange, at: { noon })
  }

  var state: [String: String] { get async throws { try await record.state() } }

  private final class Maker: Sendable {
    private let prefix: String
    private let count = Mutex(0)
    init(count prefix: String) { self.prefix = prefix }
    @Sendable func next() -> String {
      count.withLock { count in
        count += 1
        return "\(prefix)\(count)"
      }
    }
  }
}

/// Two devices of one household that have synced.
struct Pair {
  let server = ListServer()
  let one: Device
  let other: Device

  init() async throws {
    one = try Device("one")
    other = try Device("other")
    try await one.join()
    try await other.join()
  }

  func synchronizeAll() async throws {
    for device in [one, other, one, other] { try await device.synchronize(server) }
  }
}

extension JournalFileSystem {
  /// Another disk with the same journal on it.
  func copied() throws -> JournalFileSystem {
    let disk = JournalFileSystem.inMemory()
    try disk.makeFolder("/data")
    if let file = try open("/data/journal", .read) {
      try disk.open("/data/journal", .create)?.write(try file.read(0, try file.size()), 0)
    }
    return disk
  }
}

import Foundation
import Synchronization
import Testing

@testable import Journal

@Suite struct RevisingTests {
  private func foreign(
    _ id: String, _ change: Basket, device: String = "phone"
  ) throws -> Record {
    Record(
      try Basket.stream.event(change, at: dinnerTime), sequence: 0, id: try EventID(id),
      device: try DeviceID(device))
  }

  @Test func `an event of another device keeps its id and device, and counts from its place`()
    async throws
  {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    try await store.record([.put("soup", 1)], at: dinnerTime)
    let record = try foreign("far-1", .put("soup", 5))
    try await journal.revise(after: 0, at: dinnerTime) { _ in [.takes(record)] }
    #expect(try await store.state() == ["soup": 5])
    let last = try #require(try await journal.records().last)
    #expect(last.id.rawValue == "far-1" && last.device.rawValue == "phone")
  }

  @Test func `a record that is moved counts after what was taken in, under its own id`()
    async throws
  {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    let mine = try await store.record([.put("soup", 1)], at: dinnerTime)
    let record = try foreign("far-1", .put("soup", 5))
    for _ in 0..<3 {
      try await journal.revise(after: 0, at: dinnerTime) { records in
        let drafts = records.filter { $0.id.original == mine[0].id && $0.version > 0 }
        return [.takes(record)] + drafts.suffix(1).map { .moves($0) }
      }
      #expect(try await store.state() == ["soup": 1])
    }
    #expect(try await store.undo(mine, at: dinnerTime))
    #expect(try await store.state() == ["soup": 5])
  }

  @Test func `a dropped event and its copies no longer count`() async throws {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    let mine = try await store.record([.put("soup", 1)], at: dinnerTime)
    try await journal.revise(after: 0, at: dinnerTime) { _ in [.moves(mine[0])] }
    try await journal.revise(after: 0, at: dinnerTime) { _ in
      [.drops(mine[0].id, in: Basket.stream.name)]
    }
    #expect(try await store.state() == [:])
    try await journal.compact()
    #expect(try await store.state() == [:])
  }

  @Test func `undoing takes back what this device did last, not what another one did`() async throws
  {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    try await store.record([.put("soup", 1), .put("rice", 2)], at: dinnerTime)
    let record = try foreign("far-1", .put("bread", 5))
    try await journal.revise(after: 0, at: dinnerTime) { records in
      [.takes(record)] + records.map { .moves($0) }
    }
    #expect(try await store.undoLast(at: dinnerTime).count == 2)
    #expect(try await store.state() == ["bread": 5])
    #expect(try await store.undoLast(at: dinnerTime) == [])
  }

  @Test func `nothing to write writes nothing, and an event that is no line is refused whole`()
    async throws
  {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    try await journal.append([try Basket.stream.event(.put("soup", 1), at: dinnerTime)])
    try await journal.revise(after: 0, at: dinnerTime) { _ in [] }
    let bad = Record(
      Event(stream: "basket", version: 1, time: dinnerTime, payload: Data("{".utf8)), sequence: 0,
      id: try EventID("far-1"), device: try DeviceID("phone"))
    let good = try foreign("far-2", .put("rice", 1))
    await #expect(throws: JournalError.invalidPayload("basket")) {
      try await journal.revise(after: 0, at: dinnerTime) { _ in [.takes(good), .takes(bad)] }
    }
    #expect(try await journal.records().count == 1)
  }

  @Test func `a mark of another device is written as what it names, or not at all`() async throws {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    let mine = try await store.record([.put("soup", 1), .put("rice", 2)], at: dinnerTime)
    func mark(_ payload: String) throws -> Record {
      Record(
        Event(stream: "basket", version: 0, time: dinnerTime, payload: Data(payload.utf8)),
        sequence: 0, id: try EventID("far-1"), device: try DeviceID("phone"))
    }
    let odd = try mark("{ \"undoes\":\n[\"\(mine[0].id)\"], \"more\": {}\r\n}")
    try await journal.revise(after: 0, at: dinnerTime) { _ in [.takes(odd)] }
    #expect(try await store.state() == ["rice": 2])
    #expect(try await journal.check().isClean)
    for payload in ["{\n}", "[]", "", "{\"undoes\": 3}"] {
      let wrong = try mark(payload)
      await #expect(throws: JournalError.invalidPayload("basket")) {
        try await journal.revise(after: 0, at: dinnerTime) { _ in [.takes(wrong)] }
      }
    }
    #expect(try await journal.records().count == 3)
  }

  @Test func `records after a sequence are those, also after a compaction`() async throws {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    for count in 1...300 { try await store.record([.put("soup", count)], at: dinnerTime) }
    for sequence in [0, 1, 150, 299, 300, 400] {
      let wanted = try await journal.records().filter { $0.sequence > sequence }
      #expect(try await journal.records(after: sequence) == wanted)
    }
    try await journal.compact()
    #expect(try await journal.records(after: 250).map(\.sequence) == Array(251...300))
  }

  @Test func `a program that is told nothing of copies reads the same file`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(Basket.stream, in: journal)
    let mine = try await store.record([.put("soup", 1)], at: dinnerTime)
    let record = try foreign("far-1", .put("soup", 5))
    try await journal.revise(after: 0, at: dinnerTime) { _ in [.takes(record), .moves(mine[0])] }
    let late = Store(Basket.stream, in: try files.journal("late"))
    #expect(try await late.state() == ["soup": 1])
    #expect(try await late.unread() == 0)
  }
}

@Suite struct HybridClockTests {
  private let noon = Date(timeIntervalSince1970: 1_778_000_000)

  @Test func `stamps grow though the clock stands still or goes back`() {
    let times = [0.0, 0, -3600, 5, 5, 4]
    let source = TimeSource(times.map { noon + $0 })
    let clock = HybridClock(now: { source.next() })
    let stamps = (0..<6).map { _ in clock.stamp() }
    #expect(stamps == stamps.sorted() && Set(stamps).count == stamps.count)
  }

  @Test func `an id made after another was seen has the later stamp`() {
    let ahead = HybridClock(now: { noon + 3600 })
    let behind = HybridClock(now: { noon })
    let seen = ahead.makeID()
    behind.see(seen)
    let mine = behind.makeID()
    #expect(seen.stamp.map { seen in mine.stamp.map { $0 > seen } } == true)
  }

  @Test func `a clock that is days ahead is not followed`() {
    let wrong = HybridClock(now: { noon + 40 * 86_400 })
    let clock = HybridClock(now: { noon })
    clock.see(wrong.makeID())
    #expect(clock.stamp().milliseconds == Int64(noon.timeIntervalSince1970 * 1000))
  }

  @Test func `an id carries its stamp in a UUID of version 7, and any other carries none`() throws {
    let clock = HybridClock(now: { noon })
    let id = clock.makeID()
    #expect(UUID(uuidString: id.rawValue) != nil)
    #expect(Array(id.rawValue)[14] == "7" && "89ab".contains(Array(id.rawValue)[19]))
    #expect(id.stamp?.milliseconds == Int64(noon.timeIntervalSince1970 * 1000))
    #expect(id.numbered(3).stamp == id.stamp)
    for text in ["id-1", EventID.random().rawValue, "x"] {
      #expect(try EventID(text).stamp == nil)
    }
    #expect(clock.stamped("id-1") == "id-1")
    #expect(try EventID(clock.stamped(UUID().uuidString)).stamp != nil)
  }

  @Test func `a full millisecond goes on in the next`() {
    let clock = HybridClock(now: { noon })
    let stamps = (0..<5000).map { _ in clock.stamp() }
    #expect(stamps == stamps.sorted() && Set(stamps).count == 5000)
  }
}

/// Times one after the other; the last one again and again.
private final class TimeSource: Sendable {
  private let times: Mutex<[Date]>
  init(_ times: [Date]) { self.times = Mutex(times) }
  func next() -> Date { times.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
}

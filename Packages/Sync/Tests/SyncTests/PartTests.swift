import Foundation
import Journal
import Sync
import Synchronization
import Testing

/// A part of a stream that is shared only where somebody allows it.
@Suite struct PartTests {
  private let server = ListServer()
  private let one: Device
  private let other: Device
  private let third: Device
  /// By which record the other one allowed the part; nil before.
  private let allowed = Allowed()

  private final class Allowed: Sendable {
    let record = Mutex<Int?>(nil)
  }

  init() async throws {
    one = try Device("one", sharing: Self.streams(allowed: 0))
    third = try Device("third", sharing: Self.streams(allowed: 0))
    let allowed = allowed
    other = try Device("other") { Self.streams(allowed: allowed.record.withLock { $0 }) }
    for device in [one, other, third] { try await device.join() }
  }

  private static func streams(allowed: Int?) -> SharedStreams {
    let part = SharedPart(
      "record-notes", with: "notes",
      holds: { Change.stream.content(of: $0)?.field.hasPrefix("notes") == true },
      shown: { record in
        let text = String(decoding: record.payload, as: UTF8.self)
        return Data(text.replacing("secret", with: "......").utf8)
      })
    return SharedStreams(
      [SharedStream("record", part: part) { Change.stream.content(of: $0)?.meaning }],
      consent: { _ in allowed }, by: ("permission", allowed ?? 0))
  }

  /// Allows it, as an app does: the word, and what is stated anew.
  private func allow(stating changes: Change...) async throws {
    let events = try changes.map { try Change.stream.event($0, at: noon) }
    let word = Event(stream: "permission", version: 1, time: noon, payload: Data("1".utf8))
    let records = try await other.journal.append([word] + events)
    allowed.record.withLock { $0 = records.first?.sequence }
  }

  private func synchronize() async throws {
    for _ in 0..<2 { for device in [one, other, third] { try await device.synchronize(server) } }
  }

  @Test func `a part without consent stays on the device, and is sent and read after consent`()
    async throws
  {
    try await one.edit(
      .sets("notes", "Ours"), .sets("notes-of-stew", "Theirs", of: "stew"), .sets("title", "Soup"))
    try await other.edit(.sets("notes", "Mine"))
    try await synchronize()
    #expect(try await other.state == ["notes": "Mine", "title": "Soup"])
    #expect(try await one.state["notes"] == "Ours")
    // What was written last before is none of theirs.
    try await other.edit(.sets("notes", "Mine, for now"))
    try await allow(stating: .sets("notes", "Mine"))
    try await synchronize()
    for device in [one, other, third] {
      let expected = ["notes": "Mine", "notes-of-stew": "Theirs", "title": "Soup"]
      #expect(try await device.state == expected)
      let conflict = try #require(try await device.sync.conflicts().first)
      #expect(conflict.place == FieldPlace("record", "soup", "notes"))
      #expect(conflict.sides.count == 2 && conflict.sides.allSatisfy { $0.event != nil })
    }
    #expect(server.edits.count == 4)
  }

  @Test func `a device without the part has no conflicts about it and loses nothing`()
    async throws
  {
    try await one.edit(.sets("title", "Soup"))
    try await synchronize()
    try await one.edit(.sets("notes", "Salty"))
    try await third.edit(.sets("notes", "Bland"))
    try await other.edit(.ends)
    try await synchronize()
    #expect(try await other.sync.conflicts().isEmpty)
    #expect(try await other.state == ["title": "Soup"])
    for device in [one, third] {
      let fields = try await device.sync.conflicts().map(\.place.field)
      #expect(fields == ["", "notes"])
    }
    try await allow()
    try await synchronize()
    #expect(try await other.sync.conflicts().map(\.place.field) == ["", "notes"])
    #expect(try await other.state == one.state)
  }

  @Test func `consent during a sync is effective at once, and so is its withdrawal`()
    async throws
  {
    try await one.edit(.sets("title", "Soup"))
    try await one.synchronize(server)
    try await other.edit(.sets("notes", "Mine"))
    let exchange = EditExchange(
      push: server.exchange.push,
      pull: { [self] cursor, limit throws(HouseholdFailure) in
        let page = try await server.exchange.pull(cursor, limit)
        if allowed.record.withLock({ $0 }) == nil {
          do { try await allow(stating: .sets("notes", "Mine")) } catch { throw .notUnderstood }
        }
        return page
      })
    _ = try await other.sync.synchronize(over: exchange, at: { noon })
    try await synchronize()
    #expect(try await one.state == ["notes": "Mine", "title": "Soup"])
    // A word that this list of what is shared does not know stops it.
    let word = Event(stream: "permission", version: 1, time: noon, payload: Data("2".utf8))
    _ = try await other.journal.append([word])
    try await other.edit(.sets("notes", "Only mine"))
    try await synchronize()
    #expect(try await one.state == ["notes": "Mine", "title": "Soup"])
    #expect(try await other.sync.pendingEdits().isEmpty)
  }

  @Test func `a part forbidden between two pushes is not in the second`() async throws {
    try await allow()
    let notes = (0..<600).map { Change.sets("notes-\($0)", "Mine") }
    try await other.record.record(notes, at: noon)
    let exchange = EditExchange(
      push: { [self] edits, seen throws(HouseholdFailure) in
        let last = try await server.exchange.push(edits, seen)
        let word = Event(stream: "permission", version: 1, time: noon, payload: Data("0".utf8))
        do { _ = try await other.journal.append([word]) } catch { throw .notUnderstood }
        allowed.record.withLock { $0 = nil }
        return last
      }, pull: server.exchange.pull)
    _ = try await other.sync.synchronize(over: exchange, at: { noon })
    #expect(server.edits.count == 500)
  }

  @Test func `after consent during a sync, a device does not count as knowing skipped edits`()
    async throws
  {
    try await one.edit(.sets("notes", "Ours"))
    try await synchronize()
    try await other.edit(.sets("notes", "Mine"))
    let exchange = EditExchange(
      push: server.exchange.push,
      pull: { [self] cursor, limit throws(HouseholdFailure) in
        if allowed.record.withLock({ $0 }) == nil {
          do { try await allow(stating: .sets("notes", "Mine")) } catch { throw .notUnderstood }
        }
        return try await server.exchange.pull(cursor, limit)
      })
    _ = try await other.sync.synchronize(over: exchange, at: { noon })
    try await synchronize()
    for device in [one, other] {
      let conflict = try #require(try await device.sync.conflicts().first)
      #expect(conflict.place.field == "notes" && conflict.sides.count == 2)
    }
  }

  @Test func `an end that others have overtaken still waits when a part is read after all`()
    async throws
  {
    try await one.edit(.sets("title", "Soup"), .sets("notes", "Ours"))
    try await synchronize()
    try await other.edit(.ends)
    try await one.edit(.sets("title", "Stew"))
    try await one.synchronize(server)
    let exchange = EditExchange(
      push: { _, _ throws(HouseholdFailure) in throw .unanswered(.offline) },
      pull: server.exchange.pull)
    for _ in 0..<2 {
      await #expect(throws: HouseholdFailure.unanswered(.offline)) {
        try await other.sync.synchronize(over: exchange, at: { noon })
      }
      #expect(try await other.state["gone"] == nil)
      #expect(try await other.sync.pendingEdits().map(\.meaning.kind) == [.ends])
      try await allow()
    }
    #expect(try await other.state["notes"] == "Ours")
  }

  @Test func `texts of the part are masked in shared edits`() async throws {
    try await one.edit(.sets("title", "Soup with a secret"))
    try await synchronize()
    #expect(try await one.state["title"] == "Soup with a secret")
    #expect(try await other.state["title"] == "Soup with a ......")
  }
}

import Foundation
import Journal
import Testing

@testable import Sync

/// A device that was in a household before: in the same one, or in another.
@Suite struct JoiningAgainTests {
  private let server = ListServer()

  /// The server, which gives one edit at a time.
  private var pageByPage: EditExchange {
    EditExchange(
      push: server.exchange.push,
      pull: { [server] cursor, _ throws(HouseholdFailure) in
        try await server.exchange.pull(cursor, 1)
      })
  }

  @Test func `a restatement counts as the household has it, even if an edit moved there`()
    async throws
  {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await other.say("mild")
    try await one.say("no nuts")
    for device in [other, one, other] { try await device.synchronize(server) }
    #expect(try await one.said == ["mild", "no nuts"])
    try await one.joinAnew(stating: "no nuts, said again")
    for device in [one, other, one] { try await device.synchronize(server) }
    for device in [one, other] {
      #expect(try await device.said == ["mild", "no nuts", "no nuts, said again"])
    }
    #expect(try await one.sync.ledger().membership?.device == one.name)
    #expect(try await one.sync.pendingEdits().isEmpty)
  }

  @Test func `after joining again, a device knows its own earlier edits on every page`()
    async throws
  {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await other.say("mild")
    try await one.say("no nuts")
    for device in [other, one] { try await device.synchronize(server) }
    try await one.joinAnew()
    _ = try await one.sync.synchronize(over: pageByPage, at: { noon })
    #expect(try await one.said == ["mild", "no nuts"])
    #expect(try await one.sync.ledger().membership?.device == one.name)
  }

  @Test func `joining again and again takes nothing away`() async throws {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    for round in 0..<4 {
      try await other.say("theirs \(round)")
      try await one.say("mine \(round)")
      try await one.edit(.gives("nut \(round)"))
      for device in [other, one, other] { try await device.synchronize(server) }
      try await one.joinAnew()
    }
    for device in [one, other] { try await device.synchronize(server) }
    let expected = (0..<4).flatMap { ["theirs \($0)", "mine \($0)"] }
    for device in [one, other] {
      #expect(try await device.said == expected)
      #expect(try await device.state.count == 4)
    }
  }

  @Test func `an edit without effect in one household removes nothing in the next`()
    async throws
  {
    let second = ListServer()
    let (one, other, third) = (try Device("one"), try Device("other"), try Device("third"))
    for device in [one, other] { try await device.join() }
    try await other.edit(.agrees("salt"))
    try await other.sync.leave(at: noon)
    // The second household has it, and agrees.
    try await other.join()
    try await third.join()
    for device in [other, third] { try await device.synchronize(second) }
    #expect(try await third.state == ["meaning": "salt"])
    // In the first one it came too, and somebody disagreed.
    server.push(second.edits)
    try await one.edit(.agrees("sugar"))
    let first = EditExchange(
      push: { [server] edits, _ throws(HouseholdFailure) in server.push(edits) },
      pull: server.exchange.pull)
    _ = try await one.sync.synchronize(over: first, at: { noon })
    _ = try await one.sync.synchronize(over: first, at: { noon })
    #expect(try await one.state == [:])
    try await one.joinAnew()
    for device in [one, third, one] { try await device.synchronize(second) }
    #expect(second.edits.allSatisfy { $0.version > 0 })
    #expect(try await third.state == one.state)
  }

  @Test func `after joining another household, edits have that household's order`()
    async throws
  {
    let second = ListServer()
    let (one, other, third) = (try Device("one"), try Device("other"), try Device("third"))
    try await one.join()
    try await one.edit(.sets("title", "mine"))
    try await one.synchronize(second)
    try await other.join()
    try await other.edit(.sets("title", "theirs"))
    try await other.synchronize(server)
    try await third.join()
    for (home, member) in [(server, other), (second, third), (server, other), (second, third)] {
      try await one.joinAnew()
      for device in [one, member] { try await device.synchronize(home) }
      #expect(try await one.state == member.state)
    }
    #expect(try await other.state != third.state)
  }

  @Test func `an end that waits between two pages keeps its place before what came after it`()
    async throws
  {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await one.edit(.sets("title", "Soup"))
    for device in [one, other] { try await device.synchronize(server) }
    try await other.edit(.ends)
    try await other.edit(.sets("gone", "and back"))
    try await other.synchronize(server)
    try await other.joinAnew()
    _ = try await other.sync.synchronize(over: pageByPage, at: { noon })
    try await one.synchronize(server)
    for device in [one, other] {
      #expect(try await device.state == ["title": "Soup", "gone": "and back"])
      #expect(try await device.count == 3)
    }
  }

  @Test func `edits from an earlier household count once in the next`() async throws {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await other.edit(.sets("title", "Soup"))
    for device in [other, one] { try await device.synchronize(server) }
    try await one.joinAnew()
    try await one.synchronize(server)
    #expect(try await one.count == 1)
    try await one.edit(.takes("nuts"))
    try await other.edit(.gives("nuts"))
    for device in [other, one] { try await device.synchronize(server) }
    try await one.joinAnew()
    for device in [one, other] { try await device.synchronize(server) }
    #expect(try await one.count == 2)
    #expect(try await other.count == 2)
  }

  @Test func `an undo that was moved after others is sent once, also to the next household`()
    async throws
  {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await one.edit(.gives("nuts"))
    for device in [one, other] { try await device.synchronize(server) }
    try await other.edit(.sets("title", "Soup"))
    try await other.synchronize(server)
    try await one.record.undoLast(at: noon)
    for device in [one, other] { try await device.synchronize(server) }
    for home in [server, ListServer(), server] {
      try await one.joinAnew()
      for _ in 0..<2 { try await one.synchronize(home) }
      #expect(try await one.sync.pendingEdits().isEmpty)
      #expect(home.edits.filter { $0.version == 0 }.count == 1)
    }
    for device in [one, other] { #expect(try await device.state == ["title": "Soup"]) }
  }

  @Test func `a pending undo survives a compaction`() async throws {
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    try await one.edit(.gives("nuts"))
    for device in [one, other] { try await device.synchronize(server) }
    #expect(try await one.record.undoLast(at: noon).count == 1)
    for number in 0..<120 { try await one.edit(.sets("f\(number)", "on")) }
    try await one.journal.compact()
    for device in [one, other] { try await device.synchronize(server) }
    #expect(try await other.state["nuts"] == nil)
    #expect(try await one.state == other.state)
  }

  @Test func `a device that returns under a name that a copy used gets a conflict`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let one = try Device("one", on: disk)
    try await one.join()
    try await one.edit(.sets("title", "Soup"))
    try await one.synchronize(server)
    let copy = try Device("one", on: try disk.copied(), run: 1)
    try await one.edit(.sets("servings", "2"))
    try await one.synchronize(server)
    try await copy.edit(.sets("time", "20"))
    try await copy.synchronize(server)
    #expect(try await copy.sync.ledger().membership?.device != one.name)
    // The copy leaves and is invited again, by its first name.
    try await copy.joinAnew()
    try await copy.synchronize(server)
    #expect(try await copy.sync.ledger().membership?.device != one.name)
    try await one.edit(.sets("title", "Stew"))
    try await one.synchronize(server)
    try await copy.edit(.sets("title", "Broth"))
    for device in [copy, one, copy] { try await device.synchronize(server) }
    for device in [one, copy] {
      #expect(try await device.sync.conflicts().map(\.place.field) == ["title"])
    }
  }
}

extension Device {
  private static let settings = EventStream<[String], String>(
    name: "settings", initialState: []
  ) { state, said, _ in
    state = said == "forget" ? [] : state + [said]
  }

  /// How many changes count.
  fileprivate var count: Int {
    get async throws {
      let counting = EventStream<Int, Change>(name: "record", initialState: 0) { count, _, _ in
        count += 1
      }
      return try await Store(counting, in: journal).state()
    }
  }

  /// What is said in a stream whose state is stated anew at joining.
  fileprivate var said: [String] {
    get async throws { try await Store(Self.settings, in: journal).state() }
  }

  fileprivate func say(_ text: String) async throws {
    try await Store(Self.settings, in: journal).record([text], at: noon)
  }

  /// Leaves, and joins a household as an app does it.
  fileprivate func joinAnew(stating text: String? = nil) async throws {
    try await sync.leave(at: noon)
    let membership = HouseholdMembership(
      household: "home", service: "memory", kind: .home, name: "", device: name)
    let stated = try text.map { [try Self.settings.event($0, at: noon)] } ?? []
    try await sync.join(
      membership, after: try await journal.records().last?.sequence,
      clearing: [try Self.settings.event("forget", at: noon)], stating: stated, at: noon)
  }
}

import Foundation
import Journal
import Testing

@testable import Sync

/// Programs that share different streams and take turns on one device and its journal.
@Suite struct TakingTurnsTests {
  private let server = ListServer()
  private let disk = JournalFileSystem.inMemory()

  private static let record = SharedStream("record") { record in
    Change.stream.content(of: record).map(\.meaning) ?? EditMeaning(.happens)
  }
  private static let settings = SharedStream("settings") { _ in EditMeaning(.happens) }
  private static let ofCook = SharedStreams([record])
  private static let ofLooks = SharedStreams([settings])
  private static let ofBoth = SharedStreams([record, settings])

  /// Another device, whose program shares everything.
  private func member() async throws -> Device {
    let device = try Device("one", sharing: Self.ofBoth)
    try await device.join()
    return device
  }

  /// The device's two programs, joined by the first of them.
  private func programs(
    _ first: SharedStreams = ofCook, _ second: SharedStreams = ofLooks
  ) async throws -> (cook: Device, looks: Device) {
    let cook = try Device("other", on: disk, run: 0, sharing: first)
    try await cook.join()
    return (cook, try Device("other", on: disk, run: 1, sharing: second))
  }

  @discardableResult
  private func set(_ text: String, by device: Device) async throws -> [Record] {
    try await device.journal.append([
      Event(stream: "settings", version: 1, time: noon, payload: Data("\"\(text)\"".utf8))
    ])
  }

  private func settings(of device: Device) async throws -> [String] {
    try await device.journal.records(in: "settings").filter { $0.version > 0 }.map {
      String(decoding: $0.payload, as: UTF8.self)
    }
  }

  // MARK: - Drafts

  @Test func `a pending edit waits for the program that shares it, even if another program syncs`()
    async throws
  {
    let one = try await member()
    let (cook, looks) = try await programs()
    let pendingEdit = try await cook.edit(.sets("title", "Broth")).map(\.id)
    try await one.edit(.gives("nuts"))
    try await set("dark", by: one)
    try await one.synchronize(server)

    try await looks.synchronize(server)
    #expect(try await settings(of: looks) == ["\"dark\""])
    #expect(try await looks.sync.pendingEdits().isEmpty, "it is none of its own")
    #expect(try await cook.sync.pendingEdits().map(\.id) == pendingEdit)

    #expect(try await cook.synchronize(server).sent == 1)
    #expect(try await cook.sync.pendingEdits().isEmpty)
    try await one.synchronize(server)
    #expect(try await one.state == ["title": "Broth", "nuts": "on"])
  }

  @Test func `a draft waits through several pages, and further ones behind it`() async throws {
    let one = try await member()
    let (cook, looks) = try await programs()
    var pendingEdits: [EventID] = []
    for round in 0..<3 {
      pendingEdits += try await cook.edit(.sets("step-\(round)", "\(round)")).map(\.id)
      try await set("\(round)", by: one)
      try await one.synchronize(server)
      try await looks.synchronize(server)
    }
    let again = try Device("other", on: disk, run: 2, sharing: Self.ofCook)
    #expect(try await again.sync.pendingEdits().map(\.id) == pendingEdits)
    #expect(try await again.synchronize(server).sent == 3)
    try await one.synchronize(server)
    #expect(try await one.state == again.state)
  }

  @Test func `of two programs, the first to sync sends their shared edits, once`() async throws {
    let (cook, looks) = try await programs(Self.ofBoth)
    try await set("dark", by: cook)
    try await cook.edit(.sets("title", "Broth"))
    #expect(try await looks.synchronize(server).sent == 1)
    #expect(try await cook.sync.pendingEdits().map(\.stream) == ["record"])
    #expect(try await cook.synchronize(server).sent == 1)
    #expect(server.edits.map(\.stream) == ["settings", "record"])
    #expect(try await looks.sync.pendingEdits().isEmpty)
  }

  // MARK: - What others sent

  @Test func `the program that shares a stream reads edits that another program skipped`()
    async throws
  {
    let one = try await member()
    let (cook, looks) = try await programs()
    try await one.edit(.sets("title", "Soup"), .gives("nuts"))
    try await one.synchronize(server)
    try await looks.synchronize(server)
    #expect(try await looks.sync.ledger().passedOver == ["record"])
    #expect(try await cook.state == [:])

    #expect(try await cook.synchronize(server).received == 2)
    #expect(try await cook.state == ["title": "Soup", "nuts": "on"])
    #expect(try await cook.sync.ledger().passedOver == [])
    #expect(try await cook.synchronize(server) == SyncOutcome())
  }

  @Test func `a draft does not count as knowing what another program took in`() async throws {
    let one = try await member()
    let (cook, looks) = try await programs()
    try await cook.edit(.sets("title", "Broth"), .takes("nuts"))
    try await one.edit(.sets("title", "Soup"), .gives("nuts"))
    try await one.synchronize(server)
    try await looks.synchronize(server)
    try await cook.edit(.sets("title", "Stew"))
    for device in [cook, one] { try await device.synchronize(server) }
    #expect(try await cook.state == one.state)
    #expect(try await cook.state["nuts"] == "on", "nobody took away what they did not know of")
    for device in [cook, one] {
      let places = try await device.sync.conflicts().map(\.place)
      #expect(places == [FieldPlace("record", "soup", "title")])
    }
  }

  @Test func `programs that take turns for long send everything once and read everything`()
    async throws
  {
    let one = try await member()
    let (cook, looks) = try await programs()
    for round in 0..<4 {
      try await cook.edit(.sets("title", "\(round)"))
      try await set("looks \(round)", by: looks)
      try await one.edit(.gives("nut-\(round)"))
      try await set("one \(round)", by: one)
      let turns = round % 2 == 0 ? [one, looks, cook, looks, one] : [one, cook, looks, cook, one]
      for device in turns { try await device.synchronize(server) }
    }
    for device in [looks, cook, one] { try await device.synchronize(server) }
    #expect(server.edits.count == 16 && Set(server.edits.map(\.id)).count == 16)
    #expect(try await cook.state == one.state)
    #expect(try await cook.state["title"] == "3")
    #expect(try await Set(settings(of: looks)) == Set(settings(of: one)))
    for device in [cook, looks, one] {
      #expect(try await device.sync.pendingEdits().isEmpty)
      #expect(try await device.sync.conflicts().isEmpty)
    }
  }

  @Test func `both programs have the same ledger as a program that reads it from the start`()
    async throws
  {
    let one = try await member()
    let (cook, looks) = try await programs()
    try await cook.edit(.sets("title", "Broth"))
    try await one.edit(.sets("title", "Soup"))
    try await set("dark", by: one)
    for device in [one, looks, cook, looks] {
      try await device.synchronize(server)
      let anew = HouseholdSync(
        in: cook.journal, sharing: Self.ofBoth, clock: HybridClock(now: { noon }))
      let ledger = try await anew.ledger()
      #expect(try await cook.sync.ledger() == ledger)
      #expect(try await looks.sync.ledger() == ledger)
    }
  }

  // MARK: - Earlier versions

  /// Writes that a page was taken in, as versions did that shared all streams alike.
  private func takeInAsEarlier(_ records: [Record], by device: Device) async throws {
    let edits = records.enumerated().map { place, record in
      HouseholdEdit(
        record, by: device.name, base: 0,
        meaning: Self.ofBoth.meaning(of: record) ?? EditMeaning(.happens), number: place + 1)
    }
    server.push(edits)
    let pull = LedgerPull(lines: edits.map { LedgerLine($0, number: $0.number ?? 0) })
    #expect(!String(decoding: pull.payload, as: UTF8.self).contains("shared"))
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    try await device.journal.append([household.event(.pulled(pull), at: noon)])
  }

  @Test func `a page of an earlier version counts for all streams`() async throws {
    let (cook, looks) = try await programs()
    let sent = try await cook.edit(.sets("title", "Broth")) + set("dark", by: looks)
    #expect(try await cook.sync.pendingEdits().count == 1)
    #expect(try await looks.sync.pendingEdits().count == 1)
    try await takeInAsEarlier(sent, by: cook)
    for device in [cook, looks] {
      #expect(try await device.sync.pendingEdits().isEmpty)
      #expect(try await device.synchronize(server) == SyncOutcome())
      #expect(try await device.sync.ledger().cursor == 2)
    }
  }

  @Test func `after a page of an earlier version each program goes on with its own`() async throws {
    let one = try await member()
    let (cook, looks) = try await programs()
    let sent = try await cook.edit(.sets("title", "Broth")) + set("dark", by: looks)
    try await takeInAsEarlier(sent, by: cook)
    let pendingEdit = try await cook.edit(.sets("title", "Stew")).map(\.id)
    try await set("light", by: one)
    try await one.synchronize(server)
    try await looks.synchronize(server)
    #expect(try await settings(of: looks) == ["\"dark\"", "\"light\""])
    #expect(try await cook.sync.pendingEdits().map(\.id) == pendingEdit)
    #expect(try await cook.synchronize(server).sent == 1)
    try await one.synchronize(server)
    #expect(try await one.state == ["title": "Stew"])
    #expect(try await one.sync.conflicts().isEmpty)
  }

  @Test func `a page of an earlier version makes those before it moot`() async throws {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    let cook = try await programs().cook
    for shared in [["record"], ["settings"], nil, ["settings"]] as [Set<StreamName>?] {
      try await cook.journal.append([
        household.event(.pulled(LedgerPull(sharedStreams: shared)), at: noon)
      ]
      )
    }
    let ledger = try await cook.sync.ledger()
    #expect(ledger.page(of: "settings").sequence == 5)
    #expect(ledger.page(of: "record").sequence == 4)
    #expect(ledger.page(of: "elsewhere").sequence == 4)
    #expect(ledger.start(of: Self.ofCook) == 4 && ledger.start(of: Self.ofLooks) == 5)
    #expect(ledger.start(of: Self.ofBoth) == 4)
  }

  @Test func `a program that shares nothing makes no draft of another one moot`() async throws {
    let one = try await member()
    let (cook, nothing) = try await programs(Self.ofCook, SharedStreams([]))
    try await cook.edit(.sets("title", "Broth"))
    try await set("dark", by: one)
    try await one.synchronize(server)
    try await nothing.synchronize(server)
    #expect(try await cook.sync.pendingEdits().count == 1)
  }
}

import Foundation
import Journal
import Testing

@testable import Sync

@Suite struct LedgerTests {
  @Test func `after a sync, a device's ledger equals the one read from its journal`() async throws {
    let pair = try await Pair()
    let rounds: [[Change]] = [
      [.sets("title", "Soup"), .gives("added")],
      [.sets("title", "Stew"), .takes("added")],
      [.agrees("salt"), .ends],
      [.agrees("sugar"), .sets("say \"when\"", "Süß\n", of: "crème brûlée \\")],
    ]
    var wereAsked = false
    for (place, changes) in rounds.enumerated() {
      for change in changes { try await pair.one.edit(change) }
      for change in rounds[(place + 1) % rounds.count] { try await pair.other.edit(change) }
      pair.server.push([try Self.unshared(place)])
      for device in [pair.one, pair.other, pair.one] {
        try await device.synchronize(pair.server)
        let anew = HouseholdSync(
          in: device.journal, sharing: Change.streams, clock: HybridClock(now: { noon }))
        let ledger = try await device.sync.ledger()
        #expect(try await anew.ledger() == ledger)
        wereAsked = wereAsked || !ledger.conflicts.isEmpty
      }
    }
    #expect(wereAsked)
  }

  @Test func `a device stores each page as the text of its JSON`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(
      .sets("title", "Soup"), .ends, .sets("ä\"\\\u{1}\u{2028}", "", of: "\t"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    let stream = EventStream<HouseholdLedger, HouseholdEvent>.household
    let records = try await pair.other.journal.records(in: HouseholdSync.stream)
    let pulls = records.compactMap { record -> (Record, LedgerPull)? in
      guard case .pulled(let pull) = stream.content(of: record) else { return nil }
      return (record, pull)
    }
    #expect(pulls.contains { !$0.1.conflicts.isEmpty })
    for (record, pull) in pulls {
      #expect(record.payload == Data(HouseholdEvent.pulled(pull).json.lineText.utf8))
      #expect(record.payload == pull.payload)
    }
  }

  @Test func `a conflict does not store again what the journal already has`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "planted-1"))
    try await pair.other.edit(.sets("title", "planted-2"))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      let sides = try #require(try await device.sync.conflicts().first).sides
      #expect(sides.allSatisfy { $0.event != nil })
      for record in try await device.journal.records(in: HouseholdSync.stream) {
        #expect(!String(decoding: record.payload, as: UTF8.self).contains("planted"))
      }
    }
  }

  /// An edit in a stream that the devices do not share.
  private static func unshared(_ number: Int) throws -> HouseholdEdit {
    let event = Event(stream: "elsewhere", version: 1, time: noon, payload: Data("{}".utf8))
    let far = try DeviceID("far")
    let record = Record(event, sequence: number, id: try EventID("far-\(number)"), device: far)
    return HouseholdEdit(
      record, by: far, base: 0, meaning: EditMeaning(.sets, of: "soup", fields: ["title"]))
  }
}

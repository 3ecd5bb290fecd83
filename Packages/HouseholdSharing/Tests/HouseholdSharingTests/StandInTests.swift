import AppRecord
import HouseholdSharing
import Journal
import Sync
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A household with a device that is made up.
@Suite struct StandInTests {
  @Test func `the made-up device disagrees by the rival of a stream, and a decision ends it`()
    async throws
  {
    let pantry = try Pantry()
    try await pantry.put(.holds("rice", amount: 2))
    try await pantry.households.joinStandIn()
    _ = try await pantry.households.synchronize()
    let conflict = try #require(try await pantry.households.sync.conflicts().first)
    #expect(conflict.place == FieldPlace("shelf", "rice", "amount"))
    #expect(conflict.sides.map(\.device.rawValue) == ["stand-in", "one"])
    let rival = try Jar.stream.event(.holds("rice", amount: 3), at: noon)
    #expect(conflict.sides.first?.event?.payload == rival.payload)
    #expect(try await pantry.amounts == ["rice": 2], "the last one shows")

    try await pantry.households.sync.decide(conflict, for: conflict.sides[0].id, at: noon)
    _ = try await pantry.households.synchronize()
    #expect(try await pantry.amounts == ["rice": 3])
    #expect(try await pantry.households.sync.conflicts().isEmpty)
    #expect(try await pantry.pendingEdits.isEmpty)
  }

  @Test func `without an invented rival, a simulated household has no conflict`() async throws {
    let shelf = SharedStream("shelf") { _ in EditMeaning(.sets, of: "rice", fields: ["amount"]) }
    let pantry = try Pantry(sharing: [shelf])
    try await pantry.put(.holds("rice", amount: 2))
    try await pantry.households.joinStandIn()
    #expect(try await pantry.households.synchronize() == SyncOutcome(sent: 1))
    #expect(try await pantry.households.sync.conflicts().isEmpty)
  }

  @Test func `a simulated household invites no device, and joining it twice changes nothing`()
    async throws
  {
    let pantry = try Pantry()
    try await pantry.households.joinStandIn()
    let count = try await pantry.record.journal.records().count
    try await pantry.households.joinStandIn()
    #expect(try await pantry.record.journal.records().count == count)
    await #expect(throws: HouseholdError.madeUp) { try await pantry.households.invite() }
  }

  // MARK: - Leaving

  @Test func `leaving withdraws the household's consents and runs the app's rules for leaving`()
    async throws
  {
    let ended = Mutex<[Date]>([])
    let pantry = try Pantry(
      rules: SharingRules(
        parts: ["notes": StatedPart(of: "shelf") { _, _ in [] }],
        leave: { date in ended.withLock { $0.append(date) } }))
    try await pantry.record.consents.record([ConsentEvent("postcards", isGiven: true)], at: noon)
    try await pantry.put(.holds("rice", amount: 2))
    try await pantry.households.joinStandIn()
    try await pantry.households.share("notes", true)
    #expect(try await pantry.given == [Households.consent, "notes", "postcards"])
    #expect(ended.withLock { $0 }.isEmpty)

    try await pantry.households.leave()
    #expect(ended.withLock { $0 } == [noon])
    #expect(try await pantry.given == ["postcards"], "what is not the household's stays")
    #expect(try await pantry.households.membership() == nil)
    #expect(try await pantry.amounts == ["rice": 2])
    #expect(try await pantry.pendingEdits.isEmpty)
    await #expect(throws: HouseholdError.noHousehold) { try await pantry.households.leave() }
  }

  @Test func `if the app's rules for leaving fail, the device stays in the household`() async throws
  {
    let pantry = try Pantry(
      rules: SharingRules(leave: { _ in throw JournalError.diskFull("/data") }))
    try await pantry.households.joinStandIn()
    await #expect(throws: HouseholdError.journal(.diskFull("/data"))) {
      try await pantry.households.leave()
    }
    #expect(try await pantry.households.membership() != nil)
    #expect(try await pantry.given == [Households.consent])
  }

  // MARK: - Parts with a consent of their own

  @Test func `after consent, the device states the part for devices that do not have it`()
    async throws
  {
    let asked = Asked()
    let pantry = try Pantry(
      sharing: [Jar.withNotes],
      rules: SharingRules(parts: [
        "notes": StatedPart(of: "shelf") { told, now in
          asked.note(told)
          return [try Jar.stream.event(.noted("by the window, anew"), at: now)]
        }
      ]))
    let written = try await pantry.put(.holds("rice", amount: 2), .noted("by the window"))
    try await pantry.households.joinStandIn()
    _ = try await pantry.households.synchronize()
    #expect(try await pantry.pendingEdits.isEmpty)

    try await pantry.households.share("notes", true)
    #expect(asked.told == [[written[0].id.original]])
    #expect(try await pantry.given == [Households.consent, "notes"])
    let last = try #require(try await pantry.record.journal.records().last)
    #expect(Jar.stream.content(of: last) == .noted("by the window, anew"))
    #expect(try await pantry.pendingEdits.map(\.id) == [last.id])
    #expect(try await pantry.households.synchronize() == SyncOutcome(sent: 1))

    try await pantry.households.share("notes", true)
    #expect(asked.told.count == 1, "it is stated once")
    try await pantry.put(.noted("behind the oats"))
    #expect(try await pantry.pendingEdits.count == 1)
    try await pantry.households.share("notes", false)
    #expect(try await pantry.given == [Households.consent])
    #expect(try await pantry.pendingEdits.isEmpty)
  }

  @Test func `no part is shared outside a household, and none that the rules do not name`()
    async throws
  {
    let pantry = try Pantry(
      sharing: [Jar.withNotes],
      rules: SharingRules(parts: ["notes": StatedPart(of: "shelf") { _, _ in [] }]))
    await #expect(throws: HouseholdError.noHousehold) {
      try await pantry.households.share("notes", true)
    }
    try await pantry.households.joinStandIn()
    try await pantry.households.share("photos", true)
    #expect(try await pantry.given == [Households.consent])
  }
}

/// What the household was told whenever a part was stated.
private final class Asked: Sendable {
  private let sets = Mutex<[Set<EventID>]>([])

  var told: [Set<EventID>] { sets.withLock { $0 } }

  func note(_ told: Set<EventID>) { sets.withLock { $0.append(told) } }
}

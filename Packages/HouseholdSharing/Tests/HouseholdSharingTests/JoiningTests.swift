import AppRecord
import HouseholdSharing
import Journal
import PremiumGate
import Sync
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which records can join a household.
@Suite struct JoiningTests {
  private func event(of stream: StreamName) -> Event {
    Event(stream: stream, version: 1, time: noon, payload: Data(#"{"of":"others"}"#.utf8))
  }

  private func refuses(_ pantry: Pantry, by trouble: HouseholdTrouble) async throws {
    await #expect(throws: trouble) { try await pantry.households.joinStandIn() }
    #expect(try await pantry.households.seat() == nil)
    #expect(try await pantry.given.isEmpty, "nothing was allowed by it")
  }

  @Test func `what only another program can share keeps a record from joining`() async throws {
    let pantry = try Pantry()
    try await pantry.record.journal.append([event(of: "recipes")])
    try await refuses(pantry, by: .ofOtherPrograms)
  }

  @Test func `a program that knows the stream joins, and so does one beside what nobody shares`()
    async throws
  {
    let recipes = SharedStream("recipes") { _ in EditMeaning(.happens) }
    let knowing = try Pantry(sharing: [recipes], allowing: SharedStreams.family)
    try await knowing.record.journal.append([event(of: "recipes")])
    try await knowing.households.joinStandIn()
    #expect(try await knowing.drafts.map(\.stream) == ["recipes"])

    let beside = try Pantry()
    try await beside.record.journal.append([event(of: "searches")])
    try await beside.households.joinStandIn()
    #expect(try await beside.households.seat()?.isStandIn == true)
    #expect(try await beside.given == [Households.consent])
  }

  @Test func `what is to be stated anew and cannot be keeps a record from joining`() async throws {
    let pantry = try Pantry(sharing: [Jar.shared(isStatedAnew: true).sharing])
    try await pantry.put(.noted("by the window"), .holds("rice", amount: 2))
    try await refuses(pantry, by: .ofOtherPrograms)
  }

  @Test func `what stays on the device does not have to be stated`() async throws {
    let pantry = try Pantry(sharing: [Jar.shared(isStatedAnew: true).sharing])
    try await pantry.put(.noted("by the window"))
    try await pantry.households.joinStandIn()
    #expect(try await pantry.households.seat() != nil)
    #expect(try await pantry.drafts.isEmpty)
  }

  @Test func `a statement takes the place of what was stored before`() async throws {
    let clearing = try Jar.stream.event(.holds("rice", amount: 0), at: noon)
    let stating = try Jar.stream.event(.holds("rice", amount: 2), at: noon)
    let pantry = try Pantry(
      sharing: [Jar.shared(isStatedAnew: true).sharing],
      rules: SharingRules(statement: { _ in
        SharedStatement(clearing: [clearing], stating: [stating])
      }))
    try await pantry.put(.holds("rice", amount: 1), .holds("rice", amount: 2))
    try await pantry.households.joinStandIn()
    #expect(try await pantry.amounts == ["rice": 2])
    let records = try await pantry.record.journal.records(in: "shelf")
    #expect(records.map(\.payload).suffix(2) == [clearing.payload, stating.payload])
    #expect(try await pantry.drafts.map(\.id) == records.suffix(1).map(\.id))
  }

  @Test func `what cannot be stated whole keeps a record from joining`() async throws {
    let pantry = try Pantry(
      rules: SharingRules(statement: { _ throws(HouseholdTrouble) in throw .notStatable }))
    try await refuses(pantry, by: .notStatable)
  }

  @Test func `where sharing is sold, it takes premium to join and to meet`() async throws {
    let offer = PremiumOffer(
      [PremiumItem("sharing", "sharing-asked")],
      products: [
        SubscriptionProduct(id: "shelf.monthly", displayPrice: "$1", period: .month, trialDays: 3)
      ])
    let pantry = try Pantry(rules: SharingRules(feature: "sharing"), offer: offer)
    try await refuses(pantry, by: .notAllowed(.notEntitled))
    let subscriptions = Subscriptions.local(pantry.record, now: { noon })
    _ = try await subscriptions.startTrial(at: noon)
    try await pantry.households.joinStandIn()
    #expect(try await pantry.households.meet() == SyncOutcome())
  }
}

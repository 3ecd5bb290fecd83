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

  private func refuses(_ pantry: Pantry, by error: HouseholdError) async throws {
    await #expect(throws: error) { try await pantry.households.joinStandIn() }
    #expect(try await pantry.households.membership() == nil)
    #expect(try await pantry.given.isEmpty, "nothing was allowed by it")
  }

  @Test func `a record with a stream that only another program can share cannot join`() async throws
  {
    let pantry = try Pantry()
    try await pantry.record.journal.append([event(of: "recipes")])
    try await refuses(pantry, by: .ofOtherPrograms)
  }

  @Test func `a record joins if the program knows every shared stream in it`()
    async throws
  {
    let recipes = SharedStream("recipes") { _ in EditMeaning(.happens) }
    let knowing = try Pantry(sharing: [recipes], allowing: SharedStreams.family)
    try await knowing.record.journal.append([event(of: "recipes")])
    try await knowing.households.joinStandIn()
    #expect(try await knowing.pendingEdits.map(\.stream) == ["recipes"])

    let beside = try Pantry()
    try await beside.record.journal.append([event(of: "searches")])
    try await beside.households.joinStandIn()
    #expect(try await beside.households.membership()?.isStandIn == true)
    #expect(try await beside.given == [Households.consent])
  }

  @Test func `a record cannot join if the program cannot restate a stream`() async throws {
    let pantry = try Pantry(sharing: [Jar.shared(isStatedAnew: true).sharing])
    try await pantry.put(.noted("by the window"), .holds("rice", amount: 2))
    try await refuses(pantry, by: .ofOtherPrograms)
  }

  @Test func `joining needs no restatement of events that stay on the device`() async throws {
    let pantry = try Pantry(sharing: [Jar.shared(isStatedAnew: true).sharing])
    try await pantry.put(.noted("by the window"))
    try await pantry.households.joinStandIn()
    #expect(try await pantry.households.membership() != nil)
    #expect(try await pantry.pendingEdits.isEmpty)
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
    #expect(try await pantry.pendingEdits.map(\.id) == records.suffix(1).map(\.id))
  }

  @Test func `a record that cannot be restated as a whole cannot join`() async throws {
    let pantry = try Pantry(
      rules: SharingRules(statement: { _ throws(HouseholdError) in throw .notStatable }))
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
    #expect(try await pantry.households.synchronize() == SyncOutcome())
  }
}

import AppRecord
import Journal
import PremiumGate
import ServiceCalls
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A subject that no package knows: jars on a shelf.
private struct Jar: Codable, Hashable, Sendable {
  var holds: String
}

extension EventStream where State == [String], Content == Jar {
  fileprivate static let shelf = EventStream(name: "shelf", initialState: []) { jars, jar, _ in
    jars.append(jar.holds)
  }
}

@Suite struct AppRecordTests {
  private let start = Date(timeIntervalSince1970: 1_778_610_600)
  private let offer = PremiumOffer(
    [PremiumItem("labels", "label-printed")],
    promises: [PaywallPromise("labels", keptBy: "labels")],
    products: [
      SubscriptionProduct(id: "shelf.monthly", displayPrice: "$1", period: .month, trialDays: 3)
    ])

  private func record(_ journal: EventJournal? = nil) throws -> AppStores {
    AppStores(journal: try journal ?? .inMemory(), offer: offer)
  }

  private func subscriptions(_ record: AppStores) -> Subscriptions {
    .local(record, now: { [start] in start })
  }

  // MARK: - Streams

  @Test func `a record gives the same store for the same stream`() throws {
    let record = try record()
    let shelf = record.store(of: .shelf)
    #expect(record.store(of: .shelf) === shelf)
    #expect(record.store(of: .consents) === record.consents)
    let copy = record
    #expect(copy.store(of: .shelf) === shelf)
    #expect(try self.record(record.journal).store(of: .shelf) !== shelf)
  }

  @Test func `a subject that the record does not know is stored, exported and deleted`()
    async throws
  {
    let record = try record()
    let shelf = record.store(of: .shelf)
    try await shelf.record([Jar(holds: "rice"), Jar(holds: "oats")], at: start)
    #expect(try await self.record(record.journal).store(of: .shelf).state() == ["rice", "oats"])
    let text = String(decoding: try await record.journal.exportAll(), as: UTF8.self)
    #expect(text.contains(#""stream":"shelf""#) && text.contains(#"{"holds":"oats"}"#))
    try await record.deleteEverything()
    #expect(try await shelf.state() == [])
    #expect(try await record.journal.streams() == [])
  }

  @Test func `deleting everything keeps the streams that the caller names`() async throws {
    let record = try record()
    try await record.store(of: .shelf).record([Jar(holds: "rice")], at: start)
    try await record.consents.record([ConsentEvent("postcards", isGiven: true)], at: start)
    try await record.deleteEverything(keeping: ["shelf"])
    #expect(try await record.store(of: .shelf).state() == ["rice"])
    #expect(try await record.consents.state().given == [])
  }

  @Test func `keys go with everything else`() async throws {
    let record = try record()
    try await record.keep([("server", HiddenKey("kept"))])
    try record.sessionSecrets.keep("server", HiddenKey("for now"))
    try await record.deleteEverything()
    #expect(try record.secrets.read("server") == nil)
    #expect(try record.sessionSecrets.read("server") == nil)
  }

  // MARK: - The subscription

  // S-PRIV-05
  @Test func `the store's receipt stays, and what was paid for with it`() async throws {
    let record = try record()
    _ = try await subscriptions(record).startTrial(at: start)
    try await record.store(of: .shelf).record([Jar(holds: "rice")], at: start)
    try await record.deleteEverything()
    #expect(try await record.journal.streams() == ["store-receipt"])
    #expect(try await record.entitlement.state() == Entitlement())
    #expect(try await record.gate(at: start).phase.id == "trial")
    #expect(await !subscriptions(record).isTrialAvailable(at: start))
  }

  @Test func `the gate follows the trusted receipt, and not what the journal tells`() async throws {
    let record = try record()
    #expect(try await record.gate(at: start).decide(.add, "labels").trigger == "label-printed")
    #expect(try await record.gate(at: start).decide(.add, "jars") == .allowed)
    try await record.entitlement.record(
      [.purchased(at: start, until: start.addingTimeInterval(86_400))], at: start)
    #expect(try await record.gate(at: start).phase == .none)

    #expect(try await subscriptions(record).startTrial(at: start).isEntitled)
    #expect(try await record.gate(at: start).decide(.add, "labels") == .allowed)
    let later = try await record.gate(at: start.addingTimeInterval(4 * 86_400))
    #expect(later.phase.isLapsed)
    #expect(later.decide(.view, "labels") == .readOnly)
    #expect(later.decide(.add, "labels").trigger == "label-printed")
  }

  // MARK: - A subscription that is tried out

  private func simulated(_ record: AppStores, in journal: EventJournal) -> AppStores {
    var simulated = record
    simulated.simulate(in: journal)
    return simulated
  }

  @Test func `a subscription that is tried out leaves the real one alone`() async throws {
    let (real, apart) = (try record(), try EventJournal.inMemory())
    let simulated = simulated(real, in: apart)
    _ = try await subscriptions(simulated).startTrial(at: start)
    #expect(try await simulated.gate(at: start).phase.id == "trial")
    #expect(try await real.gate(at: start).phase == .none)
    #expect(try await real.journal.records().isEmpty)
    #expect(try await apart.streams() == ["entitlement", "store-receipt"])
    try await simulated.store(of: .shelf).record([Jar(holds: "rice")], at: start)
    #expect(try await real.journal.streams() == ["shelf"])

    try await simulated.deleteEverything()
    #expect(try await real.journal.streams() == [])
    #expect(try await apart.streams() == ["store-receipt"])
  }

  @Test func `a real subscription does not open what is tried out`() async throws {
    let real = try record()
    _ = try await subscriptions(real).startTrial(at: start)
    let simulated = simulated(real, in: try .inMemory())
    #expect(try await simulated.gate(at: start).phase == .none)
    #expect(try await simulated.store(of: .entitlement).state() == Entitlement())
    #expect(try await real.gate(at: start).phase.id == "trial")
  }

  @Test func `events of the subscription are one batch with the others, or go to its journal`()
    async throws
  {
    let real = try record()
    let jar = try EventStream.shelf.event(Jar(holds: "rice"), at: start)
    let success = try real.nudge.stream.event(.suggestionSucceeded(isPremium: false), at: start)
    try await real.append([jar], ofSubscription: [success])
    #expect(try await real.journal.streams() == ["nudge", "shelf"])

    let apart = try EventJournal.inMemory()
    let simulated = simulated(try record(), in: apart)
    try await simulated.append([jar], ofSubscription: [success])
    #expect(try await simulated.journal.streams() == ["shelf"])
    #expect(try await apart.streams() == ["nudge"])
    #expect(try await simulated.nudge.state().successes == 1)
  }
}

import Foundation
import Testing

@testable import PremiumGate

private let trial = EntitlementEvent.trialStarted(at: start, until: day(7))

struct EntitlementTests {
  @Test func `a new user has no premium`() {
    #expect(Entitlement().phase(at: start) == .none)
    #expect(Entitlement([.seen(at: start), .cancelled(at: start)]).phase(at: day(1)) == .none)
  }

  // C-P05, G-17
  @Test(arguments: [
    (0.0, EntitlementPhase.trial(until: day(7))),
    (6.999, .trial(until: day(7))),
    (7, .active(until: day(37))),
    (36.999, .active(until: day(37))),
    (37, .grace(until: day(53))),
    (52.999, .grace(until: day(53))),
    (53, .lapsed(since: day(53))),
    (400, .lapsed(since: day(53))),
  ])
  func `none, trial, active, grace and lapsed follow on each other`(
    days: Double, phase: EntitlementPhase
  ) {
    var events = [trial]
    if days >= 7 { events.append(.renewed(at: day(7), until: day(37))) }
    if days >= 37 { events.append(.billingFailed(at: day(37), graceUntil: day(53))) }
    #expect(Entitlement(events).phase(at: day(days)) == phase)
  }

  @Test func `the trial lasts seven days and the grace sixteen`() {
    #expect(PremiumTerms.trialLength == 7 * 86_400)
    #expect(PremiumTerms.graceLength == 16 * 86_400)
  }

  @Test func `a second trial changes nothing`() {
    let twice = Entitlement([trial, .trialStarted(at: day(8), until: day(15))])
    #expect(twice.phase(at: day(9)) == .lapsed(since: day(7)))
  }

  @Test func `a trial is never longer than seven days`() {
    let greedy = Entitlement([.trialStarted(at: start, until: day(900))])
    #expect(greedy.trial?.end == day(7))
  }

  @Test func `a cancelled subscription runs to its end`() {
    let paid = Entitlement([.purchased(at: start, until: day(30)), .cancelled(at: day(3))])
    #expect(paid.phase(at: day(29)) == .active(until: day(30)))
    #expect(!paid.willRenew)
    #expect(paid.phase(at: day(31)) == .lapsed(since: day(30)))
  }

  @Test func `a refund ends premium at once and a purchase opens it again`() {
    var person = Entitlement([.purchased(at: start, until: day(30)), .revoked(at: day(3))])
    #expect(person.phase(at: day(4)) == .lapsed(since: day(3)))
    person.apply(.purchased(at: day(5), until: day(35)))
    #expect(person.phase(at: day(6)) == .active(until: day(35)))
  }

  @Test func `a failed payment opens nothing for a user who never paid`() {
    let failed = EntitlementEvent.billingFailed(at: day(7), graceUntil: day(23))
    #expect(Entitlement([failed]).phase(at: day(8)) == .none)
    #expect(Entitlement([trial, failed]).phase(at: day(8)) == .lapsed(since: day(7)))
  }

  @Test func `events keep their written form`() throws {
    let events: [EntitlementEvent] = [
      .seen(at: start), trial, .billingFailed(at: start, graceUntil: day(16)),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .secondsSince1970
    let written = String(decoding: try encoder.encode(events), as: UTF8.self)
    #expect(
      written == """
        [{"seen":{"at":1778610600}},\
        {"trialStarted":{"at":1778610600,"until":1779215400}},\
        {"billingFailed":{"at":1778610600,"graceUntil":1779993000}}]
        """)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode([EntitlementEvent].self, from: Data(written.utf8)) == events)
  }
}

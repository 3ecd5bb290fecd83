import Foundation
import SeededRandom
import Testing

@testable import PremiumGate

struct ClockTests {
  @Test func `an expired trial stays expired when the clock is turned back`() {
    let person = Entitlement([
      .trialStarted(at: start, until: day(7)), .seen(at: day(8)),
    ])
    #expect(person.phase(at: day(2)) == .lapsed(since: day(7)))
  }

  @Test func `a trial begun with the clock ahead is closed until the clock is there`() {
    let person = Entitlement([.trialStarted(at: day(1000), until: day(1007))])
    #expect(person.phase(at: day(1)) == .lapsed(since: day(1000)))
    #expect(person.phase(at: day(1003)) == .trial(until: day(1007)))
    #expect(person.phase(at: day(1007)).isLapsed)
  }

  @Test func `a day of the trial is not lived twice`() {
    let person = Entitlement([.trialStarted(at: start, until: day(7)), .seen(at: day(5))])
    #expect(person.phase(at: day(4)).isLapsed)
    #expect(person.phase(at: day(5.5)) == .trial(until: day(7)))
  }

  @Test func `setting the clock back by less than an hour keeps premium`() {
    let person = Entitlement([.trialStarted(at: start, until: day(7))])
    #expect(person.phase(at: start.addingTimeInterval(-59 * 60)).isEntitled)
    #expect(!person.phase(at: start.addingTimeInterval(-60 * 60)).isEntitled)
  }

  @Test func `a paying user keeps premium after the clock was ahead for a while`() {
    let person = Entitlement([.purchased(at: start, until: day(30)), .seen(at: day(9))])
    #expect(person.phase(at: day(2)) == .active(until: day(30)))
  }

  @Test func `the store's signed time puts a clock right that ran far ahead, once`() {
    var person = Entitlement([.purchased(at: start, until: day(30)), .seen(at: day(500))])
    #expect(person.phase(at: day(3)).isLapsed)
    person.apply(.clockVerified(at: day(3)))
    #expect(person.phase(at: day(3)) == .active(until: day(30)))
    person.apply(.seen(at: day(500)))
    person.apply(.clockVerified(at: day(3)))
    #expect(person.phase(at: day(3)).isLapsed)
  }

  @Test(arguments: 1...Sample.count(quick: 30, whole: 300))
  func `turning the clock back turns no answer into allowed`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let person = Entitlement((0..<8).map { _ in randomEvent(&dice) })
    let seen = try #require(person.lastSeen)
    let honest = Gate(person.phase(at: seen), of: .sample)
    for _ in 0..<12 {
      let back = seen.addingTimeInterval(-Double.random(in: 0...200, using: &dice) * 86_400)
      let turned = Gate(person.phase(at: back), of: .sample)
      for feature in PremiumOffer.sample.features {
        for usage in Usage.allCases where turned.decide(usage, feature).isAllowed {
          #expect(honest.decide(usage, feature).isAllowed)
        }
      }
    }
  }

  @Test(arguments: 1...Sample.count(quick: 30, whole: 300))
  func `changing the clock never gives more premium than time that only runs forward`(
    seed: UInt64
  ) {
    var dice = SeededGenerator(seed: seed)
    var person = Entitlement()
    var reference = Forward()
    for _ in 0..<30 {
      let event = randomEvent(&dice)
      person.apply(event)
      reference.apply(event)
      let now = day(Double.random(in: -50...150, using: &dice))
      let isOpen = person.phase(at: now).isEntitled
      if isOpen { #expect(reference.isOpen(at: now)) }
    }
  }

  private func randomEvent(_ dice: inout SeededGenerator) -> EntitlementEvent {
    let at = day(Double.random(in: -20...100, using: &dice))
    let until = at.addingTimeInterval(Double.random(in: 0...40, using: &dice) * 86_400)
    switch Int.random(in: 0..<9, using: &dice) {
    case 0, 1: return .seen(at: at)
    case 2: return .trialStarted(at: at, until: until)
    case 3: return .purchased(at: at, until: until)
    case 4: return .renewed(at: at, until: until)
    case 5: return .restored(at: at, until: until)
    case 6: return .billingFailed(at: at, graceUntil: until)
    case 7: return .revoked(at: at)
    default: return .cancelled(at: at)
    }
  }
}

/// The naive reference: keeps every event, and asks each time from the beginning.
private struct Forward {
  var log: [EntitlementEvent] = []

  mutating func apply(_ event: EntitlementEvent) { log.append(event) }

  func isOpen(at now: Date) -> Bool {
    let clock = (log.map(\.at) + [now]).max() ?? now
    var ends: [Date] = []
    var trials = 0
    var isPayer = false
    for event in log {
      switch event {
      case .trialStarted(let at, let until):
        if trials == 0 { ends.append(min(until, at.addingTimeInterval(7 * 86_400))) }
        trials += 1
      case .purchased(_, let until), .renewed(_, let until), .restored(_, let until):
        isPayer = true
        ends.append(until)
      case .billingFailed(_, let until): if isPayer { ends.append(until) }
      default: break
      }
    }
    return ends.contains { clock < $0 }
  }
}

import Foundation
import Testing

@testable import PremiumGate

/// A moment beside an edge, in seconds, and where somebody stands then.
struct Edge: Sendable, CustomTestStringConvertible {
  let receipt: Receipt
  let edge: Date
  let before: String
  let after: String

  var testDescription: String { "\(before) to \(after)" }

  static let all = [
    Edge(
      receipt: Receipt(trial: .init(start: start, end: day(7)), clock: .device(start)),
      edge: day(7), before: "trial", after: "lapsed"),
    Edge(
      receipt: Receipt(paid: .init(start: start, end: day(30)), clock: .device(start)),
      edge: day(30), before: "active", after: "lapsed"),
    Edge(
      receipt: Receipt(
        trial: .init(start: start, end: day(7)), paid: .init(start: day(7), end: day(37)),
        clock: .device(day(7))), edge: day(37), before: "active", after: "lapsed"),
    Edge(
      receipt: Receipt(
        paid: .init(start: start, end: day(30)), graceUntil: day(46), clock: .device(day(10))),
      edge: day(30), before: "active", after: "grace"),
    Edge(
      receipt: Receipt(
        paid: .init(start: start, end: day(30)), graceUntil: day(46), clock: .device(day(31))),
      edge: day(46), before: "grace", after: "lapsed"),
  ]
}

struct BoundaryTests {
  @Test(arguments: Edge.all, [-3600, -1, -0.001, 0, 0.001, 1, 3600])
  func `a phase ends at its second, neither before nor after`(edge: Edge, seconds: Double) {
    let phase = Entitlement(following: edge.receipt)
      .phase(at: edge.edge.addingTimeInterval(seconds))
    #expect(phase.id == (seconds < 0 ? edge.before : edge.after))
  }

  @Test(arguments: Edge.all)
  func `every feature opens and closes with its phase, to the second`(edge: Edge) {
    let person = Entitlement(following: edge.receipt)
    for (seconds, id) in [(-1.0, edge.before), (0, edge.after)] {
      let gate = Gate(person.phase(at: edge.edge.addingTimeInterval(seconds)), of: .sample)
      for feature in PremiumOffer.sample.features {
        for usage in [Usage.add, .change, .apply, .view] {
          #expect(gate.decide(usage, feature).isAllowed == (id != "lapsed"))
        }
        #expect(gate.decide(.view, feature).isReadable)
        #expect(gate.decide(.remove, feature).isAllowed && gate.decide(.export, feature).isAllowed)
      }
    }
  }

  @Test(arguments: [-1.0, 0, 1])
  func `the store renews, misses and ends at the second of its period`(seconds: Double) throws {
    let (paying, declining) = (LocalStore(), LocalStore(payment: .declined))
    let isOver = seconds >= 0
    func at(_ days: Double) -> Date { day(days).addingTimeInterval(seconds) }
    let trial = try paying.startTrial(Receipt(), at: start)
    #expect((paying.advanced(trial, to: at(7)).paid != nil) == isOver)
    #expect(declining.advanced(trial, to: at(7)).willRenew != isOver)
    let month = try paying.purchase(Receipt(), at: start)
    #expect((paying.advanced(month, to: at(30)).paid != month.paid) == isOver)
    #expect((declining.advanced(month, to: at(30)).graceUntil != nil) == isOver)
    let late = declining.advanced(month, to: day(31))
    #expect(declining.advanced(late, to: at(46)).willRenew != isOver)
    #expect((paying.advanced(late, to: at(46)).paid == month.paid) == isOver)
    let cancelled = try paying.cancel(month, at: start)
    #expect(((try? paying.restore(cancelled, at: at(30))) == nil) == isOver)
    #expect(((try? paying.refund(cancelled, at: at(30))) == nil) == isOver)
  }

  @Test(arguments: [
    (PremiumTerms.longestPeriod, true), (PremiumTerms.longestPeriod + 1, false),
  ])
  func `a period that was told longer than a year is cut`(length: TimeInterval, isWhole: Bool) {
    let told = start.addingTimeInterval(length)
    let cut = start.addingTimeInterval(PremiumTerms.longestPeriod)
    for event in [
      EntitlementEvent.purchased(at: start, until: told), .renewed(at: start, until: told),
      .restored(at: start, until: told),
    ] {
      #expect(Entitlement([event]).paidUntil == (isWhole ? told : cut))
    }
  }

  @Test(arguments: [(28.0, 28.0), (28.001, 28), (3, 3)])
  func `a grace is never longer than a store gives`(told: Double, kept: Double) {
    let person = Entitlement([
      .purchased(at: start, until: day(30)),
      .billingFailed(at: day(30), graceUntil: day(30 + told)),
    ])
    #expect(person.graceUntil == day(30 + kept))
  }

  @Test(arguments: [(3599.0, false), (3600, true)])
  func `a clock is behind from an hour on, counted from what the store knows`(
    seconds: Double, isBehind: Bool
  ) {
    var person = Entitlement([.seen(at: day(9))])
    #expect(person.isBehind(day(9).addingTimeInterval(-seconds)) == isBehind)
    person.behind = 86_400
    #expect(person.isBehind(day(8).addingTimeInterval(-seconds)) == isBehind)
    #expect(!person.isBehind(day(8)))
  }
}

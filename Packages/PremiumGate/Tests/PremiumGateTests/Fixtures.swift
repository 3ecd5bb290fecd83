import Foundation

@testable import PremiumGate

/// The start of every story here: 2026-05-12, 18:30 UTC.
let start = Date(timeIntervalSince1970: 1_778_610_600)

func day(_ days: Double) -> Date { start.addingTimeInterval(days * 86_400) }

/// One person of each phase.
let phases: [EntitlementPhase] = [
  .none, .trial(until: day(7)), .active(until: day(30)), .grace(until: day(46)),
  .lapsed(since: day(46)),
]

extension Entitlement {
  mutating func follow(_ receipt: Receipt, at now: Date) {
    for event in changes(from: receipt, at: now) { apply(event) }
  }
}

import Foundation

@testable import PremiumGate

/// The start of every story here: 2026-05-12, 18:30 UTC.
let start = Date(timeIntervalSince1970: 1_778_610_600)

func day(_ days: Double) -> Date { start.addingTimeInterval(days * 86_400) }

/// A small seeded generator (SplitMix64), so that a failing story can be told again.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

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

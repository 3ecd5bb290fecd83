import Foundation
import SeededRandom
import Testing

@testable import PremiumGate

/// What is bought once, and how long it may be used in all.
struct Purchase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var days: Double
  /// Who begins it, and who is asked for money later.
  var begin: @Sendable (Receipt, Date) throws(PurchaseError) -> Receipt
  var later = LocalStore(payment: .declined)

  static let all = [
    Purchase(testDescription: "trial", days: 7) { (receipt, now) throws(PurchaseError) in
      try LocalStore(payment: .declined).startTrial(receipt, at: now)
    },
    Purchase(testDescription: "month", days: 30) { (receipt, now) throws(PurchaseError) in
      let store = LocalStore()
      return try store.cancel(store.purchase(receipt, at: now), at: now)
    },
    Purchase(testDescription: "month and grace", days: 46) {
      (receipt, now) throws(PurchaseError) in try LocalStore().purchase(receipt, at: now)
    },
  ]
}

/// A person with an app, a clock that they set as they like, and the time that really passes.
private struct Walk {
  var dice: SeededGenerator
  var clock = start
  var receipt = Receipt()
  var used: TimeInterval = 0
  static let step: TimeInterval = 600

  var phase: EntitlementPhase { Entitlement(following: receipt).phase(at: clock) }

  mutating func look(_ store: LocalStore) { receipt = store.advanced(receipt, to: clock) }

  /// Some hours in the app, which looks every ten minutes.
  mutating func use(_ store: LocalStore) {
    for _ in 0..<Int.random(in: 1...60, using: &dice) {
      let wasOpen = phase.isEntitled
      clock.addTimeInterval(Self.step)
      look(store)
      if wasOpen, phase.isEntitled { used += Self.step }
    }
  }

  /// The clock set to any time, near or far, or the app closed for a while.
  mutating func disturb() {
    let days: [Double] = [0.05, 1, 7, 30, 400, 40_000]
    let longest = (days.randomElement(using: &dice) ?? 1) * 86_400
    let seconds = Double.random(in: 601...longest, using: &dice)
    clock.addTimeInterval(Bool.random(using: &dice) ? seconds : -seconds)
  }
}

struct ClockWalkTests {
  @Test(arguments: Purchase.all, 1...Sample.count(quick: 6, whole: 60))
  func `no clock change lets premium last longer than paid`(
    purchase: Purchase, seed: UInt64
  ) throws {
    var walk = Walk(dice: SeededGenerator(seed: seed))
    for _ in 0..<Int.random(in: 0...4, using: &walk.dice) {
      walk.disturb()
      walk.look(purchase.later)
    }
    walk.receipt = try purchase.begin(walk.receipt, walk.clock)
    for _ in 0..<60 {
      let before = walk.receipt.latest
      if Bool.random(using: &walk.dice) { walk.use(purchase.later) } else { walk.disturb() }
      walk.look(purchase.later)
      #expect(walk.receipt.latest >= before)
      #expect((walk.receipt.behind ?? 0) >= 0)
      try expectInside(purchase, walk)
    }
    #expect(walk.used <= purchase.days * 86_400)
  }

  /// What is left is neither negative nor more than the whole.
  private func expectInside(_ purchase: Purchase, _ walk: Walk) throws {
    switch walk.phase {
    case .none: Issue.record("what was bought is never forgotten")
    case .trial(let until), .active(let until), .grace(let until):
      let left = until.timeIntervalSince(walk.clock)
      #expect(left > 0 && left <= purchase.days * 86_400 + 0.001)
    case .lapsed(let since): #expect(since.timeIntervalSince(walk.clock) <= 0.001)
    }
  }

  @Test(arguments: 1...Sample.count(quick: 10, whole: 100))
  func `after any clock changes, a user can buy a month, and it lasts a month`(
    seed: UInt64
  ) throws {
    let store = LocalStore()
    var walk = Walk(dice: SeededGenerator(seed: seed))
    for _ in 0..<20 {
      walk.disturb()
      walk.look(LocalStore(payment: .declined))
      guard walk.receipt.isTrialAvailable else { continue }
      walk.receipt = try store.startTrial(walk.receipt, at: walk.clock)
    }
    guard !walk.phase.isEntitled else { return }
    let bought = try store.cancel(store.purchase(walk.receipt, at: walk.clock), at: walk.clock)
    guard case .active(let until) = Entitlement(following: bought).phase(at: walk.clock) else {
      Issue.record("what was just bought is open")
      return
    }
    #expect(abs(until.timeIntervalSince(walk.clock) - 30 * 86_400) < 0.001)
  }

  @Test(arguments: 1...Sample.count(quick: 6, whole: 60))
  func `a clock that only runs forward is the clock that counts`(seed: UInt64) {
    var walk = Walk(dice: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      walk.clock.addTimeInterval(Double.random(in: 0...9, using: &walk.dice) * 86_400)
      walk.look(LocalStore())
      #expect(walk.receipt.latest == walk.clock && walk.receipt.behind == nil)
    }
  }
}

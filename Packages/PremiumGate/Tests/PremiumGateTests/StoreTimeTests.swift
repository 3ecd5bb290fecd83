import Foundation
import Testing

@testable import PremiumGate

struct StoreTimeTests {
  @Test(arguments: [
    // latest, behind, clock, time that counts, set back
    (10.0, 0.0, 11.0, 11.0, 0.0), (10, 0, 10, 10, 0), (10, 0, 4, 10, 6), (10, 6, 4, 10, 0),
    (10, 6, 5, 11, 0), (10, 6, 3, 10, 1), (10, 6, 9.5, 15.5, 0), (10, 6, 10, 10, 0),
    (10, 6, 12, 12, 0),
  ])
  func `time goes on from the latest seen until the clock has caught up`(
    _ row: (latest: Double, behind: Double, clock: Double, time: Double, setBack: Double)
  ) {
    let time = StoreTime(latest: day(row.latest), behind: row.behind * 86_400)
    #expect(time.date(at: day(row.clock)) == day(row.time))
    #expect(time.setBack(at: day(row.clock)) == row.setBack * 86_400)
  }

  @Test func `a clock set a century ahead and back leaves the trial's month and no more`() throws {
    let store = LocalStore()
    let century = 36_525.0
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [1, century, 2] { receipt = store.advanced(receipt, to: day(clock)) }
    let phase = Entitlement(following: receipt).phase(at: day(2))
    guard case .active(let until) = phase else { throw Unexpected(phase: phase) }
    #expect(until > day(2) && until <= day(32))
    let cancelled = try store.cancel(receipt, at: day(2))
    #expect(Entitlement(following: store.advanced(cancelled, to: until)).phase(at: until).isLapsed)
    let renewed = Entitlement(following: store.advanced(receipt, to: until)).phase(at: until)
    #expect(renewed == .active(until: until.addingTimeInterval(30 * 86_400)))
  }

  @Test func `a cancelled trial and a clock a century ahead and back leave nothing`() throws {
    let store = LocalStore()
    var receipt = try store.cancel(store.startTrial(Receipt(), at: start), at: start)
    for clock in [36_525, 1.0] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(1)).isLapsed)
  }

  @Test(arguments: [1.0, 40, 36_525])
  func `who pays every month still has it when the clock was wrong once`(days: Double) throws {
    let store = LocalStore()
    for jump in [days, -days] {
      var receipt = try store.purchase(Receipt(), at: start)
      for clock in [5, 5 + jump, 6] { receipt = store.advanced(receipt, to: day(clock)) }
      for later in 6..<400 {
        receipt = store.advanced(receipt, to: day(Double(later)))
        let phase = Entitlement(following: receipt).phase(at: day(Double(later)))
        guard case .active(let until) = phase else { throw Unexpected(phase: phase) }
        #expect(until > day(Double(later)) && until <= day(Double(later) + 30))
      }
    }
  }

  @Test func `a clock that was behind for a while costs nobody an hour`() throws {
    let store = LocalStore(payment: .declined)
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [2, -20_000, -19_999.9, 3] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(3)) == .trial(until: day(7)))
  }

  @Test func `dates of a clock that is behind are those of that clock`() throws {
    let store = LocalStore(payment: .declined)
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [6.0, 1] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(1)) == .trial(until: day(2)))
    receipt = store.advanced(receipt, to: day(2))
    #expect(Entitlement(following: receipt).phase(at: day(2)) == .lapsed(since: day(2)))
  }

  struct Unexpected: Error { var phase: EntitlementPhase }
}

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
  var dice: Dice
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
    let days = [0.05, 1, 7, 30, 400, 40_000].randomElement(using: &dice) ?? 1
    clock.addTimeInterval(Double.random(in: -days...days, using: &dice) * 86_400)
  }
}

struct ClockWalkTests {
  @Test(arguments: Purchase.all, 1...60 as ClosedRange<UInt64>)
  func `nothing is used longer than it lasts, whatever the clock does`(
    purchase: Purchase, seed: UInt64
  ) throws {
    var walk = Walk(dice: Dice(seed: seed))
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
      #expect(left > 0 && left <= purchase.days * 86_400)
    case .lapsed(let since): #expect(since <= walk.clock)
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `nobody is locked out: after any walk a month can be bought, and lasts a month`(
    seed: UInt64
  ) throws {
    let store = LocalStore()
    var walk = Walk(dice: Dice(seed: seed))
    for _ in 0..<20 {
      walk.disturb()
      walk.look(LocalStore(payment: .declined))
      if walk.receipt.isTrialAvailable { walk.receipt = try store.startTrial(walk.receipt, at: walk.clock) }
    }
    guard !walk.phase.isEntitled else { return }
    let bought = try store.cancel(store.purchase(walk.receipt, at: walk.clock), at: walk.clock)
    let end = walk.clock.addingTimeInterval(30 * 86_400)
    #expect(Entitlement(following: bought).phase(at: walk.clock) == .active(until: end))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a clock that only runs forward is the clock that counts`(seed: UInt64) {
    var walk = Walk(dice: Dice(seed: seed))
    for _ in 0..<50 {
      walk.clock.addTimeInterval(Double.random(in: 0...9, using: &walk.dice) * 86_400)
      walk.look(LocalStore())
      #expect(walk.receipt.latest == walk.clock && walk.receipt.behind == nil)
    }
  }
}

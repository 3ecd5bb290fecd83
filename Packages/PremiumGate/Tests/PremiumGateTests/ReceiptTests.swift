import Foundation
import SeededRandom
import Testing

@testable import PremiumGate

private let store = LocalStore()

struct ReceiptTests {
  @Test func `a story in the store becomes the same story in the journal`() throws {
    var person = Entitlement()
    let trial = try store.startTrial(Receipt(), at: start)
    #expect(
      person.changes(from: trial, at: start) == [
        .seen(at: start), .trialStarted(at: start, until: day(7)),
      ])
    person.follow(trial, at: start)
    let paid = store.advanced(trial, to: day(7))
    #expect(
      person.changes(from: paid, at: day(7)) == [
        .seen(at: day(7)), .renewed(at: day(7), until: day(37)),
      ])
    person.follow(paid, at: day(7))
    let cancelled = try store.cancel(paid, at: day(8))
    #expect(
      person.changes(from: cancelled, at: day(8)) == [.seen(at: day(8)), .cancelled(at: day(8))])
  }

  @Test func `a purchase, a recovery and a return each have their name`() throws {
    let bought = try store.purchase(Receipt(), at: start)
    #expect(
      Entitlement().changes(from: bought, at: start).last == .purchased(at: start, until: day(30)))
    let again = store.advanced(bought, to: day(3))
    #expect(
      Entitlement().changes(from: again, at: day(3)).last
        == .restored(at: day(3), until: day(30)))
  }

  @Test func `deleting everything leaves the trial used and the subscription in place`() throws {
    let trial = try store.startTrial(Receipt(), at: start)
    var person = Entitlement()  // the journal is gone, the receipt is not
    let receipt = store.advanced(trial, to: day(3))
    person.follow(receipt, at: day(3))
    #expect(person.phase(at: day(3)) == .trial(until: day(7)))
    #expect(throws: PurchaseError.trialAlreadyUsed(since: start)) {
      try store.startTrial(receipt, at: day(3))
    }
    #expect(Receipt.deletionNoticeKey == "premium.deletion-notice")
  }

  @Test func `deleting everything and turning the clock back opens nothing`() throws {
    let trial = try store.cancel(store.startTrial(Receipt(), at: start), at: start)
    let over = store.advanced(trial, to: day(8))
    var person = Entitlement()
    let back = store.advanced(over, to: day(1))
    person.follow(back, at: day(1))
    #expect(person.phase(at: day(1)) == .lapsed(since: day(7)))
  }

  @Test func `a trial that the store dates ahead of the device lasts seven days of the device`() {
    let receipt = Receipt(
      trial: .init(start: day(1), end: day(8)), willRenew: true, clock: .device(start))
    var person = Entitlement()
    person.follow(receipt, at: start)
    #expect(person.phase(at: start) == .trial(until: day(7)))
  }

  @Test func `restoring with signed time repairs premium after a clock ran ahead`() {
    var receipt = Receipt(
      paid: .init(start: start, end: day(30)), willRenew: true, clock: .device(day(500)))
    var person = Entitlement()
    person.follow(receipt, at: day(500))
    #expect(person.phase(at: day(2)).isLapsed)
    receipt.clock = .signed(day(2))
    person.follow(receipt, at: day(2))
    #expect(person.phase(at: day(2)) == .active(until: day(30)))
  }

  @Test func `dates that lost their fractions are the same dates`() throws {
    let odd = start.addingTimeInterval(0.75)
    let receipt = try store.purchase(Receipt(), at: odd)
    let whole = Entitlement([.purchased(at: start, until: day(30))])
    #expect(whole.changes(from: receipt, at: odd).isEmpty)
  }

  @Test func `a receipt survives being written down`() throws {
    let receipt = LocalStore(payment: .declined)
      .advanced(try store.purchase(Receipt(), at: start), to: day(31))
    let copy = try JSONDecoder().decode(Receipt.self, from: JSONEncoder().encode(receipt))
    #expect(copy == receipt)
  }

  @Test(arguments: 1...Sample.count(quick: 20, whole: 200))
  func `fold and receipt agree after every step, and a second look finds nothing new`(
    seed: UInt64
  ) {
    var dice = SeededGenerator(seed: seed)
    var receipt = Receipt()
    var person = Entitlement()
    var now = start
    for _ in 0..<40 {
      now.addTimeInterval(Double.random(in: 0...20, using: &dice) * 86_400)
      receipt = randomCall(receipt, now, &dice)
      person.follow(receipt, at: now)
      #expect(person.changes(from: receipt, at: now).isEmpty)
      #expect(person.phase(at: now).id == naivePhase(receipt, now))
      #expect(person.willRenew == receipt.willRenew)
    }
  }

  /// Clock jumps both ways, deletions and new attempts: the hours of trial stay those of one trial.
  @Test(arguments: 1...Sample.count(quick: 20, whole: 200))
  func `no play with clock and deletion makes the trial longer`(seed: UInt64) {
    let store = LocalStore(payment: .declined)
    var dice = SeededGenerator(seed: seed)
    var receipt = Receipt()
    var person = Entitlement()
    var hours: Set<Int> = []
    for _ in 0..<600 {
      let hour = Int.random(in: -300...300, using: &dice)
      let now = start.addingTimeInterval(Double(hour) * 3600)
      receipt = store.advanced(receipt, to: now)
      if Int.random(in: 0..<4, using: &dice) == 0 { person = Entitlement() }
      if let begun = try? store.startTrial(receipt, at: now) { receipt = begun }
      person.follow(receipt, at: now)
      if person.phase(at: now).isEntitled { hours.insert(hour) }
    }
    #expect(!hours.isEmpty)
    #expect((hours.max() ?? 0) - (hours.min() ?? 0) < 7 * 24)
  }

  private func randomCall(_ receipt: Receipt, _ now: Date, _ dice: inout SeededGenerator) -> Receipt
  {
    let payments: [LocalStore.Payment] = [.accepted, .accepted, .declined, .awaitingApproval]
    let store = LocalStore(payment: payments.randomElement(using: &dice) ?? .accepted)
    let call = Int.random(in: 0..<7, using: &dice)
    let next: Receipt? =
      switch call {
      case 0: try? store.startTrial(receipt, at: now)
      case 1: try? store.purchase(receipt, at: now)
      case 2: try? store.cancel(receipt, at: now)
      case 3: try? store.refund(receipt, at: now)
      default: nil
      }
    return next ?? store.advanced(receipt, to: now)
  }

  /// The phase read straight off a receipt whose time is now.
  private func naivePhase(_ receipt: Receipt, _ now: Date) -> String {
    if receipt.trial == nil && receipt.paid == nil { return "none" }
    if receipt.revokedAt != nil { return "lapsed" }
    if let paid = receipt.paid, now < paid.end { return "active" }
    if let grace = receipt.graceUntil, now < grace { return "grace" }
    if let trial = receipt.trial, now < trial.end { return "trial" }
    return "lapsed"
  }
}

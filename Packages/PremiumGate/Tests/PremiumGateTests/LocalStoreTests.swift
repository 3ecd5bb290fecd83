import Foundation
import Testing

@testable import PremiumGate

private let store = LocalStore()
private let declining = LocalStore(payment: .declined)

struct LocalStoreTests {
  @Test func `there is one trial ever`() throws {
    let first = try store.startTrial(Receipt(), at: start)
    #expect(!first.isTrialAvailable)
    #expect(throws: PurchaseError.trialAlreadyUsed(since: start)) {
      try store.startTrial(first, at: day(1))
    }
    #expect(throws: PurchaseError.trialAlreadyUsed(since: start)) {
      try store.startTrial(first, at: day(900))
    }
  }

  @Test func `buying without a trial uses up the trial`() throws {
    let bought = try store.purchase(Receipt(), at: start)
    #expect(throws: PurchaseError.trialAlreadyUsed(since: start)) {
      try store.startTrial(bought, at: day(100))
    }
  }

  @Test func `a trial turns into paid months unless it is cancelled`() throws {
    let trial = try store.startTrial(Receipt(), at: start)
    #expect(store.advanced(trial, to: day(6.9)).paid == nil)
    #expect(store.advanced(trial, to: day(7)).paid == .init(start: day(7), end: day(37)))
    #expect(store.advanced(trial, to: day(100)).paid == .init(start: day(97), end: day(127)))
    let cancelled = try store.cancel(trial, at: day(2))
    #expect(store.advanced(cancelled, to: day(100)).paid == nil)
  }

  @Test func `a trial whose first payment fails is over after seven days`() throws {
    let trial = try declining.startTrial(Receipt(), at: start)
    let later = declining.advanced(trial, to: day(7))
    #expect(later.graceUntil == nil && !later.willRenew)
  }

  @Test func `a failed renewal has sixteen days of grace, and recovers inside them`() throws {
    let bought = try store.purchase(Receipt(), at: start)
    let failed = declining.advanced(bought, to: day(31))
    #expect(failed.graceUntil == day(46) && failed.willRenew)
    #expect(store.advanced(failed, to: day(40)).paid == .init(start: day(30), end: day(60)))
    let over = store.advanced(failed, to: day(46))
    #expect(over.paid == bought.paid && !over.willRenew)
    #expect(throws: PurchaseError.userCancelled) { try declining.purchase(failed, at: day(32)) }
  }

  @Test func `a subscription that is not running cannot be cancelled, restored or refunded`() throws
  {
    let over = try store.cancel(store.startTrial(Receipt(), at: start), at: day(1))
    #expect(throws: PurchaseError.notActive) { try store.cancel(Receipt(), at: start) }
    #expect(throws: PurchaseError.notActive) { try store.cancel(over, at: day(7)) }
    #expect(throws: PurchaseError.notActive) { try store.refund(over, at: day(7)) }
    #expect(throws: PurchaseError.nothingToRestore) { try store.restore(Receipt(), at: start) }
    #expect(throws: PurchaseError.nothingToRestore) { try store.restore(over, at: day(7)) }
    #expect(try store.restore(over, at: day(6)).trial == over.trial)
  }

  @Test func `a purchase while running renews what was cancelled and charges nothing`() throws {
    let cancelled = try store.cancel(store.purchase(Receipt(), at: start), at: day(1))
    let resumed = try declining.purchase(cancelled, at: day(2))
    #expect(resumed.willRenew && resumed.paid == cancelled.paid)
  }

  @Test func `declined and unapproved purchases leave no trace`() {
    let waiting = LocalStore(payment: .awaitingApproval)
    #expect(throws: PurchaseError.userCancelled) { try declining.purchase(Receipt(), at: start) }
    #expect(throws: PurchaseError.pending) { try waiting.purchase(Receipt(), at: start) }
    #expect(throws: PurchaseError.pending) { try waiting.startTrial(Receipt(), at: start) }
  }

  @Test func `under a clock behind the store's everything begins at the store's time`() throws {
    let seen = Receipt(clock: .device(day(50)))
    let trial = try store.startTrial(seen, at: start)
    #expect(trial.trial == .init(start: day(50), end: day(57)))
    #expect(trial.behind == 4_320_000.0)
    #expect(try store.purchase(seen, at: start).paid == .init(start: day(50), end: day(80)))
    #expect(Entitlement(following: trial).phase(at: start) == .trial(until: day(7)))
  }

  @Test func `a refunded subscription is over and can be bought again`() throws {
    let bought = try store.purchase(Receipt(), at: start)
    let refunded = try store.refund(bought, at: day(3))
    #expect(throws: PurchaseError.nothingToRestore) { try store.restore(refunded, at: day(4)) }
    let again = try store.purchase(refunded, at: day(5))
    #expect(again.revokedAt == nil && again.paid?.end == day(35))
  }

  @Test
  func `the store leaves another product's subscription unchanged until the user buys its own`()
    throws
  {
    let other = LocalStore(
      product: SubscriptionProduct(
        id: "other", displayPrice: "$9.99", period: .year, trialDays: 0))
    let bought = try other.purchase(Receipt(), at: start)
    #expect(bought.productID == "other")
    let later = store.advanced(bought, to: day(400))
    #expect(later.paid == bought.paid && later.willRenew && later.productID == "other")
    let ours = try store.purchase(bought, at: day(3))
    #expect(ours.productID == store.product.id && ours.paid?.end == day(33))
    #expect(throws: PurchaseError.userCancelled) { try declining.purchase(bought, at: day(3)) }
  }
}

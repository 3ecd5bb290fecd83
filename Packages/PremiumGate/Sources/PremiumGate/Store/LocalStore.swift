#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store that takes no money: a pure function from receipt and time to receipt.
///
/// It behaves like the App Store: a trial becomes a paid subscription unless it is cancelled, a
/// cancelled one runs to the end of its period, and a failed renewal gets a grace. A failed first
/// payment after the trial gets none, so a trial never lasts longer than its days.
public struct LocalStore: Hashable, Sendable {
  /// The result of a payment.
  public enum Payment: Hashable, Sendable {
    /// The payment succeeds.
    case accepted
    /// The payment fails: a purchase ends in ``PurchaseError/userCancelled``, a renewal in grace.
    case declined
    /// Another person has to approve: a trial or purchase ends in ``PurchaseError/pending``.
    case awaitingApproval
  }

  /// The product for sale.
  public var product: SubscriptionProduct

  /// The result of a payment.
  public var payment: Payment

  /// A store with one product.
  public init(product: SubscriptionProduct, payment: Payment = .accepted) {
    self.product = product
    self.payment = payment
  }

  /// Starts the trial, unless there ever was a trial or a purchase.
  public func startTrial(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    var next = advanced(receipt, to: now)
    if let first = next.firstStart { throw .trialAlreadyUsed(since: first) }
    if payment == .awaitingApproval { throw .pending }
    let length = TimeInterval(product.trialDays) * PremiumTerms.day
    next.productID = product.id
    next.originalPurchase = next.latest
    next.trial = Receipt.Period(start: next.latest, end: next.latest.addingTimeInterval(length))
    next.willRenew = true
    return next
  }

  /// Buys a period from now on; a running trial or period continues, and a grace ends in renewal.
  ///
  /// A running period of another product ends.
  public func purchase(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    var next = advanced(receipt, to: now)
    let isOurs = next.productID == product.id
    if !isOurs || !next.isPaidUp { try takePayment() }
    if !isOurs || !next.isRunning {
      let (start, length) = (next.latest, product.period.length)
      next.originalPurchase = next.firstStart ?? start
      next.productID = product.id
      next.paid = Receipt.Period(start: start, end: start.addingTimeInterval(length))
      next.graceUntil = nil
      next.revokedAt = nil
    }
    next.willRenew = true
    return advanced(next, to: now)
  }

  /// Ends the subscription with its period.
  public func cancel(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    var next = advanced(receipt, to: now)
    guard next.isRunning else { throw .notActive }
    next.willRenew = false
    return next
  }

  /// Returns the running subscription.
  public func restore(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    let next = advanced(receipt, to: now)
    guard next.isRunning else { throw .nothingToRestore }
    return next
  }

  /// Revokes a running subscription at once and returns the money.
  public func refund(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    var next = advanced(receipt, to: now)
    guard next.isRunning else { throw .notActive }
    next.revokedAt = next.latest
    next.willRenew = false
    return next
  }

  private func takePayment() throws(PurchaseError) {
    switch payment {
    case .accepted: return
    case .declined: throw .userCancelled
    case .awaitingApproval: throw .pending
    }
  }
}

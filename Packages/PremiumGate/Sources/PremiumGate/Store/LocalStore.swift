#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store that charges nobody: a pure machine from receipt and time to receipt.
///
/// It behaves as the App Store does: a trial turns into a paid subscription unless it is cancelled,
/// a cancelled one runs to the end of its period, a failed renewal gets a grace. A failed first
/// payment after the trial gets none, so a trial never lasts longer than its days.
public struct LocalStore: Hashable, Sendable {
  /// What happens when the store asks for money.
  public enum Payment: Hashable, Sendable {
    /// It is paid.
    case accepted
    /// It is not paid: a purchase ends in ``PurchaseError/userCancelled``, a renewal in grace.
    case declined
    /// Somebody has to approve: a trial or purchase ends in ``PurchaseError/pending``.
    case awaitingApproval
  }

  /// What is for sale.
  public var product: SubscriptionProduct

  /// What happens when the store asks for money.
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

  /// Buys a period from now on; a running trial or period goes on, and a grace ends in renewal.
  ///
  /// What runs of another product is given up for it.
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

  /// Gives back what is still running.
  public func restore(_ receipt: Receipt, at now: Date) throws(PurchaseError) -> Receipt {
    let next = advanced(receipt, to: now)
    guard next.isRunning else { throw .nothingToRestore }
    return next
  }

  /// Takes a running subscription back at once and returns the money.
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

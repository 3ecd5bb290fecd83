#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LocalStore {
  /// The receipt after time has passed: renewed, in grace, or over.
  ///
  /// Time only runs forward: after a clock was set back, it continues from the latest time seen. A
  /// period of another product runs to its end and is not renewed here.
  public func advanced(_ receipt: Receipt, to now: Date) -> Receipt {
    var next = receipt
    let time = StoreTime(latest: receipt.latest, behind: receipt.behind ?? 0).date(at: now)
    next.clock = .device(time)
    next.behind = time > now ? time.timeIntervalSince(now) : nil
    guard
      next.productID == product.id, next.willRenew, next.revokedAt == nil, let end = next.lastEnd,
      next.latest >= end
    else { return next }
    if let grace = next.graceUntil, next.latest >= grace {
      next.willRenew = false
      return next
    }
    if payment == .accepted { renew(&next, from: end) } else { miss(&next) }
    return next
  }

  /// Renews from an end, paying for every consecutive period that has begun since then.
  private func renew(_ receipt: inout Receipt, from end: Date) {
    let length = product.period.length
    let whole = (receipt.latest.timeIntervalSince(end) / length).rounded(.down)
    let start = end.addingTimeInterval(whole * length)
    receipt.paid = Receipt.Period(start: start, end: start.addingTimeInterval(length))
    receipt.graceUntil = nil
  }

  /// Opens the grace of a paid period, or ends a trial whose first payment failed.
  private func miss(_ receipt: inout Receipt) {
    guard let paid = receipt.paid else {
      receipt.willRenew = false
      return
    }
    let grace = paid.end.addingTimeInterval(PremiumTerms.graceLength)
    receipt.graceUntil = grace
    receipt.willRenew = receipt.latest < grace
  }
}

extension SubscriptionProduct.Period {
  /// The length of a period for the local store, in seconds: 30 or 365 days, whatever the calendar.
  var length: TimeInterval {
    switch self {
    case .month: 30 * PremiumTerms.day
    case .year: 365 * PremiumTerms.day
    }
  }
}

extension Receipt {
  /// The receipt's time.
  var latest: Date {
    switch clock {
    case .device(let time), .signed(let time): time
    }
  }

  /// The start of the first trial or purchase, if the receipt states it.
  var firstStart: Date? {
    originalPurchase ?? [trial?.start, paid?.start].compactMap(\.self).min()
  }

  /// The end of the last trial or paid period.
  var lastEnd: Date? { [trial?.end, paid?.end].compactMap(\.self).max() }

  /// Whether a trial or a paid period is open at the receipt's time.
  var isPaidUp: Bool {
    guard revokedAt == nil, let lastEnd else { return false }
    return latest < lastEnd
  }

  /// Whether a trial, a paid period or a grace is open at the receipt's time.
  var isRunning: Bool {
    guard revokedAt == nil, !isPaidUp else { return isPaidUp }
    return graceUntil.map { latest < $0 } ?? false
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LocalStore {
  /// The receipt after the passing of time: renewed, in grace, or over.
  ///
  /// Time runs forward only: a clock that was set back goes on from the latest time seen. What is of
  /// another product runs to its end, and is not renewed here.
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

  /// Pays as many periods in a row as have begun since an end.
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
  /// How long the local store takes it to be, in seconds: 30 or 365 days, whatever the calendar.
  var length: TimeInterval {
    switch self {
    case .month: 30 * PremiumTerms.day
    case .year: 365 * PremiumTerms.day
    }
  }
}

extension Receipt {
  /// The time that the receipt carries.
  var latest: Date {
    switch clock {
    case .device(let time), .signed(let time): time
    }
  }

  /// When the first trial or purchase began, as far as the receipt still knows.
  var firstStart: Date? {
    originalPurchase ?? [trial?.start, paid?.start].compactMap(\.self).min()
  }

  /// The end of the last trial or paid period.
  var lastEnd: Date? { [trial?.end, paid?.end].compactMap(\.self).max() }

  /// True while a trial or a paid period is open at the time that the receipt carries.
  var isPaidUp: Bool {
    guard revokedAt == nil, let lastEnd else { return false }
    return latest < lastEnd
  }

  /// True while anything is open at the time that the receipt carries, a grace included.
  var isRunning: Bool {
    guard revokedAt == nil, !isPaidUp else { return isPaidUp }
    return graceUntil.map { latest < $0 } ?? false
  }
}

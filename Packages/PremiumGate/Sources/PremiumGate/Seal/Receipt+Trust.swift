#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Receipt {
  /// The receipt, treated as spent because it is untrusted: the trial is used, no feature is open.
  ///
  /// So an edited receipt gains neither time nor another trial; only a new purchase helps.
  ///
  /// - Parameter now: the device's time, which no date may exceed; nil if unknown.
  public func spent(at now: Date? = nil) -> Receipt {
    let epoch = Date(timeIntervalSince1970: 0)
    var claimed = firstStart ?? epoch
    if !(epoch...Self.lastPlausible).contains(claimed) { claimed = epoch }
    if let now { claimed = min(claimed, now) }
    return Receipt(
      productID: productID, originalPurchase: claimed, trial: Period(start: claimed, end: claimed),
      clock: .device(now ?? claimed))
  }

  /// The year 2100, later than any plausible purchase.
  private static let lastPlausible = Date(timeIntervalSince1970: 4_102_444_800)

  /// The receipt of a version without seals, if the stored entitlement agrees with it.
  ///
  /// It is open to its end, at most for the period of its product, and is not renewed.
  public func takenOver(besides known: Entitlement) -> Receipt? {
    func agrees(_ one: Date?, _ other: Date?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return abs(one.timeIntervalSince(other)) < 1
    }
    guard
      agrees(trial?.end, known.trial?.end), agrees(paid?.end, known.paidUntil),
      agrees(graceUntil, known.graceUntil), agrees(revokedAt, known.revokedAt), behind == nil,
      isWithinTerms
    else { return nil }
    var receipt = self
    receipt.willRenew = false
    return receipt
  }

  /// Whether every period is within its possible length.
  var isWithinTerms: Bool {
    func fits(_ start: Date?, _ end: Date?, _ length: TimeInterval) -> Bool {
      guard let end else { return true }
      guard let start else { return false }
      return end.timeIntervalSince(start) <= length
    }
    return fits(trial?.start, trial?.end, PremiumTerms.trialLength)
      && fits(paid?.start, paid?.end, SubscriptionProduct.Period.month.length)
      && fits(paid?.end, graceUntil, PremiumTerms.graceLength)
      && fits(latest, paid?.end, SubscriptionProduct.Period.month.length)
      && fits(latest, trial?.end, PremiumTerms.trialLength)
  }
}

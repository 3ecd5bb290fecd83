#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Entitlement {
  /// Where the person stands when the device's clock shows a time.
  ///
  /// A clock behind ``lastSeen`` opens nothing. What was paid is judged at the latest time seen;
  /// the trial is closed until the clock has caught up, so no hour of it is used twice.
  public func phase(at now: Date) -> EntitlementPhase {
    guard let end else { return .none }
    let clock = latest(now)
    if let revokedAt { return .lapsed(since: revokedAt) }
    if let paidUntil, clock < paidUntil { return .active(until: paidUntil) }
    if let graceUntil, clock < graceUntil { return .grace(until: graceUntil) }
    if let trial, clock < trial.end, !isBehind(now) { return .trial(until: trial.end) }
    return .lapsed(since: min(end, clock))
  }

  /// True when the device's clock is behind the latest time seen by ``PremiumTerms/clockSlack``
  /// or more.
  public func isBehind(_ now: Date) -> Bool {
    latest(now).timeIntervalSince(now) >= PremiumTerms.clockSlack
  }

  /// The device's time, or the latest time seen if that is later.
  func latest(_ now: Date) -> Date {
    lastSeen.map { max($0, now) } ?? now
  }

  /// When all that was ever open ends; nil when nothing ever was.
  private var end: Date? {
    [trial?.end, paidUntil, graceUntil].compactMap(\.self).max()
  }
}

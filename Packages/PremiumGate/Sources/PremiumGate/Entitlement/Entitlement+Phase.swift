#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Entitlement {
  /// Where the person stands when the device's clock shows a time; dates are the device's.
  ///
  /// A clock behind ``lastSeen`` opens nothing. What was paid is judged at the latest time seen;
  /// the trial is closed while the clock is behind by more than is known, so no hour of it is used
  /// twice.
  public func phase(at now: Date) -> EntitlementPhase {
    guard let end else { return .none }
    let time = lastSeen.map { StoreTime(latest: $0, behind: behind) }
    let clock = time?.date(at: now) ?? now
    let ahead = (lastSeen ?? now) > now ? behind : 0
    func shown(_ date: Date) -> Date { date.addingTimeInterval(-ahead) }
    if let revokedAt { return .lapsed(since: shown(revokedAt)) }
    if let paidUntil, clock < paidUntil { return .active(until: shown(paidUntil)) }
    if let graceUntil, clock < graceUntil { return .grace(until: shown(graceUntil)) }
    if let trial, clock < trial.end, !isBehind(now) { return .trial(until: shown(trial.end)) }
    return .lapsed(since: shown(min(end, clock)))
  }

  /// True when the device's clock was set back, by ``PremiumTerms/clockSlack`` or more, since the
  /// store last looked at it.
  public func isBehind(_ now: Date) -> Bool {
    guard let lastSeen else { return false }
    let time = StoreTime(latest: lastSeen, behind: behind)
    return time.setBack(at: now) >= PremiumTerms.clockSlack
  }

  /// When all that was ever open ends; nil when nothing ever was.
  private var end: Date? {
    [trial?.end, paidUntil, graceUntil].compactMap(\.self).max()
  }
}

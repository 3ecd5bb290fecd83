#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Entitlement {
  /// The phase at a time of the device's clock; its dates are in the device's time too.
  ///
  /// A clock behind ``lastSeen`` opens no feature. Paid periods are judged at the latest time seen.
  /// The trial is closed if the clock was set back by ``PremiumTerms/clockSlack`` or more since the
  /// last check, so no part of it is used twice.
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

  /// Whether the device's clock was set back by ``PremiumTerms/clockSlack`` or more since the store
  /// last checked it.
  public func isBehind(_ now: Date) -> Bool {
    guard let lastSeen else { return false }
    let time = StoreTime(latest: lastSeen, behind: behind)
    return time.setBack(at: now) >= PremiumTerms.clockSlack
  }

  /// The latest end of all periods; nil if there was none.
  private var end: Date? {
    [trial?.end, paidUntil, graceUntil].compactMap(\.self).max()
  }
}

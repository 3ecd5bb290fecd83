#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time that counts for a subscription, told from a clock that anybody can set.
///
/// It is the device's, unless that is behind the latest time seen: then it goes on from there at
/// the pace of the device's clock, until that has caught up with the latest time seen. So it never
/// runs back, and every step that the clock makes forward is lived once.
struct StoreTime: Equatable {
  /// The latest time seen.
  var latest: Date
  /// How far the device's clock was behind it when it was last looked at, in seconds.
  var behind: TimeInterval

  /// The time that counts while the device's clock shows another.
  func date(at now: Date) -> Date {
    now >= latest ? now : max(latest, now.addingTimeInterval(behind))
  }

  /// How far the device's clock was set back since it was last looked at, in seconds; never
  /// negative.
  func setBack(at now: Date) -> TimeInterval {
    max(0, latest.timeIntervalSince(now) - behind)
  }
}

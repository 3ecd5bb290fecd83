#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time of a subscription, protected against a device's clock that is set back.
///
/// It is the device's time, unless that is behind the latest time seen. Then it continues from the
/// latest time seen, at the pace of the device's clock, until the device's clock has caught up. So
/// it never goes back, and no step forward is counted twice.
struct StoreTime: Equatable {
  /// The latest time seen.
  var latest: Date
  /// How far the device's clock was behind it at the last check, in seconds.
  var behind: TimeInterval

  /// The subscription's time at a time of the device's clock.
  func date(at now: Date) -> Date {
    now >= latest ? now : max(latest, now.addingTimeInterval(behind))
  }

  /// How far the device's clock was set back since the last check, in seconds; never negative.
  func setBack(at now: Date) -> TimeInterval {
    max(0, latest.timeIntervalSince(now) - behind)
  }
}

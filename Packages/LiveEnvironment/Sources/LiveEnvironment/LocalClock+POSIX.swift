#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time zone of this machine, from the C library, which starts faster than a full calendar.
enum LocalClock {
  /// How far the local clock is ahead of UTC at an instant, in seconds, summer time included.
  static func secondsFromGMT(at date: Date) -> Int {
    var seconds = time_t(date.timeIntervalSince1970)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return Int(local.tm_gmtoff)
  }
}

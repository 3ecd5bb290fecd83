#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The time of day, for the dates of answers.
enum WallClock {
  /// The present second since 1970 (UTC).
  static var second: Int { Int(time(nil)) }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Rate limits by caller: a burst, then a number of calls per second.
struct RequestRates: Sendable {
  /// The burst and the rate of one caller.
  struct Allowance: Equatable, Sendable {
    let atOnce: Double
    let perSecond: Double

    /// For a session: it does not delay a new device that pulls 300,000 edits.
    static let session = Allowance(atOnce: 300, perSecond: 5)
    /// For one address that sends a code or an invalid session.
    static let stranger = Allowance(atOnce: 30, perSecond: 0.2)
    /// For all these addresses together, so that using many addresses does not help.
    static let strangers = Allowance(atOnce: 300, perSecond: 2)
  }

  private struct Bucket {
    var left: Double
    var time: Date
  }

  /// The maximum number of remembered callers.
  private static let most = 10_000

  private var buckets: [String: Bucket] = [:]

  /// Counts a call; if the limit is reached, returns the seconds to wait and does not count it.
  mutating func take(_ caller: String, _ allowance: Allowance, at time: Date) -> Int? {
    var bucket = buckets[caller] ?? Bucket(left: allowance.atOnce, time: time)
    // If the clock was set back, no time has passed.
    let passed = max(0, time.timeIntervalSince(bucket.time))
    bucket.left = min(allowance.atOnce, bucket.left + passed * allowance.perSecond)
    bucket.time = time
    defer { note(bucket, of: caller) }
    guard bucket.left >= 1 else {
      return Int(exactly: ((1 - bucket.left) / allowance.perSecond).rounded(.up)) ?? 1
    }
    bucket.left -= 1
    return nil
  }

  /// Stores a caller's state; if there are too many callers, forgets the half that was inactive
  /// longest.
  private mutating func note(_ bucket: Bucket, of caller: String) {
    buckets[caller] = bucket
    guard buckets.count > Self.most else { return }
    let kept = buckets.sorted { $0.value.time > $1.value.time }.prefix(Self.most / 2)
    buckets = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}

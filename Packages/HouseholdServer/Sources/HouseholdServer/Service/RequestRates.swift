#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How often somebody may call: so many at once, and then so many a second.
struct RequestRates: Sendable {
  /// What one caller may do.
  struct Allowance: Equatable, Sendable {
    let atOnce: Double
    let perSecond: Double

    /// For a session: a device that is new and pulls 300,000 edits is not held up.
    static let session = Allowance(atOnce: 300, perSecond: 5)
    /// For whoever shows a code, or no session that there is, from one address.
    static let stranger = Allowance(atOnce: 30, perSecond: 0.2)
    /// For all of these together, so that it does not help to have many addresses.
    static let strangers = Allowance(atOnce: 300, perSecond: 2)
  }

  private struct Bucket {
    var left: Double
    var time: Date
  }

  /// So many callers are remembered.
  private static let most = 10_000

  private var buckets: [String: Bucket] = [:]

  /// Counts a call; gives the seconds to wait where there were too many, and counts it not.
  mutating func take(_ caller: String, _ allowance: Allowance, at time: Date) -> Int? {
    var bucket = buckets[caller] ?? Bucket(left: allowance.atOnce, time: time)
    // A clock that was set back gives nothing.
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

  /// Of too many callers, the half that was quiet for longest is forgotten.
  private mutating func note(_ bucket: Bucket, of caller: String) {
    buckets[caller] = bucket
    guard buckets.count > Self.most else { return }
    let kept = buckets.sorted { $0.value.time > $1.value.time }.prefix(Self.most / 2)
    buckets = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The times at which a device syncs with its household's server.
///
/// They are a pure function of time and of earlier results.
public struct SyncPace: Hashable, Sendable {
  /// The reason to consider a sync.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// A timer fired.
    case timer
    /// Data changed on this device.
    case edit
    /// The app came to the front.
    case foreground
    /// The connection is back.
    case reconnect
    /// The user started it.
    case hand
  }

  /// The minutes between syncs if there are no failures and no changes on this device.
  public static let minutes = 5.0
  /// The longest pause after failures, in minutes.
  public static let longestPause = 60.0

  /// The number of syncs that failed in a row.
  public private(set) var failures = 0
  /// The earliest time of the next automatic sync; nil for now.
  public private(set) var next: Date?
  /// The end of the pause that the server requested.
  private var quiet: Date?

  /// Makes a pace before the first sync.
  public init() {}

  /// Whether to sync now.
  ///
  /// The foreground, a restored connection and the user end the pause after a failure. The pause
  /// that the server requested ends early only for the user.
  public func isDue(_ cause: Cause, at now: Date, hasPendingEdits: Bool) -> Bool {
    switch cause {
    case .hand: true
    case .foreground, .reconnect: Self.isOver(quiet, at: now)
    case .edit: hasPendingEdits && (failures == 0 || Self.isOver(next, at: now))
    case .timer: Self.isOver(next, at: now)
    }
  }

  /// Whether a time has passed.
  ///
  /// If the clock was set back, a pause lasts no longer than the longest pause.
  private static func isOver(_ time: Date?, at now: Date) -> Bool {
    guard let time else { return true }
    return now >= time || time.timeIntervalSince(now) > longestPause * 60
  }

  /// Records a successful sync.
  public mutating func succeed(at now: Date) {
    failures = 0
    quiet = nil
    next = now + Self.minutes * 60
  }

  /// Records a failed sync: the next automatic one follows after 1, 2, 4 … 60 minutes.
  ///
  /// Chance shortens the pause by up to half, so that devices that failed together do not retry
  /// together.
  ///
  /// - Parameters:
  ///   - chance: from 0 up to 1.
  ///   - seconds: the pause that the server requested, limited to the longest pause; nil if none.
  public mutating func fail(at now: Date, chance: Double, asked seconds: Int? = nil) {
    failures += 1
    let doubled = (1..<min(failures, 8)).reduce(1.0) { minutes, _ in minutes * 2 }
    let minutes = min(Self.longestPause, doubled)
    let pause = minutes * 60 * (1 - min(1, max(0, chance)) / 2)
    quiet = seconds.map { now + min(Double($0), Self.longestPause * 60) }
    next = max(now + pause, quiet ?? now)
  }
}

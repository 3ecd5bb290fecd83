#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When a device meets its household's server: a pure function of the clock and of what happened.
public struct SyncPace: Hashable, Sendable {
  /// What makes a device think of it.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// Time goes by.
    case timer
    /// Something was changed here.
    case edit
    /// The app came to the front.
    case foreground
    /// There is a connection again.
    case reconnect
    /// Somebody asked.
    case hand
  }

  /// Minutes between two meetings while all is well and nothing was changed here.
  public static let minutes = 5.0
  /// The longest pause after failures, in minutes.
  public static let longestPause = 60.0

  /// How often in a row it failed.
  public private(set) var failures = 0
  /// Not before this time by itself; nil for at once.
  public private(set) var next: Date?
  /// What the server asked to be left alone until.
  private var quiet: Date?

  /// Nothing was tried yet.
  public init() {}

  /// Whether to meet the server now.
  ///
  /// Coming to the front, a connection that is there again, and a hand end a pause after a failure; what
  /// the server asked to wait for holds for all but a hand.
  public func isDue(_ cause: Cause, at now: Date, hasDrafts: Bool) -> Bool {
    switch cause {
    case .hand: true
    case .foreground, .reconnect: Self.isOver(quiet, at: now)
    case .edit: hasDrafts && (failures == 0 || Self.isOver(next, at: now))
    case .timer: Self.isOver(next, at: now)
    }
  }

  /// A clock that was set back does not hold anything up for longer than the longest pause.
  private static func isOver(_ time: Date?, at now: Date) -> Bool {
    guard let time else { return true }
    return now >= time || time.timeIntervalSince(now) > longestPause * 60
  }

  /// Notes that all went well.
  public mutating func succeed(at now: Date) {
    failures = 0
    quiet = nil
    next = now + Self.minutes * 60
  }

  /// Notes that it failed: 1, 2, 4 … 60 minutes until it is tried again by itself, of which chance
  /// takes up to half away, so that devices that failed together do not come back together.
  ///
  /// - Parameters:
  ///   - chance: from 0 up to 1.
  ///   - seconds: for how long the server asked to be left alone; nil where it did not. No more than
  ///     the longest pause counts.
  public mutating func fail(at now: Date, chance: Double, asked seconds: Int? = nil) {
    failures += 1
    let doubled = (1..<min(failures, 8)).reduce(1.0) { minutes, _ in minutes * 2 }
    let minutes = min(Self.longestPause, doubled)
    let pause = minutes * 60 * (1 - min(1, max(0, chance)) / 2)
    quiet = seconds.map { now + min(Double($0), Self.longestPause * 60) }
    next = max(now + pause, quiet ?? now)
  }
}

import AppShell
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A clock that can be set to another time of the same day, and continues from there.
public final class StageClock: Sendable {
  private let environment: AppEnvironment
  private let ahead = Mutex(0.0)

  /// Makes a clock with the real time.
  public init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  /// The time that the clock shows.
  public var now: Date { environment.now() + ahead.withLock { $0 } }

  /// Sets the clock to a local time of this day, such as `19:30`; nil sets the real time.
  ///
  /// A time in the hour that is skipped when summer time begins is moved by an hour.
  public func set(_ timeOfDay: String?) {
    let now = environment.now()
    let seconds = timeOfDay.flatMap(Self.seconds).map { shift(to: $0, from: now) } ?? 0
    ahead.withLock { $0 = seconds }
  }

  private func shift(to secondOfDay: Double, from now: Date) -> Double {
    func offset(_ date: Date) -> Double { Double(environment.secondsFromGMT(date)) }
    let local = now.timeIntervalSince1970 + offset(now)
    let wall = (local / 86_400).rounded(.down) * 86_400 + secondOfDay
    let guess = Date(timeIntervalSince1970: wall - offset(now))
    return wall - offset(guess) - now.timeIntervalSince1970
  }

  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] * 3600 + parts[1] * 60 : nil
  }
}

import AppShell
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A clock that can be set to another time of the same day, and goes on from there.
public final class StageClock: Sendable {
  private let environment: AppEnvironment
  private let ahead = Mutex(0.0)

  /// Begins with the real time.
  public init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  /// The time that it shows.
  public var now: Date { environment.now() + ahead.withLock { $0 } }

  /// Sets it to a local time of this day, such as `19:30`; to the real time without one.
  ///
  /// In the hour that is left out when summer begins it shows the time an hour away.
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

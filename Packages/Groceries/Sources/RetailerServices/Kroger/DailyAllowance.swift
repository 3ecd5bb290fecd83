#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels
import Synchronization

/// Counts calls, so that no call is made after the day's limit is reached.
///
/// It counts the requests of this process only; Kroger refuses requests by its own count.
final class DailyAllowance: Sendable {
  private struct Day {
    var start: Date
    var calls: Int
  }

  private static let seconds = 86_400.0
  private let days = Mutex<[KrogerEndpoint: Day]>([:])

  /// Counts a call; if no call is left, returns the seconds until the next one is allowed.
  func take(_ endpoint: KrogerEndpoint, at now: Date) -> Int? {
    days.withLock { days in
      var day = days[endpoint] ?? Day(start: now, calls: 0)
      if !(0..<Self.seconds ~= now.timeIntervalSince(day.start)) { day = Day(start: now, calls: 0) }
      guard day.calls < endpoint.callsADay else {
        return Int(bounded: (Self.seconds - now.timeIntervalSince(day.start)).rounded(.up))
      }
      day.calls += 1
      days[endpoint] = day
      return nil
    }
  }
}

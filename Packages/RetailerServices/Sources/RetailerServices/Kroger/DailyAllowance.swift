#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels
import Synchronization

/// Counts calls, so that the last ones of a day are not spent on being refused.
///
/// It counts what this process asks, each question once; what Kroger itself says counts beside it.
final class DailyAllowance: Sendable {
  private struct Day {
    var start: Date
    var calls: Int
  }

  private static let seconds = 86_400.0
  private let days = Mutex<[KrogerEndpoint: Day]>([:])

  /// Takes a call; where none is left, the seconds until there is one.
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

import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Meets the household's server while nobody looks at the app, at the pace at which it meets it anyway.
public actor BackgroundMeetings {
  private let households: Households
  private let chance: @Sendable () -> Double
  private var pace = SyncPace()

  /// Makes it.
  ///
  /// - Parameter chance: a number from 0 up to 1, so that devices that failed together do not come
  ///   back together.
  public init(
    of households: Households,
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.households = households
    self.chance = chance
  }

  /// The earliest time of the next meeting; nil where there is no household.
  ///
  /// What was changed and not sent yet is due at once, unless the last meeting failed.
  public func due() async -> Date? {
    guard (try? await households.seat()) ?? nil != nil else { return nil }
    let now = households.now()
    let hasDrafts = (try? await !households.sync.drafts().isEmpty) ?? false
    if pace.isDue(.edit, at: now, hasDrafts: hasDrafts) { return now }
    return max(now, pace.next ?? now)
  }

  /// Meets the server; what did not go is tried again at the next meeting.
  public func meet() async {
    do {
      _ = try await households.meet()
      pace.succeed(at: households.now())
    } catch {
      pace.fail(at: households.now(), chance: chance(), asked: error.secondsToWait)
    }
  }
}

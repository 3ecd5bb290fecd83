import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Syncs with the household's server while the app is in the background, at the usual pace.
public actor BackgroundSync {
  private let households: Households
  private let chance: @Sendable () -> Double
  private var pace = SyncPace()

  /// Makes the background sync.
  ///
  /// - Parameter chance: gives a random number from 0 up to 1, so that devices that failed together
  ///   do not try again together.
  public init(
    of households: Households,
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.households = households
    self.chance = chance
  }

  /// The earliest time of the next sync; nil if there is no household.
  ///
  /// With pending edits a sync is due at once, unless the last sync failed.
  public func due() async -> Date? {
    guard (try? await households.membership()) ?? nil != nil else { return nil }
    let now = households.now()
    let hasPendingEdits = (try? await !households.sync.pendingEdits().isEmpty) ?? false
    if pace.isDue(.edit, at: now, hasPendingEdits: hasPendingEdits) { return now }
    return max(now, pace.next ?? now)
  }

  /// Syncs with the server; after a failure, the next sync tries again.
  public func synchronize() async {
    do {
      _ = try await households.synchronize()
      pace.succeed(at: households.now())
    } catch {
      pace.fail(at: households.now(), chance: chance(), asked: error.secondsToWait)
    }
  }
}

import AppShell
import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppEnvironment {
  /// The real clock, ids and randomness of this machine.
  ///
  /// - Parameters:
  ///   - region: the formats of the eater's country.
  ///   - isConnected: whether there is a connection; the product itself never needs one.
  public static func live(
    region: DisplayRegion = .unitedStates,
    isConnected: @escaping @Sendable () -> Bool = { true }
  ) -> AppEnvironment {
    AppEnvironment(
      now: { Date() },
      secondsFromGMT: { LocalClock.secondsFromGMT(at: $0) },
      sleep: { try await Task.sleep(for: .seconds($0)) },
      makeID: { UUID().uuidString.lowercased() },
      makeSeed: { UInt64.random(in: .min ... .max) },
      isConnected: isConnected, region: region)
  }

  /// A copy of the environment whose clock is set to another time, from which it continues.
  ///
  /// - Parameter date: the instant to use as the present time.
  public func beginning(at date: Date) -> AppEnvironment {
    let clock = now
    let ahead = date.timeIntervalSince(clock())
    var environment = self
    environment.now = { clock() + ahead }
    return environment
  }

  /// A copy of the environment whose clock stays at another time, for single questions about
  /// another day.
  ///
  /// - Parameters:
  ///   - date: the instant to use as the present time.
  ///   - secondsFromGMT: how far the local clock is ahead of UTC, in seconds.
  public func at(_ date: Date, secondsFromGMT: Int) -> AppEnvironment {
    var environment = self
    environment.now = { date }
    environment.secondsFromGMT = { _ in secondsFromGMT }
    return environment
  }
}

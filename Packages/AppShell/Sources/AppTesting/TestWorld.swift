import AppShell
import DesignSystem
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A world that changes only when a test changes it: clock, ids, seed, region and connection.
///
/// ```swift
/// let world = TestWorld()
/// let guest = try await AppGuest(using: [WaterFeature()], in: world)
/// world.advance(hours: 1)
/// ```
public final class TestWorld: Sendable {
  /// Half past six in the evening of 12 May 2026, UTC.
  public static let evening = Date(timeIntervalSince1970: 1_778_610_600)

  /// Makes the random seeds.
  public let seed: @Sendable () -> UInt64
  /// The formats of the eater's country.
  public let region: DisplayRegion
  private let secondsFromGMT: Int
  private let sleep: @Sendable (Double) async throws -> Void
  private let state: Mutex<State>

  private struct State {
    var now: Date
    var isConnected = true
    var lastID = 0
  }

  /// Makes a world.
  ///
  /// - Parameters:
  ///   - now: the time; by default half past six in the evening.
  ///   - secondsFromGMT: how far the eater's clock is ahead of UTC.
  ///   - region: the formats; by default those of the United States.
  ///   - seed: makes the random seeds; by default the same number at each call.
  ///   - sleep: the function that waits; by default it returns at once, see ``Hourglass``.
  public init(
    at now: Date = TestWorld.evening, secondsFromGMT: Int = 0,
    region: DisplayRegion = .unitedStates, seed: @escaping @Sendable () -> UInt64 = { 7 },
    sleep: @escaping @Sendable (Double) async throws -> Void = { _ in }
  ) {
    self.seed = seed
    self.region = region
    self.secondsFromGMT = secondsFromGMT
    self.sleep = sleep
    state = Mutex(State(now: now))
  }

  /// The time, which changes only when it is set.
  public var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// Advances the clock; the app's waits are unaffected.
  public func advance(days: Double = 0, hours: Double = 0, seconds: Double = 0) {
    state.withLock { $0.now += (days * 24 + hours) * 3600 + seconds }
  }

  /// Whether there is a connection; true until it is set.
  public var isConnected: Bool {
    get { state.withLock(\.isConnected) }
    set { state.withLock { $0.isConnected = newValue } }
  }

  /// The world as the app's environment; ids are `id-1`, `id-2` and so on.
  public var environment: AppEnvironment {
    let zone = secondsFromGMT
    return AppEnvironment(
      now: { self.now }, secondsFromGMT: { _ in zone }, sleep: sleep, makeID: nextID,
      makeSeed: seed, isConnected: { self.isConnected }, region: region)
  }

  @Sendable private func nextID() -> String {
    state.withLock { state in
      state.lastID += 1
      return "id-\(state.lastID)"
    }
  }
}

extension AppEnvironment {
  /// A new ``TestWorld`` that does not change.
  public static var fixed: AppEnvironment { TestWorld().environment }
}

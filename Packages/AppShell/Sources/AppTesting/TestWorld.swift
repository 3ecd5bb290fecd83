import AppShell
import DesignSystem
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A world that stands still until a test moves it: clock, ids, seed, region and connection.
///
/// ```swift
/// let world = TestWorld()
/// let guest = try await AppGuest(using: [WaterFeature()], in: world)
/// world.advance(hours: 1)
/// ```
public final class TestWorld: Sendable {
  /// Half past six in the evening of 12 May 2026, UTC.
  public static let evening = Date(timeIntervalSince1970: 1_778_610_600)

  /// Where randomness comes from.
  public let seed: @Sendable () -> UInt64
  /// How the eater's country writes things.
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
  ///   - now: the time; half past six in the evening unless given.
  ///   - secondsFromGMT: how far the eater's clock is ahead of UTC.
  ///   - region: how things are written; as in the United States unless given.
  ///   - seed: where randomness comes from; the same number at each call unless given.
  ///   - sleep: what waiting does; it is over at once unless given, see ``Hourglass``.
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

  /// The time, which goes on only when it is set.
  public var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// Lets time pass on the clock; waits of the app do not notice.
  public func advance(days: Double = 0, hours: Double = 0, seconds: Double = 0) {
    state.withLock { $0.now += (days * 24 + hours) * 3600 + seconds }
  }

  /// Whether there is a connection; there is one until it is cut.
  public var isConnected: Bool {
    get { state.withLock(\.isConnected) }
    set { state.withLock { $0.isConnected = newValue } }
  }

  /// The world as an app is given it; ids are `id-1`, `id-2` and so on.
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
  /// A new ``TestWorld`` that nobody moves.
  public static var fixed: AppEnvironment { TestWorld().environment }
}

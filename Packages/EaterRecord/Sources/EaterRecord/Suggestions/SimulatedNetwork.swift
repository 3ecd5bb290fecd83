import Synchronization

/// A connection that behaves as it is told, to see what the app does with it.
public final class SimulatedNetwork: Sendable {
  /// How it behaves.
  public enum Behaviour: Hashable, Sendable {
    /// There is none between the app and its suggestions: whatever is asked answers by itself.
    case absent
    /// Answers after the usual time.
    case working
    /// Answers after eight times the usual time.
    case slow
    /// There is no connection.
    case offline
    /// There is a connection, and no answer is of any use.
    case failing
    /// Fails so many times, then works.
    case flaky(failures: Int)
  }

  /// The usual time of an answer, in seconds.
  public static let latency = 0.5

  private struct State {
    var behaviour: Behaviour
    var requests = 0
    var sleep: @Sendable (Double) async throws -> Void
  }

  private let state: Mutex<State>

  /// Makes a connection.
  ///
  /// - Parameter sleep: how it waits; `AppRuntime.environment` has the way that ends
  ///   when the app closes, for ``wait(by:)``.
  public init(
    _ behaviour: Behaviour, sleep: @escaping @Sendable (Double) async throws -> Void
  ) {
    state = Mutex(State(behaviour: behaviour, sleep: sleep))
  }

  /// How it behaves; from now on another way where it is set.
  public var behaviour: Behaviour {
    get { state.withLock { $0.behaviour } }
    set { state.withLock { $0.behaviour = newValue } }
  }

  /// How often it was asked for something.
  public var requests: Int { state.withLock { $0.requests } }

  /// Whether suggestions come from elsewhere, which takes its time.
  @Sendable public func isFarAway() -> Bool { behaviour != .absent }

  /// Whether there is a connection, for `AppEnvironment.isConnected`.
  @Sendable public func isConnected() -> Bool { behaviour != .offline }

  /// Waits another way from now on.
  public func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    state.withLock { $0.sleep = sleep }
  }

  /// Waits as long as an answer takes; throws when there will be none.
  func request() async throws(SimulatedFailure) {
    let (behaviour, sleep) = state.withLock { state in
      state.requests += 1
      let now = state.behaviour
      guard case .flaky(let failures) = now else { return (now, state.sleep) }
      state.behaviour = failures > 1 ? .flaky(failures: failures - 1) : .working
      return (failures > 0 ? now : .working, state.sleep)
    }
    guard behaviour != .absent else { return }
    guard behaviour != .offline else { throw .offline }
    let seconds = behaviour == .slow ? 8 * Self.latency : Self.latency
    do { try await sleep(seconds) } catch { throw .interrupted }
    switch behaviour {
    case .failing, .flaky: throw .useless
    case .absent, .working, .slow, .offline: return
    }
  }
}

/// What becomes of a simulated request that fails.
enum SimulatedFailure: Error, Equatable, Sendable {
  case offline, interrupted, useless
}

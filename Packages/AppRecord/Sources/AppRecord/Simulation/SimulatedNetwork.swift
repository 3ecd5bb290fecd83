import Synchronization

/// A simulated network connection, to see how the app handles delays and failures.
public final class SimulatedNetwork: Sendable {
  /// The behaviour of the connection.
  public enum Behaviour: Hashable, Sendable {
    /// No simulation: every call goes straight to its service.
    case absent
    /// Suggestions arrive after the usual time.
    case working
    /// Answers arrive after eight times the usual time.
    case slow
    /// There is no connection.
    case offline
    /// There is a connection, and every answer is useless.
    case failing
    /// This many suggestions fail and later ones succeed; every other call to a service is lost.
    case flaky(failures: Int)

    fileprivate var failures: Int {
      if case .flaky(let failures) = self { failures } else { 0 }
    }
  }

  /// The usual time of an answer, in seconds.
  public static let latency = 0.5

  private struct State {
    var behaviour: Behaviour
    /// How many further suggestions fail.
    var failures: Int
    /// How many suggestions were requested.
    var requests = 0
    /// How many calls were made to services.
    var calls = 0
    var sleep: @Sendable (Double) async throws -> Void
  }

  private let state: Mutex<State>

  /// Makes a connection.
  ///
  /// - Parameter sleep: the function that waits. `AppRuntime.environment` has one that ends when
  ///   the app closes; pass it to ``wait(by:)``.
  public init(
    _ behaviour: Behaviour, sleep: @escaping @Sendable (Double) async throws -> Void
  ) {
    state = Mutex(State(behaviour: behaviour, failures: behaviour.failures, sleep: sleep))
  }

  /// The behaviour, which can be changed at any time.
  public var behaviour: Behaviour {
    get { state.withLock { $0.behaviour } }
    set {
      state.withLock { state in
        (state.behaviour, state.failures, state.calls) = (newValue, newValue.failures, 0)
      }
    }
  }

  /// How many suggestions were requested.
  public var requests: Int { state.withLock { $0.requests } }

  /// Whether suggestions come over a network and take time.
  @Sendable public func isFarAway() -> Bool { behaviour != .absent }

  /// Whether there is a connection, for `AppEnvironment.isConnected`.
  @Sendable public func isConnected() -> Bool { behaviour != .offline }

  /// Replaces the function that waits.
  public func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    state.withLock { $0.sleep = sleep }
  }

  /// Waits as long as a suggestion takes; throws if it fails.
  public func request() async throws(SimulatedFailure) {
    let (behaviour, fails, sleep) = state.withLock { state in
      let fails = state.behaviour == .failing || state.failures > 0
      state.requests += 1
      state.failures = max(0, state.failures - 1)
      return (state.behaviour, fails, state.sleep)
    }
    guard behaviour != .absent else { return }
    guard behaviour != .offline else { throw .offline }
    let seconds = behaviour == .slow ? 8 * Self.latency : Self.latency
    do { try await sleep(seconds) } catch { throw .interrupted }
    if fails { throw .useless }
  }

  /// Returns the outcome of the next call to a service.
  ///
  /// A flaky connection loses every other call: in turn, the answer or the call itself.
  func passage() async -> Passage {
    let (behaviour, call, sleep) = state.withLock { state in
      state.calls += 1
      return (state.behaviour, state.calls, state.sleep)
    }
    switch behaviour {
    case .absent, .working: return .carried
    case .slow:
      do { try await sleep(8 * Self.latency) } catch { return .unreached }
      return .carried
    case .offline: return .unreached
    case .failing: return .useless
    case .flaky:
      guard !call.isMultiple(of: 2) else { return .carried }
      return call % 4 == 1 ? .unheard : .unreached
    }
  }
}

/// The outcome of a call to a service.
enum Passage: Hashable, Sendable {
  /// The call is answered as usual.
  case carried
  /// The call does not arrive.
  case unreached
  /// The call arrives, but its answer does not.
  case unheard
  /// The answer is useless.
  case useless
}

/// Why a simulated request failed.
public enum SimulatedFailure: Error, Equatable, Sendable {
  /// The request did not arrive.
  case offline
  /// The wait was interrupted.
  case interrupted
  /// The answer is useless.
  case useless
}

import Synchronization

/// A connection to everything outside that behaves as it is told, to see what the app does with it.
public final class SimulatedNetwork: Sendable {
  /// How it behaves.
  public enum Behaviour: Hashable, Sendable {
    /// There is none in between: whatever is asked answers by itself.
    case absent
    /// Suggestions come after the usual time.
    case working
    /// Answers after eight times the usual time.
    case slow
    /// There is no connection.
    case offline
    /// There is a connection, and no answer is of any use.
    case failing
    /// Suggestions fail so many times, then work; of what services are asked every other request is
    /// lost.
    case flaky(failures: Int)

    fileprivate var failures: Int {
      if case .flaky(let failures) = self { failures } else { 0 }
    }
  }

  /// The usual time of an answer, in seconds.
  public static let latency = 0.5

  private struct State {
    var behaviour: Behaviour
    /// How many suggestions still fail.
    var failures: Int
    /// How often suggestions were asked for.
    var requests = 0
    /// How often services were asked for anything.
    var calls = 0
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
    state = Mutex(State(behaviour: behaviour, failures: behaviour.failures, sleep: sleep))
  }

  /// How it behaves; from now on another way where it is set.
  public var behaviour: Behaviour {
    get { state.withLock { $0.behaviour } }
    set {
      state.withLock { state in
        (state.behaviour, state.failures, state.calls) = (newValue, newValue.failures, 0)
      }
    }
  }

  /// How often suggestions were asked for.
  public var requests: Int { state.withLock { $0.requests } }

  /// Whether suggestions come from elsewhere, which takes its time.
  @Sendable public func isFarAway() -> Bool { behaviour != .absent }

  /// Whether there is a connection, for `AppEnvironment.isConnected`.
  @Sendable public func isConnected() -> Bool { behaviour != .offline }

  /// Waits another way from now on.
  public func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    state.withLock { $0.sleep = sleep }
  }

  /// Waits as long as a suggestion takes; throws when there will be none.
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

  /// What becomes of the next request to a service; a flaky connection loses every other one, in
  /// turns after it arrived and before.
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

/// What becomes of a request to a service.
enum Passage: Hashable, Sendable {
  /// It is answered as ever.
  case carried
  /// It does not arrive.
  case unreached
  /// It arrives, and its answer does not.
  case unheard
  /// It is answered by what is of no use.
  case useless
}

/// What becomes of a simulated request that fails.
public enum SimulatedFailure: Error, Equatable, Sendable {
  /// It did not arrive.
  case offline
  /// The wait for it was ended.
  case interrupted
  /// The answer is of no use.
  case useless
}

import Synchronization

/// Waits that end when the test ends them, so that the test can check the screen in between.
///
/// ```swift
/// let glass = Hourglass()
/// let guest = try await AppGuest(using: features, in: TestWorld(sleep: glass.sleep))
/// try await guest.touch("timer.start")
/// try await glass.pass(60)
/// ```
public final class Hourglass: Sendable {
  private struct Wait {
    var seconds: Double
    var end: AsyncStream<Void>.Continuation
  }

  private struct State {
    var waits: [Wait] = []
    var begun: [Double] = []
  }

  private let state = Mutex(State())

  /// Makes a glass with no wait running.
  public init() {}

  /// The seconds of every wait that has begun, in order.
  public var begun: [Double] { state.withLock { $0.begun } }

  /// Waits until the test ends this wait; throws if cancelled.
  @Sendable public func sleep(_ seconds: Double) async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    state.withLock {
      $0.waits.append(Wait(seconds: seconds, end: end))
      $0.begun.append(seconds)
    }
    for await _ in stream { return }
    throw CancellationError()
  }

  /// Ends the oldest wait of that many seconds, which must be running or about to begin.
  ///
  /// Returns false if no such wait begins within four seconds.
  @discardableResult
  public func pass(_ seconds: Double) async throws -> Bool {
    for _ in 0..<4000 {
      let wait = state.withLock { state -> Wait? in
        state.waits.firstIndex { $0.seconds == seconds }.map { state.waits.remove(at: $0) }
      }
      if let wait {
        wait.end.yield()
        return true
      }
      try await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}

import Synchronization

/// The way code on a stage waits.
///
/// At first the environment waits. Once the app is made, the app waits, so that the wait ends when
/// the app closes.
public final class StageSleep: Sendable {
  /// Wraps the function in a struct.
  ///
  /// Swift wraps a bare function again at each use of its mutex, until the stack is full.
  private struct Way {
    var sleep: @Sendable (Double) async throws -> Void
  }

  private let now: Mutex<Way>

  /// Makes a wait, which can be replaced later.
  public init(_ sleep: @escaping @Sendable (Double) async throws -> Void) {
    now = Mutex(Way(sleep: sleep))
  }

  /// Replaces the wait.
  public func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    now.withLock { $0.sleep = sleep }
  }

  /// Waits for some seconds; throws if the wait is interrupted.
  @Sendable public func callAsFunction(_ seconds: Double) async throws {
    let way = now.withLock { $0 }
    try await way.sleep(seconds)
  }
}

import Synchronization

/// How something on a stage waits: by the environment until its app is made, from then on by the
/// app, so that the wait ends when the app closes.
public final class StageSleep: Sendable {
  /// Holds the function: Swift wraps a bare one anew at each use of its mutex, until the stack
  /// is full.
  private struct Way {
    var sleep: @Sendable (Double) async throws -> Void
  }

  private let now: Mutex<Way>

  /// Waits in this way until it is told another one.
  public init(_ sleep: @escaping @Sendable (Double) async throws -> Void) {
    now = Mutex(Way(sleep: sleep))
  }

  /// Waits another way from now on.
  public func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    now.withLock { $0.sleep = sleep }
  }

  /// Waits for so many seconds; throws when the wait is ended.
  @Sendable public func callAsFunction(_ seconds: Double) async throws {
    let way = now.withLock { $0 }
    try await way.sleep(seconds)
  }
}

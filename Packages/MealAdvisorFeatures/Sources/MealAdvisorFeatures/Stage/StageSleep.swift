import Synchronization

/// How something on a stage waits: by the environment until its app is made, from then on by the
/// app, so that the wait ends when the app closes.
final class StageSleep: Sendable {
  private let now: Mutex<@Sendable (Double) async throws -> Void>

  init(_ sleep: @escaping @Sendable (Double) async throws -> Void) { now = Mutex(sleep) }

  /// Waits another way from now on.
  func wait(by sleep: @escaping @Sendable (Double) async throws -> Void) {
    now.withLock { $0 = sleep }
  }

  @Sendable func callAsFunction(_ seconds: Double) async throws {
    let sleep = now.withLock { $0 }
    try await sleep(seconds)
  }
}

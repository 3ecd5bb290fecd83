import Synchronization

/// The pieces of work that one effect started.
///
/// The app ignores the reports of a cancelled effect, but the effect's work may be in the middle of
/// a write. So each piece of work registers with the effect, by a task-local value, and the app can
/// await it.
final class TrackedTasks: Sendable {
  /// The running effect; nil outside of effects.
  @TaskLocal static var current: TrackedTasks?

  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// Runs a function; the pieces of work that it starts belong to this effect.
  func collect<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self, operation: body)
  }

  /// Registers a piece of work with the running effect, if there is one.
  static func add(_ task: Task<Void, Never>) {
    current?.tasks.withLock { $0.append(task) }
  }

  /// Waits until every piece of work is done.
  func finish() async {
    while let task = tasks.withLock({ $0.popLast() }) { await task.value }
  }
}

import Synchronization

/// The pieces of work that one effect began.
///
/// A cancelled effect is listened to no more, but what it began may be in the middle of a write. So
/// each piece tells the effect, as a value of the task, that it is there, and can be waited for.
final class Work: Sendable {
  /// The effect that runs here; nil outside of effects.
  @TaskLocal static var current: Work?

  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// Runs a function whose pieces of work belong to this effect.
  func collect<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self, operation: body)
  }

  /// Tells the effect that runs here, if any, of a piece of work.
  static func add(_ task: Task<Void, Never>) {
    current?.tasks.withLock { $0.append(task) }
  }

  /// Waits until every piece of work is done.
  func finish() async {
    while let task = tasks.withLock({ $0.popLast() }) { await task.value }
  }
}

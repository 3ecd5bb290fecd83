import Synchronization

/// The waits of effects, which all end at once when the app closes.
final class PendingSleeps: Sendable {
  private struct State {
    var tasks: [Int: Task<Void, any Error>] = [:]
    /// The effect of each wait.
    var effects: [Int: ObjectIdentifier] = [:]
    var count = 0
    var isClosing = false
    var began: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())
  private let wait: @Sendable (Double) async throws -> Void

  init(_ wait: @escaping @Sendable (Double) async throws -> Void) {
    self.wait = wait
  }

  /// Waits for some seconds; throws if the effect is cancelled or the app closes.
  func sleep(_ seconds: Double) async throws {
    let task = Task { [wait] in try await wait(seconds) }
    let effect = TrackedTasks.current.map { ObjectIdentifier($0) }
    let number = state.withLock { state -> Int? in
      guard !state.isClosing else { return nil }
      state.count += 1
      state.tasks[state.count] = task
      state.effects[state.count] = effect
      return state.count
    }
    guard let number else {
      task.cancel()
      throw CancellationError()
    }
    state.withLock(\.began)()
    defer {
      state.withLock { state in
        state.tasks[number] = nil
        state.effects[number] = nil
      }
    }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The number of effects that wait now.
  var count: Int { state.withLock { Set($0.effects.values).count } }

  /// Whether the app is closing or closed.
  var isClosing: Bool { state.withLock(\.isClosing) }

  /// Calls a function whenever an effect begins to wait.
  func whenever(began: @escaping @Sendable () -> Void) {
    state.withLock { $0.began = began }
  }

  /// Ends every wait; a later wait ends as soon as it starts.
  func close() {
    let tasks = state.withLock { state in
      state.isClosing = true
      return state.tasks.values.map(\.self)
    }
    for task in tasks { task.cancel() }
  }
}

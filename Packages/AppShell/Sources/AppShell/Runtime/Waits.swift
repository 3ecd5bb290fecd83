import Synchronization

/// The waits of effects, all of which end at once when the app closes.
final class Waits: Sendable {
  private struct State {
    var tasks: [Int: Task<Void, any Error>] = [:]
    /// The effect that each wait belongs to.
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

  /// Waits for some seconds; throws when its effect is cancelled or the app closes.
  func sleep(_ seconds: Double) async throws {
    let task = Task { [wait] in try await wait(seconds) }
    let effect = Work.current.map { ObjectIdentifier($0) }
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

  /// How many effects wait now; one that waits twice at the same time is one.
  var count: Int { state.withLock { Set($0.effects.values).count } }

  /// Whether the app closes or is closed.
  var isClosing: Bool { state.withLock(\.isClosing) }

  /// Calls a function whenever an effect begins to wait.
  func whenever(began: @escaping @Sendable () -> Void) {
    state.withLock { $0.began = began }
  }

  /// Ends every wait, and from now on each at its beginning.
  func close() {
    let tasks = state.withLock { state in
      state.isClosing = true
      return state.tasks.values.map(\.self)
    }
    for task in tasks { task.cancel() }
  }
}

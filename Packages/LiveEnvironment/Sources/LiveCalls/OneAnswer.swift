import Synchronization

/// A result that arrives once, for one caller who waits and may stop waiting.
package final class OneAnswer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
    case done
  }

  private let state = Mutex(State.open)

  /// Makes an empty result.
  package init() {}

  /// Delivers the result; every result after the first is ignored.
  package func give(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .given(result)
        return nil
      case .waiting(let continuation):
        state = .done
        return continuation
      case .given, .done: return nil
      }
    }
    waiting?.resume(with: result)
  }

  /// Waits for the result, or until the task is cancelled.
  package func value() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let given: Result<Value, any Error>? = state.withLock { state in
          guard case .given(let result) = state else {
            state = .waiting(continuation)
            return nil
          }
          state = .done
          return result
        }
        if let given { continuation.resume(with: given) }
      }
    } onCancel: {
      give(.failure(CancellationError()))
    }
  }
}

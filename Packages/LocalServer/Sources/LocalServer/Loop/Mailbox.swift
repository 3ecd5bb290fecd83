import Synchronization

/// Messages from other threads to the loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// The listener is open; the loop is its only owner and closes it.
    case opened(Listener)
    /// The handler with this ticket has an answer.
    case answered(ticket: Int, HTTPResponse)
    /// The server should stop; the continuation resumes when the server has stopped.
    case stop(grace: Duration, CheckedContinuation<Void, Never>)
  }

  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  /// The pipe that wakes the loop.
  let pipe: WakePipe
  private let state = Mutex(State())

  init() throws(LocalServerError) {
    pipe = try WakePipe()
  }

  /// Posts a message; false if the mailbox is closed.
  @discardableResult func post(_ message: Message) -> Bool {
    let (isFirst, isOpen) = state.withLock { state in
      guard !state.isClosed else { return (false, false) }
      state.messages.append(message)
      return (state.messages.count == 1, true)
    }
    if isFirst { pipe.wake() }
    return isOpen
  }

  /// Returns and removes all messages.
  func take() -> [Message] {
    pipe.drain()
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Closes the mailbox and returns unread messages.
  func close() -> [Message] {
    state.withLock { state in
      defer { state = State(messages: [], isClosed: true) }
      return state.messages
    }
  }
}

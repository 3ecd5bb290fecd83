import Synchronization

/// What other threads tell the loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// Clients come in here; the loop is its only owner, so that it closes when the loop says so.
    case opened(Listener)
    /// The handler with this ticket has an answer.
    case answered(ticket: Int, HTTPResponse)
    /// The server is to stop; what waits is resumed when it has.
    case stop(grace: Duration, CheckedContinuation<Void, Never>)
  }

  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  /// Where the loop hears that there is something.
  let pipe: WakePipe
  private let state = Mutex(State())

  init() throws(LocalServerError) {
    pipe = try WakePipe()
  }

  /// Leaves a message; false when nobody reads any more.
  @discardableResult func post(_ message: Message) -> Bool {
    let (isFirst, isOpen) = state.withLock { state in
      guard !state.isClosed else { return (false, false) }
      state.messages.append(message)
      return (state.messages.count == 1, true)
    }
    if isFirst { pipe.wake() }
    return isOpen
  }

  /// All messages since the last time.
  func take() -> [Message] {
    pipe.drain()
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Takes no more messages and returns those that nobody has read.
  func close() -> [Message] {
    state.withLock { state in
      defer { state = State(messages: [], isClosed: true) }
      return state.messages
    }
  }
}

import Dispatch
import Synchronization

/// A small HTTP/1.1 server for programs and browsers on the same machine.
///
/// It listens at 127.0.0.1 only and keeps no log. What it is asked goes to one handler, at most one
/// request of a connection at a time and in order. The task of a handler is cancelled when its
/// client is gone, when it takes too long, and when the server stops.
public final class LoopbackServer: Sendable {
  /// Answers one request.
  public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  private let limits: ServerLimits
  private let handler: Handler
  private let mailbox = Mutex<Mailbox?>(nil)

  /// A server that does not listen yet.
  public init(limits: ServerLimits = ServerLimits(), handler: @escaping Handler) {
    self.limits = limits
    self.handler = handler
  }

  /// Begins to listen and returns the port; from then on the server runs until it is stopped.
  ///
  /// Throws `.portInUse` or `.noFreePort` when others listen, `.portNotAllowed` when the system
  /// reserves the port or all of several, and `.alreadyStarted` the second time.
  public func start(port choice: PortChoice) throws(LocalServerError) -> UInt16 {
    try mailbox.withLock { mailbox throws(LocalServerError) in
      guard mailbox == nil else { throw .alreadyStarted }
      let listener = try Listener.open(choice)
      let opened = try Mailbox()
      mailbox = opened
      let port = listener.port
      let limits = limits.leavingHalf(of: DescriptorLimit.present)
      let handler = handler
      DispatchQueue(label: "local-server").async {
        EventLoop(port: port, mailbox: opened, limits: limits, handler: handler).run()
      }
      opened.post(.opened(listener))
      return port
    }
  }

  /// Stops listening, lets running handlers finish for a moment, then cancels them.
  ///
  /// Returns when all sockets are closed and all handlers that heed cancellation within a second
  /// are over. A server that is stopped cannot be started again.
  public func stop(grace: Duration = .seconds(2)) async {
    guard let mailbox = mailbox.withLock({ $0 }) else { return }
    await withCheckedContinuation { continuation in
      guard !mailbox.post(.stop(grace: grace, continuation)) else { return }
      continuation.resume()
    }
  }
}

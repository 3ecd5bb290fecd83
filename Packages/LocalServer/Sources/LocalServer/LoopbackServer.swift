import Dispatch
import Synchronization

/// A small HTTP/1.1 server for programs and browsers on the same machine.
///
/// It listens at 127.0.0.1 only and keeps no log. One handler answers all requests; the requests of
/// a connection are handled in order and one at a time. The handler's task is cancelled if its
/// client disconnects, if it takes too long, or if the server stops.
public final class LoopbackServer: Sendable {
  /// Answers one request.
  public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  private let limits: ServerLimits
  private let handler: Handler
  private let mailbox = Mutex<Mailbox?>(nil)

  /// Makes a server that does not listen yet.
  public init(limits: ServerLimits = ServerLimits(), handler: @escaping Handler) {
    self.limits = limits
    self.handler = handler
  }

  /// Starts to listen and returns the port; the server then runs until it is stopped.
  ///
  /// Throws `.portInUse` or `.noFreePort` if other programs listen, `.portNotAllowed` if the system
  /// reserves every port of the choice, and `.alreadyStarted` on a second call.
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
  /// Returns when all sockets are closed and all handlers that respond to cancellation within a
  /// second are finished. A stopped server cannot be started again.
  public func stop(grace: Duration = .seconds(2)) async {
    guard let mailbox = mailbox.withLock({ $0 }) else { return }
    await withCheckedContinuation { continuation in
      guard !mailbox.post(.stop(grace: grace, continuation)) else { return }
      continuation.resume()
    }
  }
}

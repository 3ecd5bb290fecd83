/// Serves all clients of a server from one thread.
///
/// It waits for sockets and messages, reports events to the connections, and follows their orders.
/// Handlers run as tasks elsewhere and answer by message.
final class EventLoop {
  typealias Instant = ContinuousClock.Instant

  /// A running handler.
  struct Ticket {
    let link: Link
    let number: Int
    let task: Task<Void, Never>
  }

  /// A request that waits for a free handler.
  struct Waiting {
    let link: Link
    let number: Int
    let request: HTTPRequest
  }

  /// The deadlines of a server that is stopping.
  struct Ending {
    /// When handlers are cancelled.
    let patience: Instant
    /// When the server ends in any case.
    let end: Instant
    var hasCancelled = false
  }

  let limits: ServerLimits
  let handler: LoopbackServer.Handler
  let mailbox: Mailbox
  let port: UInt16
  var listener: Listener?
  var links: [Link] = []
  var tickets: [Int: Ticket] = [:]
  var waiting: [Waiting] = []
  var lastTicket = 0
  var ending: Ending?
  var stoppers: [CheckedContinuation<Void, Never>] = []
  /// The time until which no client is accepted, because descriptors ran out.
  var acceptPause: Instant?
  var now = ContinuousClock.now
  var date = ""
  private var second = -1
  private var poll = Poll()
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(
    port: UInt16, mailbox: Mailbox, limits: ServerLimits,
    handler: @escaping LoopbackServer.Handler
  ) {
    self.port = port
    self.mailbox = mailbox
    self.limits = limits
    self.handler = handler
  }

  /// Serves until the server is stopped.
  func run() {
    while !isFinished { turn() }
    finish()
  }

  /// Waits for events and handles them.
  func turn() {
    let places = watch()
    poll.wait(atMost: nextDeadline.map { max(.zero, $0 - .now) })
    takeTime()
    // Clients are served before the mail is read, which may end the acceptance of requests.
    for link in links { serve(link) }
    if poll.readiness(at: places.mailbox).canRead { readMail() }
    checkEnding()
    links.removeAll { $0.isOver }
    if let place = places.listener, poll.readiness(at: place).canRead { takeIn() }
  }

  private func watch() -> (mailbox: Int, listener: Int?) {
    poll.removeAll()
    let mail = poll.add(mailbox.pipe.output, reads: true, writes: false)
    var place: Int?
    if let listener, acceptPause == nil, takesClients {
      place = poll.add(listener.socket, reads: true, writes: false)
    }
    for link in links {
      link.place = link.socket.map {
        poll.add(
          $0, reads: link.connection.wantsBytes, writes: !link.connection.pendingOutput.isEmpty)
      }
    }
    return (mail, place)
  }

  private var nextDeadline: Instant? {
    var next = acceptPause
    for link in links { next = min(next ?? link.connection.deadline, link.connection.deadline) }
    guard let ending else { return next }
    let end = ending.hasCancelled ? ending.end : ending.patience
    return min(next ?? end, end)
  }

  private func takeTime() {
    now = .now
    if let pause = acceptPause, now >= pause { acceptPause = nil }
    let present = WallClock.second
    guard present != second else { return }
    second = present
    date = HTTPDate.text(secondsSince1970: present)
  }

  private func serve(_ link: Link) {
    if let place = link.place {
      let ready = poll.readiness(at: place)
      if ready.canRead { link.read(into: &buffer, at: now, date: date) }
      if ready.isBroken, !ready.canRead { link.connection.lost() }
    }
    link.connection.passed(to: now, date: date)
    settle(link)
  }

  /// Sends output and follows orders until no order is left.
  func settle(_ link: Link) {
    repeat {
      link.flush(at: now, date: date)
      for order in link.connection.takeOrders() { follow(order, of: link) }
    } while !link.connection.orders.isEmpty
    if link.isOver { link.close() }
  }
}

import Dispatch
import Synchronization
import Testing

@testable import LocalServer

/// A loop that a test drives by hand, turn by turn, with a real port.
private struct Driven {
  let loop: EventLoop
  let listener: Listener

  init(
    _ limits: ServerLimits = ServerLimits(),
    handler: @escaping LoopbackServer.Handler = { .text("\($0.path)|") }
  ) throws(LocalServerError) {
    listener = try Listener.open(.exactly(0))
    loop = EventLoop(
      port: listener.port, mailbox: try Mailbox(), limits: limits, handler: handler)
    loop.listener = listener
  }

  /// A client that the loop has taken in.
  func client(sends text: String = "") throws(LocalServerError) -> Client {
    let client = try caller()
    loop.takeIn()
    client.send(text)
    return client
  }

  /// A client that the loop has yet to take in.
  func caller() throws(LocalServerError) -> Client {
    guard let client = Client(port: listener.port) else {
      throw .system(call: "connect", code: 0)
    }
    return client
  }

  func turn(until isSo: () -> Bool) {
    while !isSo() { loop.turn() }
  }
}

extension LocalServerTests {
  @Test func `a client that waits for a handler comes before another client's further requests`()
    async throws
  {
    let paths = try await waiting {
      let paths = Mutex<[String]>([])
      let (gate, opener) = AsyncStream<Void>.makeStream()
      var limits = ServerLimits()
      limits.handlers = 1
      let driven = try Driven(limits) { request in
        paths.withLock { $0.append(request.path.description) }
        if request.path.segments == ["a1"] { for await _ in gate {} }
        return .noContent
      }
      let first = try driven.client(sends: get("/a1") + get("/a2") + get("/a3"))
      driven.turn { !driven.loop.tickets.isEmpty }
      let second = try driven.client(sends: get("/b"))
      driven.turn { !driven.loop.waiting.isEmpty }
      opener.finish()
      withExtendedLifetime((first, second)) {
        driven.turn { driven.loop.lastTicket == 4 && driven.loop.tickets.isEmpty }
      }
      return paths.withLock { $0 }
    }
    #expect(paths == ["/a1", "/b", "/a2", "/a3"])
  }

  @Test func `a request that has arrived when the server stops is answered`() async throws {
    let (whole, half) = try await waiting {
      let driven = try Driven()
      let whole = try driven.client(sends: get("/whole"))
      let half = try driven.client(sends: "GET /half HTTP/1.1\r\n")
      let (mailbox, posted) = (driven.loop.mailbox, DispatchSemaphore(value: 0))
      Task {
        await withCheckedContinuation { stopper in
          mailbox.post(.stop(grace: .seconds(60), stopper))
          posted.signal()
        }
      }
      posted.wait()
      driven.loop.run()
      return (whole.readToEnd(), half.readToEnd())
    }
    #expect(whole.hasSuffix("/whole|"))
    #expect(half.isEmpty)
  }

  @Test func `of clients of every kind the one that matters least makes room`() throws {
    var limits = ServerLimits()
    limits.connections = 5
    let driven = try Driven(limits) { _ in
      try? await Task.sleep(for: .seconds(60))
      return .noContent
    }
    let loop = driven.loop
    let clients = try (0..<5).map { _ in try driven.client() }
    try #require(loop.links.count == 5)
    let (slow, idle, busy, lingering, deaf) =
      (loop.links[0], loop.links[1], loop.links[2], loop.links[3], loop.links[4])
    slow.connection.received("G".utf8, at: loop.now, date: "now")
    busy.connection.received(get("/").utf8, at: loop.now, date: "now")
    lingering.connection.turnAway(at: loop.now, date: "now")
    loop.settle(lingering)
    loop.now += .milliseconds(1)
    deaf.connection.received(get("/").utf8, at: loop.now, date: "now")
    deaf.connection.answered(.text("answer"), number: 1, at: loop.now, date: "now")
    loop.now += .seconds(2)
    var others: [Client] = []
    for gone in [lingering, idle, slow, deaf] {
      others.append(try driven.client(sends: "G"))
      #expect(gone.isOver)
      #expect(loop.links.count == 5)
      let newest = try #require(loop.links.last)
      newest.connection.received("G".utf8, at: loop.now, date: "now")
    }
    others.append(try driven.client())
    #expect(!busy.isOver)
    #expect(loop.links.map(\.isTurnedAway) == [false, false, false, false, false, true])
    #expect(clients.count + others.count == 10)
  }

  @Test func `a client that is lost before it is turned away does no harm`() throws {
    var limits = ServerLimits()
    limits.connections = 0
    let driven = try Driven(limits)
    for _ in 0..<20 {
      do {
        let client = try driven.caller()
        client.resetOnClose()
      }
      driven.loop.takeIn()
    }
    driven.turn { driven.loop.links.isEmpty }
    #expect(driven.loop.lastTicket == 0)
  }

  @Test func `where no file can be opened an idle client makes room and others wait a moment`()
    async throws
  {
    let (links, pause, idle, next) = try await waiting {
      let driven = try Driven()
      let loop = driven.loop
      let idle = try driven.client()
      let next = try driven.caller()
      withDescriptors(below: 0) { loop.takeIn() }
      let (links, pause) = (loop.links.count, loop.acceptPause.map { $0 - loop.now })
      next.send(get("/next"))
      driven.turn { loop.lastTicket == 1 && loop.tickets.isEmpty }
      return (links, pause, idle.readToEnd(), next.read { $0.hasSuffix("|") })
    }
    #expect(links == 0)
    #expect(pause == .milliseconds(100))
    #expect(idle.isEmpty)
    #expect(next.hasSuffix("/next|"))
  }
}

import Testing

@testable import LocalServer

/// A connection in the hands of a test: it says what comes, when, and takes what goes out.
struct Visit {
  static let start = ContinuousClock.now

  var connection: Connection
  var now = Self.start
  var orders: [Connection.Order] = []
  var text = ""

  init(_ limits: ServerLimits = ServerLimits()) {
    connection = Connection(limits: limits, port: 8200, at: now)
  }

  var stage: Connection.Stage { connection.stage }

  mutating func send(_ text: String) {
    connection.received(Array(text.utf8), at: now, date: "now")
    settle()
  }

  mutating func end() {
    connection.ended(at: now, date: "now")
    settle()
  }

  mutating func wait(_ time: Duration) {
    now += time
    connection.passed(to: now, date: "now")
    settle()
  }

  mutating func answer(_ text: String, number: Int) {
    connection.answered(.text(text), number: number, at: now, date: "now")
    settle()
  }

  /// Takes all output and orders.
  mutating func settle() {
    while !connection.pendingOutput.isEmpty {
      text += String(decoding: connection.pendingOutput, as: UTF8.self)
      connection.sent(connection.pendingOutput.count, at: now, date: "now")
    }
    orders += connection.takeOrders()
  }

  var paths: [String] {
    orders.compactMap { order in
      if case .handle(let request, _) = order { request.path.description } else { nil }
    }
  }

  /// The status codes of all answers so far.
  var codes: [Int] {
    text.split(separator: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
  }
}

func get(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n" }

@Suite struct ConnectionTests {
  @Test func `requests are answered one at a time and in order`() {
    var visit = Visit()
    visit.send(get("/1") + get("/2") + get("/3"))
    #expect(visit.paths == ["/1"])
    visit.answer("one", number: 1)
    #expect(visit.paths == ["/1", "/2"])
    visit.answer("late", number: 1)
    visit.answer("two", number: 2)
    visit.answer("three", number: 3)
    #expect(visit.paths == ["/1", "/2", "/3"])
    #expect(!visit.text.contains("late"))
    #expect(visit.codes == [200, 200, 200])
    #expect(visit.stage == .reading)
  }

  @Test func `an answer to HEAD has the length and no body`() {
    var visit = Visit()
    visit.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
    visit.answer("four", number: 1)
    #expect(visit.text.hasSuffix("Content-Length: 4\r\n\r\n"))
    visit.send(get("/"))
    visit.answer("four", number: 2)
    #expect(visit.text.hasSuffix("\r\n\r\nfour"))
  }

  @Test(arguments: [
    ("HEAD / HTTP/1.1\r\n\r\n", 400), ("HEAD /../ HTTP/1.1\r\n\r\n", 400),
    ("HEAD / HTTP/2.0\r\n\r\n", 505), ("HEAD /" + String(repeating: "a", count: 9_000), 414),
    ("\r\nHEAD /\0", 400), (get("/") + "HEAD / HTTP/1.1\r\n\r\n", 400),
  ])
  func `a refusal of HEAD has no body either`(text: String, code: Int) {
    var visit = Visit()
    visit.send(text)
    visit.answer("", number: 1)
    #expect(visit.codes.last == code)
    #expect(visit.text.hasSuffix("Connection: close\r\n\r\n"))
  }

  @Test func `a refusal of what follows a HEAD has its body`() {
    var visit = Visit()
    visit.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n\r\n")
    visit.answer("", number: 1)
    #expect(visit.codes == [200, 400])
    #expect(visit.text.hasSuffix("\r\n\r\n400 Bad Request\n"))
  }

  @Test func `while an answer is made only so much is taken in`() {
    var limits = ServerLimits()
    limits.backlog = 100
    var visit = Visit(limits)
    visit.send(get("/1"))
    #expect(visit.connection.wantsBytes)
    for _ in 0..<4 { visit.send(get("/x")) }
    #expect(!visit.connection.wantsBytes)
    for number in 1...5 { visit.answer("", number: number) }
    #expect(visit.connection.wantsBytes)
    #expect(visit.paths.count == 5)
  }

  @Test func `after a fault nothing more is read and the client gets time to hear it`() {
    var visit = Visit()
    visit.send(get("/") + "BAD\r\n\r\n" + get("/evil"))
    visit.answer("", number: 1)
    #expect(visit.codes == [200, 400])
    #expect(visit.paths == ["/"])
    #expect(visit.orders.last == .endOutput)
    #expect(visit.stage == .lingering)
    visit.send(get("/evil"))
    #expect(visit.connection.wantsBytes)
    visit.wait(.seconds(1))
    #expect(visit.stage == .lingering)
    visit.wait(.seconds(1))
    #expect(visit.stage == .over)
    #expect(visit.paths == ["/"])
  }

  @Test(arguments: ["HTTP/1.0\r\n\r\n", "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"])
  func `a client that wants one answer gets one`(rest: String) {
    var visit = Visit()
    visit.send("GET / \(rest)" + get("/2"))
    visit.answer("a", number: 1)
    #expect(visit.paths == ["/"])
    #expect(visit.text.contains("Connection: close\r\n"))
    #expect(visit.stage == .lingering)
    visit.end()
    #expect(visit.stage == .over)
  }

  @Test func `a client that has ended still gets its answers`() {
    var visit = Visit()
    visit.send(get("/1") + get("/2"))
    visit.end()
    #expect(!visit.connection.wantsBytes)
    visit.answer("one", number: 1)
    visit.answer("two", number: 2)
    #expect(visit.codes == [200, 200])
    #expect(visit.stage == .over)
  }

  @Test func `a handler of a client that has ended is soon told to stop, and may still answer`() {
    var visit = Visit()
    visit.send(get("/news"))
    visit.end()
    visit.wait(.milliseconds(499))
    #expect(!visit.orders.contains(.cancel))
    visit.wait(.milliseconds(1))
    #expect(visit.orders.last == .cancel)
    visit.answer("given up", number: 1)
    #expect(visit.text.hasSuffix("given up"))
    #expect(visit.stage == .over)
  }

  @Test func `a client that is gone costs nothing more`() {
    var visit = Visit()
    visit.send(get("/news"))
    visit.connection.lost()
    visit.settle()
    #expect(visit.orders.last == .cancel)
    #expect(visit.stage == .over)
    visit.answer("nobody", number: 1)
    #expect(visit.text.isEmpty)
  }

  @Test(arguments: [
    ("", 60.0, []), ("G", 10.0, [408]), ("GET / HTTP/1.1\r\nHost: a\r\n", 10.0, [408]),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab", 20.0, [408]),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1", 20.0, [408]),
    (get("/"), 60.0, [503]),
  ])
  func `a client or handler that is slow loses its place in time`(
    text: String, seconds: Double, codes: [Int]
  ) {
    var visit = Visit()
    visit.send(text)
    visit.wait(.seconds(seconds) - .milliseconds(1))
    #expect(visit.codes == [])
    #expect(visit.stage != .over)
    visit.wait(.milliseconds(1))
    #expect(visit.codes == codes)
    #expect(visit.stage == (codes.isEmpty ? .over : .lingering))
  }

  @Test func `bytes that drip in buy no time`() {
    var visit = Visit()
    for byte in "GET / HTT" {
      visit.send(String(byte))
      visit.wait(.seconds(1))
    }
    #expect(visit.codes == [])
    visit.send("P")
    visit.wait(.seconds(1))
    #expect(visit.codes == [408])
  }

  @Test func `a client that does not take its answer is let go`() {
    var visit = Visit()
    visit.connection.received(Array(get("/").utf8), at: visit.now, date: "now")
    visit.orders += visit.connection.takeOrders()
    visit.connection.answered(.text("answer"), number: 1, at: visit.now, date: "now")
    visit.connection.sent(5, at: visit.now, date: "now")
    visit.connection.passed(to: visit.now + .seconds(29), date: "now")
    #expect(visit.stage == .writing)
    visit.connection.passed(to: visit.now + .seconds(30), date: "now")
    #expect(visit.stage == .over)
  }

  @Test func `a request that ends in the middle is answered as such`() {
    var visit = Visit()
    visit.send("GET / HT")
    visit.end()
    #expect(visit.codes == [400])
    #expect(visit.stage == .over)
    var silent = Visit()
    silent.end()
    #expect(silent.text.isEmpty && silent.stage == .over)
  }

  @Test func `a client is told to send its body`() {
    var visit = Visit()
    visit.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(visit.text == "HTTP/1.1 100 Continue\r\n\r\n")
    visit.send("ab")
    #expect(visit.paths == ["/"])
    var refused = Visit()
    refused.send(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n\r\n")
    #expect(refused.codes == [413])
  }

  @Test func `a server that stops answers what it has begun`() {
    var visit = Visit()
    visit.send(get("/1") + get("/2"))
    visit.connection.windDown(at: visit.now)
    visit.answer("one", number: 1)
    #expect(visit.text.contains("Connection: close"))
    #expect(visit.paths == ["/1"])
    var idle = Visit()
    idle.connection.windDown(at: idle.now)
    #expect(idle.stage == .over)
  }

  @Test func `of several clients the one that matters least has to go`() {
    let idle = Visit()
    var (slow, busy, lingering, deaf) = (Visit(), Visit(), Visit(), Visit())
    slow.send("G")
    busy.send(get("/"))
    lingering.send("\0")
    deaf.send(get("/"))
    deaf.connection.answered(.text("answer"), number: 1, at: Visit.start, date: "now")
    let visits = [idle, slow, busy, lingering, deaf]
    func ranks(after time: Duration) -> [Int?] {
      visits.map { $0.connection.dispensability(at: Visit.start + time)?.rank }
    }
    #expect(ranks(after: .seconds(1.5)) == [1, 0, nil, 2, 0])
    #expect(ranks(after: .seconds(1)) == [1, nil, nil, 2, nil])
    #expect(ranks(after: .milliseconds(100)) == [1, nil, nil, nil, nil])
  }

  @Test func `a client that takes its answers slowly can go however often it takes one`() {
    var visit = Visit()
    visit.connection.received((get("/1") + get("/2")).utf8, at: visit.now, date: "now")
    visit.connection.answered(.text("one"), number: 1, at: visit.now, date: "now")
    visit.now += .seconds(29)
    visit.settle()
    visit.now += .seconds(5)
    visit.connection.answered(.text("two"), number: 2, at: visit.now, date: "now")
    #expect(visit.connection.dispensability(at: visit.now + .seconds(1)) == nil)
    #expect(visit.connection.dispensability(at: visit.now + .seconds(1.5))?.rank == 0)
  }
}

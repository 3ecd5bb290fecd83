import Testing

@testable import LocalServer

/// Over real sockets.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LocalServerTests {
  private let bye = "GET /bye HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  @Test func `many requests go over one connection, in order`() async throws {
    let served = try RunningServer()
    let text = await waiting {
      let client = Client(port: served.port)
      let first = client?.ask(get("/1"), until: "|") ?? ""
      let body = String(repeating: "x", count: 60_000)
      let post = "POST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n\(body)"
      client?.send(post + (3...200).map { get("/\($0)") }.joined())
      return first + (client?.read { $0.hasSuffix("/200 0|") } ?? "")
    }
    let paths = text.split(separator: "\r\n\r\n").dropFirst().compactMap {
      $0.split(separator: " ").first
    }
    #expect(paths.map(String.init) == (1...200).map { "/\($0)" })
    #expect(text.contains("/2 60000|"))
    await served.server.stop()
  }

  @Test func `a port that is listened at is in use, and the next one is taken`() async throws {
    let served = try RunningServer()
    let other = LoopbackServer { _ in .noContent }
    #expect(throws: LocalServerError.portInUse(served.port)) {
      try other.start(port: .exactly(served.port))
    }
    #expect(throws: LocalServerError.noFreePort(from: served.port, tries: 1)) {
      try other.start(port: .firstFree(from: served.port, tries: 1))
    }
    let next = try other.start(port: .firstFree(from: served.port, tries: 50))
    #expect(next > served.port)
    #expect(throws: LocalServerError.alreadyStarted) { try other.start(port: .exactly(0)) }
    await other.stop()
    await served.server.stop()
  }

  @Test func `after it stopped the port is free and nothing stays open`() async throws {
    // What the system opens once for all timers and threads is there after the first round.
    try await serveAndStop()
    try await Task.sleep(for: .milliseconds(50))
    let before = openDescriptors()
    for _ in 0..<100 { try await serveAndStop() }
    // The pipe of a loop goes with its thread, a moment later.
    // Other tests may have opened a few files meanwhile.
    for _ in 0..<2_000 where openDescriptors() >= before + 20 {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(openDescriptors() < before + 20)
  }

  private func serveAndStop() async throws {
    let served = try RunningServer()
    let clients = await waiting {
      let clients = (0..<20).compactMap { _ in Client(port: served.port) }
      for client in clients { _ = client.ask(get("/"), until: "|") }
      return clients
    }
    #expect(clients.count == 20)
    await served.server.stop()
    #expect(await waiting { Client(port: served.port) == nil })
    #expect(clients.allSatisfy { $0.read() == nil })
    let again = LoopbackServer { _ in .noContent }
    #expect(try again.start(port: .exactly(served.port)) == served.port)
    await again.stop()
    await served.server.stop()
  }

  @Test func `handlers may finish when the server stops, and are then cancelled`() async throws {
    let served = try RunningServer()
    let clients = await waiting { (0..<2).compactMap { _ in Client(port: served.port) } }
    try #require(clients.count == 2)
    clients[0].send(get("/late"))
    clients[1].send(get("/slow"))
    #expect(await served.eventually { $0.began == 2 })
    await served.server.stop(grace: .seconds(5))
    #expect(served.counts.ended == 2 && served.counts.cancelled == 1)
    #expect(clients[0].readToEnd().hasSuffix("late|"))
    #expect(clients[1].readToEnd().hasSuffix("slow|"))
  }

  @Test(arguments: [true, false])
  func `a handler is cancelled when its client goes away`(isReset: Bool) async throws {
    let served = try RunningServer()
    do {
      let client = try #require(await waiting { Client(port: served.port) })
      if isReset { client.resetOnClose() }
      client.send(get("/slow"))
      #expect(await served.eventually { $0.began == 1 })
    }
    #expect(await served.eventually { $0.cancelled == 1 })
    await served.server.stop()
  }

  @Test func `a client that has ended gets its answer`() async throws {
    let served = try RunningServer()
    let text = await waiting {
      let client = Client(port: served.port)
      client?.send(get("/1") + get("/2"))
      client?.endOutput()
      return client?.readToEnd() ?? ""
    }
    #expect(text.contains("/1 0|") && text.hasSuffix("/2 0|"))
    await served.server.stop()
  }

  @Test func `large answers arrive whole, also when they are taken slowly`() async throws {
    let served = try RunningServer()
    let counts = await waiting { () -> [Int] in
      (0..<3).map { round in
        guard let client = Client(port: served.port) else { return 0 }
        client.send(get("/big") + bye)
        // The server has sent what goes, and waits for this client.
        pause(milliseconds: 200)
        var count = 0
        while let bytes = client.read() { count += bytes.count }
        return count
      }
    }
    #expect(counts.allSatisfy { $0 > 4_000_000 && $0 < 4_001_000 })
    await served.server.stop()
  }

  @Test func `a refusal arrives although the client goes on sending`() async throws {
    let served = try RunningServer()
    let texts = await waiting { () -> [String] in
      (0..<20).map { _ in
        guard let client = Client(port: served.port) else { return "" }
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n")
        client.send([UInt8](repeating: 120, count: 5_000_000))
        return client.readToEnd()
      }
    }
    #expect(texts.allSatisfy { $0.hasPrefix("HTTP/1.1 413 ") })
    await served.server.stop()
  }

  @Test func `the server closes slow connections and serves others meanwhile`() async throws {
    var limits = ServerLimits()
    (limits.headTime, limits.idleTime) = (.seconds(3), .seconds(4))
    let served = try RunningServer(limits)
    let (slow, silent, good) = await waiting {
      let slow = (0..<50).compactMap { _ in Client(port: served.port) }
      for client in slow { client.send("GET / HT") }
      let silent = Client(port: served.port)
      let good = Client(port: served.port)?.ask(get("/good"), until: "|") ?? ""
      return (slow.map { $0.readToEnd() }, silent?.readToEnd(), good)
    }
    #expect(slow.count == 50 && slow.allSatisfy { $0.hasPrefix("HTTP/1.1 408 ") })
    #expect(silent == "")
    #expect(good.hasSuffix("/good 0|"))
    await served.server.stop()
  }

  @Test func `two hundred clients at once are all answered`() async throws {
    let served = try RunningServer()
    let good = await waiting {
      let clients = (0..<200).compactMap { _ in Client(port: served.port) }
      return (0..<10).reduce(0) { sum, round in
        for client in clients { client.send(get("/\(round)")) }
        return sum + clients.count { $0.read { $0.hasSuffix("/\(round) 0|") }.hasSuffix("|") }
      }
    }
    #expect(good == 2_000)
    #expect(served.counts.ended == 2_000)
    await served.server.stop()
  }

  @Test func `only so many handlers run at a time, and the others wait`() async throws {
    var limits = ServerLimits()
    limits.handlers = 3
    let served = try RunningServer(limits)
    let texts = await waiting {
      let clients = (0..<6).compactMap { _ in Client(port: served.port) }
      for client in clients { client.send(get("/late")) }
      return clients.map { $0.read { $0.hasSuffix("|") } }
    }
    #expect(texts.count == 6 && texts.allSatisfy { $0.hasSuffix("late|") })
    #expect(served.counts.mostAtOnce == 3)
    await served.server.stop()
  }
}

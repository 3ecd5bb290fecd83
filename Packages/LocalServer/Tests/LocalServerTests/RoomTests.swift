import Testing

@testable import LocalServer

/// Over real sockets, where there are more clients than places.
extension LocalServerTests {
  @Test func `one client more than there is room for takes the place of an idle one`() async throws
  {
    var limits = ServerLimits()
    limits.connections = 10
    let served = try RunningServer(limits)
    let (isFirstGone, others) = await waiting {
      let clients = (0..<11).compactMap { _ -> Client? in
        let client = Client(port: served.port)
        _ = client?.ask(get("/"), until: "|")
        return client
      }
      let others = clients.dropFirst().map { $0.ask(get("/again"), until: "|") }
      var buffer = [UInt8](repeating: 0, count: 100)
      return (clients.first?.socket.receive(into: &buffer) == .end, others)
    }
    #expect(isFirstGone)
    #expect(others.count == 10 && others.allSatisfy { $0.hasSuffix("/again 0|") })
    await served.server.stop()
  }

  @Test func `where all are busy all others are told that there is no room`() async throws {
    var limits = ServerLimits()
    limits.connections = 5
    // Whoever is slow to hear the refusal on a busy machine has time.
    limits.lingeringTime = .seconds(20)
    let served = try RunningServer(limits)
    let busy = await waiting { (0..<5).compactMap { _ in Client(port: served.port) } }
    for client in busy { client.send(get("/slow")) }
    #expect(await served.eventually { $0.began == 5 })
    let refusals = await waiting {
      var others: [Client] = []
      for _ in 0..<2 {
        let more = (0..<15).compactMap { _ in Client(port: served.port) }
        for client in more { client.send(get("/slow")) }
        others += more
        // Time enough for those who were refused to be in the way of the next.
        pause(milliseconds: 300)
      }
      // The first ones make room for the last ones by leaving.
      return (0..<others.count).map { _ in others.removeFirst().readOut() }
    }
    #expect(refusals.count == 30)
    #expect(refusals.allSatisfy { $0.text.hasPrefix("HTTP/1.1 503 ") && $0.isWhole })
    await served.server.stop(grace: .zero)
    #expect(served.counts.mostAtOnce == 5)
    #expect(served.counts.cancelled == 5)
  }

  @Test(.timeLimit(.minutes(1)))
  func `clients that were refused for lack of room do not block later clients`() async throws {
    var limits = ServerLimits()
    limits.connections = 1
    limits.lingeringTime = .seconds(3600)
    let served = try RunningServer(limits)
    let busy = try #require(await waiting { Client(port: served.port) })
    busy.send(get("/late"))
    #expect(await served.eventually { $0.began == 1 })
    let refused = await waiting { (0..<16).compactMap { _ in Client(port: served.port) } }
    let text = await waiting { Client(port: served.port)?.ask(get("/good"), until: "|") ?? "" }
    #expect(refused.count == 16)
    #expect(text.hasSuffix("/good 0|"))
    await served.server.stop(grace: .zero)
  }

  @Test func `clients take no more than half of the descriptors that there may be`() async throws {
    #expect(ServerLimits().leavingHalf(of: 256).connections == 128)
    #expect(ServerLimits().leavingHalf(of: 1).connections == 1)
    #expect(ServerLimits().leavingHalf(of: .max) == ServerLimits())
    let served = try await serverBelow100()
    let busy = await waiting { (0..<50).compactMap { _ in Client(port: served.port) } }
    for client in busy { client.send(get("/slow")) }
    #expect(await served.eventually { $0.began == 50 })
    let text = await waiting { Client(port: served.port)?.readToEnd() ?? "" }
    #expect(text.hasPrefix("HTTP/1.1 503 "))
    await served.server.stop(grace: .zero)
  }

  /// A server that was started while there were a hundred descriptors; other tests may hold all of
  /// these for a moment.
  private func serverBelow100() async throws -> RunningServer {
    for _ in 0..<500 {
      if let served = try? withDescriptors(below: 100, { try RunningServer() }) { return served }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try withDescriptors(below: 100) { try RunningServer() }
  }
}

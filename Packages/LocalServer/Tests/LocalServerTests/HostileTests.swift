import SeededRandom
import Testing

@testable import LocalServer

/// Requests that somebody took apart, put together wrongly, cut or blew up.
@Suite struct HostileTests {
  /// Changes a sample in one to four places.
  static func spoiled(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array((Samples.all.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.insert(contentsOf: piece, at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3 where place < bytes.count: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes[place...], at: place)
      }
    }
    return bytes
  }

  private static let pieces = [
    "\r\n", "\n", "\r", "\0", " ", ":", "Content-Length: 5\r\n", "Content-Length: 0\r\n\r\n",
    "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", "Host: b\r\n", "%", "/../", "HTTP/1.1", "GET /",
    String(repeating: "a", count: 100), "\u{FFFD}", "ffffffff\r\n",
  ]

  @Test(arguments: 0..<8)
  func `random bytes give requests, a fault or a wait for more`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let bytes = Self.spoiled(&random)
      let whole = Reading([bytes], limits: Samples.limits)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(Reading([bytes[..<cut], bytes[cut...]], limits: Samples.limits) == whole)
      for request in whole.requests {
        #expect(request.body.count <= Samples.limits.body)
        #expect(!request.path.segments.contains { ["", ".", ".."].contains($0) })
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a connection with random bytes ends`(seed: Int) {
    var random = SeededGenerator(seed: 100 + seed)
    for _ in 0..<500 {
      var visit = Visit(Samples.limits)
      for _ in 0..<3 {
        visit.connection.received(Self.spoiled(&random), at: visit.now, date: "now")
        visit.settle()
        visit.answer("x", number: visit.connection.number)
      }
      for _ in 0..<4 { visit.wait(.seconds(61)) }
      #expect(visit.stage == .over)
      #expect(visit.codes.dropLast().allSatisfy { [100, 200, 503].contains($0) })
    }
  }
}

extension LocalServerTests {
  @Test(arguments: 0..<3)
  func `after random bytes, the server answers the next good request`(seed: Int) async throws {
    var limits = Samples.limits
    // A busy machine makes good requests slow too.
    (limits.headTime, limits.bodyTime) = (.seconds(30), .seconds(30))
    let served = try RunningServer(limits)
    let problems = await waiting { () -> Int in
      var random = SeededGenerator(seed: 200 + seed)
      var open: [Client] = []
      return (0..<30).count { _ in
        guard let client = Client(port: served.port) else { return true }
        client.send(HostileTests.spoiled(&random))
        if Bool.random(using: &random) { client.endOutput() }
        if Bool.random(using: &random) { open.append(client) }
        if open.count > 20 { open.removeFirst(10) }
        let answer = Client(port: served.port)?.ask(get("/good"), until: "|")
        return answer?.hasSuffix("/good 0|") != true
      }
    }
    #expect(problems == 0)
    await served.server.stop(grace: .zero)
  }
}

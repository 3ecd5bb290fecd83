import Synchronization
import Testing
import WebPages

@testable import LivePages

/// The connection itself, which asks whatever it is told to; that only public hosts are asked is
/// held by `PageFetcher`.
@Suite struct PageLoadTests {
  private func ask(
    _ answer: String, hangsUp: Bool = true, limits: PageLimits = PageLimits()
  ) async throws -> PageConnection.Answer {
    let site = CannedSite(answer, hangsUp: hangsUp)
    defer { withExtendedLifetime(site) {} }
    return try await PageConnection.live().ask(PageAddress(site.address), limits) { _, _ in }
  }

  private func head(_ status: String, _ lines: String...) -> String {
    (["HTTP/1.1 \(status)"] + lines + ["Connection: close", "", ""]).joined(separator: "\r\n")
  }

  @Test func `a page comes with its type and bytes`() async throws {
    let answer = try await ask(
      head("200 OK", "Content-Type: text/html; charset=utf-8", "Content-Length: 7") + "<p>soup")
    #expect(answer.status == 200)
    #expect(answer.contentType == "text/html; charset=utf-8")
    #expect(answer.bytes == Array("<p>soup".utf8))
  }

  @Test func `pieces are put together`() async throws {
    let answer = try await ask(
      head("200 OK", "Content-Type: text/html", "Transfer-Encoding: chunked")
        + "3\r\n<p>\r\n4\r\nsoup\r\n0\r\n\r\n")
    #expect(answer.bytes == Array("<p>soup".utf8))
  }

  @Test func `a redirect is told, not followed`() async throws {
    let answer = try await ask(head("302 Found", "Location: /stew", "Content-Length: 0"))
    #expect(answer.status == 302)
    #expect(answer.location == "/stew")
  }

  @Test func `the connection reads only the head of a refused page or a picture`() async throws {
    let refused = try await ask(
      head("403 Forbidden", "Content-Type: text/html", "Content-Length: 4") + "nope")
    #expect(refused.status == 403)
    #expect(refused.bytes.isEmpty)
    let picture = try await ask(
      head("200 OK", "Content-Type: image/png", "Content-Length: 4") + "\u{89}PNG")
    #expect(picture.contentType == "image/png")
    #expect(picture.bytes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a page that is too large ends at the limit, with or without a stated length`(
    isAnnounced: Bool
  ) async throws {
    let body = String(repeating: "soup ", count: 2_000)
    let length = isAnnounced ? ["Content-Length: \(body.utf8.count)"] : []
    let head = (["HTTP/1.1 200 OK", "Content-Type: text/html"] + length + ["", ""])
      .joined(separator: "\r\n")
    await #expect(throws: PageFetchError.tooLarge(bytes: 1_000)) {
      try await ask(head + body, limits: PageLimits(bytes: 1_000))
    }
  }

  @Test func `a site that never ends its answer is given up`() async throws {
    await #expect(throws: PageFetchError.tooSlow(seconds: 1)) {
      try await ask(
        head("200 OK", "Content-Type: text/html", "Content-Length: 100") + "<p>",
        hangsUp: false, limits: PageLimits(seconds: 1))
    }
  }

  @Test func `a cancelled request ends at once`() async throws {
    let site = CannedSite(
      head("200 OK", "Content-Type: text/html", "Content-Length: 100") + "<p>", hangsUp: false)
    let (begun, isBegun) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await PageConnection.live().ask(PageAddress(site.address), PageLimits()) { _, _ in
        isBegun.yield()
      }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: PageFetchError.cancelled) { try await task.value }
  }

  @Test func `an address without a server gives a failed connection`() async throws {
    let address: String
    do {
      let site = CannedSite("")
      address = site.address
    }
    let error = await #expect(throws: PageFetchError.self) {
      try await PageConnection.live().ask(PageAddress(address), PageLimits()) { _, _ in }
    }
    guard case .connection = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `how much has come is told on the way`() async throws {
    let told = Mutex<[Int]>([])
    let site = CannedSite(
      head("200 OK", "Content-Type: text/html", "Content-Length: 4") + "soup")
    _ = try await PageConnection.live().ask(PageAddress(site.address), PageLimits()) { got, _ in
      told.withLock { $0.append(got) }
    }
    #expect(told.withLock { $0.last } == 4)
  }
}

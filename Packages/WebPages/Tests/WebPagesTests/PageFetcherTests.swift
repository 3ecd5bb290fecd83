import Synchronization
import Testing
import WebPages

@Suite struct PageFetcherTests {
  /// A web of a few hosts, which notes what it is asked for.
  private final class Web: Sendable {
    let asked = Mutex<[String]>([])
    let answers: [String: PageConnection.Answer]
    let hosts: [String: [InternetAddress]]

    init(
      _ answers: [String: PageConnection.Answer],
      hosts: [String: [InternetAddress]] = ["example.com": [.version4(93, 184, 216, 34)]]
    ) {
      self.answers = answers
      self.hosts = hosts
    }

    var connection: PageConnection {
      PageConnection(
        ask: { address, _, _ in
          self.asked.withLock { $0.append(address.text) }
          guard let answer = self.answers[address.text] else {
            return PageConnection.Answer(status: 404)
          }
          return answer
        },
        addresses: { self.hosts[$0] ?? [] })
    }

    func page(
      _ address: String, limits: PageLimits = PageLimits()
    ) async throws -> FetchedPage {
      try await PageFetcher(over: connection, within: limits) { _ in
        try await Task.sleep(for: .seconds(3_600))
      }.page(at: PageAddress(address))
    }
  }

  private let soup = PageConnection.Answer(
    status: 200, contentType: "text/html", bytes: Array("soup".utf8))

  private func sent(to place: String) -> PageConnection.Answer {
    PageConnection.Answer(status: 301, location: place)
  }

  @Test func `a page is fetched with where it came from`() async throws {
    let web = Web([
      "https://example.com/old": sent(to: "/soup"), "https://example.com/soup": soup,
    ])
    let page = try await web.page("https://example.com/old")
    #expect(page.address.text == "https://example.com/soup")
    #expect(page.text() == "soup")
  }

  @Test(arguments: [
    ["inside.example": [InternetAddress.version4(10, 0, 0, 1)]],
    ["inside.example": [.version4(93, 184, 216, 34), .version4(127, 0, 0, 1)]],  // one of two
  ])
  func `a host inside is never asked`(hosts: [String: [InternetAddress]]) async throws {
    let web = Web(["https://inside.example/": soup], hosts: hosts)
    await #expect(throws: PageFetchError.notPublic(host: "inside.example")) {
      try await web.page("https://inside.example/")
    }
    #expect(web.asked.withLock { $0 } == [])
  }

  @Test func `a redirect to a host inside is not followed`() async throws {
    let web = Web(
      ["https://example.com/": sent(to: "http://router.example/")],
      hosts: [
        "example.com": [.version4(93, 184, 216, 34)],
        "router.example": [.version4(192, 168, 0, 1)],
      ])
    await #expect(throws: PageFetchError.notPublic(host: "router.example")) {
      try await web.page("https://example.com/")
    }
    #expect(web.asked.withLock { $0 } == ["https://example.com/"])
  }

  /// A connection that looks every host up as a public one, and answers with a page.
  private func trusting(_ asked: @escaping @Sendable (String) -> Void) -> PageConnection {
    PageConnection(
      ask: { address, _, _ in
        asked(address.text)
        return PageConnection.Answer(status: 200, contentType: "text/html", bytes: [])
      },
      addresses: { _ in [.version4(93, 184, 216, 34)] })
  }

  @Test(arguments: [
    "192.168.1.1", "192.168.1.1.", "10.0.0.1:8080", "127.0.0.1", "169.254.169.254", "0.0.0.0",
    "%31%32%37.0.0.1", "[::1]", "[fe80::1]", "[fd12::1]", "[::ffff:192.168.1.1]",
    "[::ffff:c0a8:101]", "localhost", "LOCALHOST", "localhost.", "soup.localhost:8080",
    // No plain addresses, which programs read in different ways:
    "127.1", "2130706433", "0x7f000001", "0x7F.0.0.1", "0177.0.0.1", "010.0.0.1", "127.0.0.0x1",
    "256.1.1.1", "1.2.3.4.5", "kitchen.10", "[fe80::1%25eth0]",
  ])
  func `an address inside is refused, whatever a lookup says`(host: String) async throws {
    let address = try PageAddress("http://\(host)/")
    let asked = Mutex<[String]>([])
    let fetcher = PageFetcher(over: trusting { text in asked.withLock { $0.append(text) } })
    await #expect(throws: PageFetchError.notPublic(host: address.host)) {
      try await fetcher.page(at: address)
    }
    #expect(asked.withLock { $0 } == [])
  }

  @Test(arguments: ["93.184.216.34", "[2606:4700::1]", "[::ffff:93.184.216.34]"])
  func `a public address needs no lookup`(host: String) async throws {
    let connection = PageConnection(
      ask: { [soup] _, _, _ in soup }, addresses: { _ in throw PageFetchError.offline })
    let page = try await PageFetcher(over: connection).page(at: PageAddress("https://\(host)/"))
    #expect(page.text() == "soup")
  }

  @Test(arguments: ["1001recipes.example", "0xcafe.example", "localhost.example", "cafe.bad"])
  func `a name with a number in it is looked up`(host: String) async throws {
    let web = Web(["https://\(host)/": soup], hosts: [host: [.version4(93, 184, 216, 34)]])
    #expect(try await web.page("https://\(host)/").text() == "soup")
  }

  @Test func `a redirect to an address inside is not followed`() async throws {
    let asked = Mutex<[String]>([])
    let connection = PageConnection(
      ask: { [sent] address, _, _ in
        asked.withLock { $0.append(address.text) }
        return sent("http://192.168.0.1/")
      },
      addresses: { _ in [.version4(93, 184, 216, 34)] })
    await #expect(throws: PageFetchError.notPublic(host: "192.168.0.1")) {
      try await PageFetcher(over: connection).page(at: PageAddress("https://example.com/"))
    }
    #expect(asked.withLock { $0 } == ["https://example.com/"])
  }

  @Test func `a redirect to a file is not followed`() async throws {
    let web = Web(["https://example.com/": sent(to: "file:///etc/passwd")])
    await #expect(throws: PageFetchError.notOfTheWeb(scheme: "file")) {
      try await web.page("https://example.com/")
    }
  }

  @Test func `five redirects are followed and the sixth is not`() async throws {
    var answers: [String: PageConnection.Answer] = ["https://example.com/0": soup]
    for step in 1...6 { answers["https://example.com/\(step)"] = sent(to: "/\(step - 1)") }
    let web = Web(answers)
    #expect(try await web.page("https://example.com/5").text() == "soup")
    await #expect(throws: PageFetchError.tooManyRedirects(5)) {
      try await web.page("https://example.com/6")
    }
  }

  @Test func `a circle of redirects ends`() async throws {
    let web = Web(["https://example.com/": sent(to: "/")])
    await #expect(throws: PageFetchError.tooManyRedirects(5)) {
      try await web.page("https://example.com/")
    }
  }

  @Test(arguments: [
    (403, PageFetchError.refused(status: 403)), (503, .refused(status: 503)),
    (404, .notFound(status: 404)), (410, .notFound(status: 410)), (500, .failed(status: 500)),
    (304, .failed(status: 304)),  // a redirect that says no place
  ])
  func `another status is told as what it is`(status: Int, error: PageFetchError) async throws {
    let web = Web(["https://example.com/": PageConnection.Answer(status: status)])
    await #expect(throws: error) { try await web.page("https://example.com/") }
  }

  @Test func `the fetcher names the media type of data that is not a page`() async throws {
    let web = Web([
      "https://example.com/": PageConnection.Answer(status: 200, contentType: "application/pdf")
    ])
    await #expect(throws: PageFetchError.notAPage(mediaType: "application/pdf")) {
      try await web.page("https://example.com/")
    }
  }

  @Test func `a connection that gives too much is not believed`() async throws {
    let web = Web(["https://example.com/": soup])
    await #expect(throws: PageFetchError.tooLarge(bytes: 3)) {
      try await web.page("https://example.com/", limits: PageLimits(bytes: 3))
    }
  }

  @Test func `the fetcher reports an unknown host`() async throws {
    await #expect(throws: PageFetchError.unknownHost("nowhere.example")) {
      try await Web([:]).page("https://nowhere.example/")
    }
  }

  @Test func `without a connection it says so`() async throws {
    await #expect(throws: PageFetchError.offline) {
      try await PageFetcher(over: .offline).page(at: PageAddress("https://example.com/"))
    }
  }

  @Test func `a site that never answers is given up when the time is over`() async throws {
    let endless = PageConnection(
      ask: { _, _, _ in
        try await Task.sleep(for: .seconds(3_600))
        return PageConnection.Answer(status: 200)
      },
      addresses: { _ in [.version4(93, 184, 216, 34)] })
    let fetcher = PageFetcher(over: endless, within: PageLimits(seconds: 20)) { _ in }
    await #expect(throws: PageFetchError.tooSlow(seconds: 20)) {
      try await fetcher.page(at: PageAddress("https://example.com/"))
    }
  }

  @Test func `any other error of a closure counts as a failed connection`() async throws {
    struct Broken: Error {}
    let broken = PageConnection(
      ask: { _, _, _ in throw Broken() }, addresses: { _ in [.version4(93, 184, 216, 34)] })
    await #expect(throws: PageFetchError.connection("Broken()")) {
      try await PageFetcher(over: broken).page(at: PageAddress("https://example.com/"))
    }
  }

  @Test(arguments: [
    PageFetchError.notAnAddress("soup"), .notOfTheWeb(scheme: "file"), .holdsPassword,
    .notPublic(host: "a"), .unknownHost("a"), .offline, .tooManyRedirects(5),
    .tooLarge(bytes: 10_000_000), .tooSlow(seconds: 20), .refused(status: 403),
    .notFound(status: 404), .failed(status: 500), .notAPage(mediaType: "image/png"), .cancelled,
    .connection("reset"),
  ])
  func `every error is said in whole sentences`(error: PageFetchError) {
    #expect(error.sentence.first?.isLowercase == false || error == .notPublic(host: "a"))
    #expect(error.sentence.contains(" "))
    #expect(!error.sentence.contains("Optional"))
  }

  @Test(
    "A file is fetched whatever its type says, by the same rules for hosts, sizes and redirects")
  func file() async throws {
    let photo = PageConnection.Answer(
      status: 200, contentType: "image/jpeg", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0])
    let web = Web(
      [
        "https://example.com/a.jpg": photo,
        "https://example.com/out": sent(to: "http://inside.example/a"),
        "http://inside.example/a": photo,
      ],
      hosts: [
        "example.com": [.version4(93, 184, 216, 34)], "inside.example": [.version4(10, 0, 0, 1)],
      ])
    let pages = PageFetcher(over: web.connection) { _ in try await Task.sleep(for: .seconds(3_600))
    }
    #expect(try await pages.file(at: PageAddress("https://example.com/a.jpg"), bytes: 5).count == 5)
    await #expect(throws: PageFetchError.tooLarge(bytes: 4)) {
      try await pages.file(at: PageAddress("https://example.com/a.jpg"), bytes: 4)
    }
    await #expect(throws: PageFetchError.notPublic(host: "inside.example")) {
      try await pages.file(at: PageAddress("https://example.com/out"), bytes: 5)
    }
    #expect(web.asked.withLock { !$0.contains("http://inside.example/a") })
    await #expect(throws: PageFetchError.notAPage(mediaType: "image/jpeg")) {
      try await pages.page(at: PageAddress("https://example.com/a.jpg"))
    }
  }
}

import Testing

@testable import LocalServer

@Suite struct LocalAccessTests {
  private static let host = "127.0.0.1:8200"

  @Test(arguments: [
    ("127.0.0.1:8200", true), ("localhost:8200", true), ("LOCALHOST:8200", true),
    ("127.0.0.1", false), ("127.0.0.1:8201", false), ("evil.example:8200", false),
    ("127.0.0.1.evil.example:8200", false), ("[::1]:8200", false), ("0.0.0.0:8200", false),
    ("localhost.:8200", false), ("127.0.0.1:8200, evil.example", false), ("", false),
    ("127.1:8200", false), ("127.0.0.1:08200", false),
  ])
  func `only the names of this machine lead here`(host: String, expected: Bool) throws {
    let request = try HTTPRequest(.get, "/", headers: ["Host": host], port: 8200)
    #expect((LocalAccess.refusal(of: request) == nil) == expected)
    #expect(expected || LocalAccess.refusal(of: request) == .foreignHost)
  }

  @Test func `a host that the target itself names counts as well`() throws {
    let foreign = try HTTPRequest(.get, "http://evil.example/", port: 8200)
    #expect(LocalAccess.refusal(of: foreign) == .foreignHost)
    let own = try HTTPRequest(.get, "http://\(Self.host)/", port: 8200)
    #expect(LocalAccess.refusal(of: own) == nil)
  }

  @Test func `at port 80 a browser leaves the port out`() throws {
    for host in ["127.0.0.1", "localhost:80"] {
      let request = try HTTPRequest(
        .post, "/", headers: ["Host": host, "Origin": "http://\(host)"], port: 80)
      #expect(LocalAccess.refusal(of: request) == nil)
    }
  }

  @Test(
    arguments: HTTPMethod.allCases,
    [
      ("http://127.0.0.1:8200", true), ("http://localhost:8200", false), ("null", false),
      ("https://127.0.0.1:8200", false), ("http://127.0.0.1:8201", false),
      ("http://127.0.0.1", false),
      ("http://evil.example", false), ("http://127.0.0.1:8200.evil.example", false), ("", false),
      ("http://127.0.0.1:8200, http://127.0.0.1:8200", false),
    ])
  func `a page of another origin gets nothing`(
    method: HTTPMethod, origin: (name: String, isOurs: Bool)
  ) throws {
    let request = try HTTPRequest(
      method, "/", headers: ["Host": Self.host, "Origin": origin.name], port: 8200)
    #expect(LocalAccess.refusal(of: request) == (origin.isOurs ? nil : .foreignOrigin))
  }

  /// What a browser says of a request: the site, the mode, the destination.
  private static let sites: [(fetch: [String], get: Bool, post: Bool)] = [
    (["same-origin", "cors", "empty"], true, true),
    (["same-origin", "navigate", "document"], true, true),
    (["none", "navigate", "document"], true, false),  // typed or from outside the browser
    (["cross-site", "navigate", "document"], true, false),  // a link somebody follows
    (["same-site", "navigate", "document"], true, false),  // another port of this machine
    (["cross-site", "navigate", "iframe"], false, false),
    (["cross-site", "navigate", "object"], false, false),
    (["cross-site", "no-cors", "image"], false, false),
    (["same-site", "no-cors", "script"], false, false),
    (["same-site", "cors", "empty"], false, false),
    (["cross-site", "websocket", "websocket"], false, false),
    (["nonsense", "cors", "empty"], false, false),
  ]

  @Test(arguments: sites)
  func `the browser's fetch headers decide whether a request is allowed`(
    row: (fetch: [String], get: Bool, post: Bool)
  ) throws {
    var headers: HTTPHeaders = ["Host": Self.host]
    for (name, value) in zip(["Site", "Mode", "Dest"], row.fetch) {
      headers["Sec-Fetch-\(name)"] = value
    }
    let get = try HTTPRequest(.get, "/", headers: headers, port: 8200)
    #expect(LocalAccess.refusal(of: get) == (row.get ? nil : .crossSite))
    let post = try HTTPRequest(.post, "/", headers: headers, port: 8200)
    #expect(LocalAccess.refusal(of: post) == (row.post ? nil : .crossSite))
    let options = try HTTPRequest(.options, "/", headers: headers, port: 8200)
    #expect(
      (LocalAccess.refusal(of: options) == nil)
        == (row.fetch[0] == "same-origin" || row.fetch[0] == "none"))
  }

  @Test func `a program that is no browser is let through to the secret`() throws {
    let request = try HTTPRequest(.post, "/", port: 8200)
    #expect(LocalAccess.refusal(of: request) == nil)
  }

  @Test func `a secret is long, random, and matches itself alone`() {
    let secrets = (0..<200).map { _ in Secret.random() }
    #expect(Set(secrets.map(\.text)).count == 200)
    #expect(Set(secrets.flatMap(\.text)).count == 32)
    let secret = secrets[0]
    #expect(secret.text.utf8.count == 26)
    #expect(secret.matches(secret.text))
    for index in secret.text.indices {
      var other = secret.text
      other.replaceSubrange(index...index, with: other[index] == "0" ? "1" : "0")
      #expect(!secret.matches(other))
    }
    for other in [
      "", String(secret.text.dropLast()), secret.text + "0", secret.text.uppercased(),
    ] {
      #expect(!secret.matches(other))
    }
  }

  @Test func `a secret never prints itself`() {
    let secret = Secret.random()
    var dumped = ""
    dump([secret], to: &dumped)
    for text in [
      "\(secret)", String(reflecting: [secret]), dumped, String(describing: (1, secret)),
    ] {
      #expect(!text.contains(secret.text))
    }
  }

  @Test func `guarded answers keep their own fields and get the others`() {
    let response = HTTPResponse.html("<p>").guarded(policy: "default-src 'none'")
    #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(response.headers["content-security-policy"] == "default-src 'none'")
    #expect(response.headers["Referrer-Policy"] == "same-origin")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.guarded(policy: "x").headers.fields.count == response.headers.fields.count)
  }
}

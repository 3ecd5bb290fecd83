import AppShell
import DesignSystem
import LocalServer
import Synchronization
import Testing

@testable import BrowserShell

/// What never happens, whatever is asked.
@Suite struct SiteSafetyTests {
  @Test(arguments: [
    ("Host", "evil.example:8642", HTTPStatus.misdirectedRequest),
    ("Origin", "http://evil.example", .forbidden), ("Origin", "null", .forbidden),
    ("Sec-Fetch-Site", "cross-site", .forbidden), ("Sec-Fetch-Site", "same-site", .forbidden),
  ])
  func `no other page uses the app`(name: String, value: String, status: HTTPStatus) async throws {
    let store = ShopStore()
    let client = SiteClient(.shop(store))
    let path = try await client.open()
    let page = try await client.get(path).text
    let action = try #require(SiteClient.action("shop.add", in: page))
    let form = Query([Query.Pair("action", action)]).encoded
    let answer = try await client.ask(
      .post, SiteClient.part("tap", of: path), [name: value], body: form)
    #expect(answer.status == status)
    #expect(store.number == 0)
  }

  @Test(arguments: ["", "wrong", "SECREU", "%53ECRET"])
  func `without the secret there is only the door`(secret: String) async throws {
    let starts = StartCount()
    let client = SiteClient(.shop(starts: starts))
    let wrong = secret.replacing("SECRE", with: client.site.secret.text.dropLast())
    let answer = try await client.get("/\(wrong)?at=thing%3Fid%3Dx")
    #expect(answer.status == .forbidden)
    #expect(answer.text.contains("name=\"then\" value=\"at=thing%3Fid%3Dx\""))
    #expect(starts.settings.isEmpty)
  }

  @Test func `a page of another run of the program asks for the secret`() async throws {
    let client = SiteClient()
    let path = try await SiteClient().open("?at=thing%3Fid%3Dx")
    let answer = try await client.get(path)
    #expect(answer.status == .forbidden)
    #expect(answer.text.contains("name=\"then\" value=\"at=shop&amp;at=thing%3Fid%3Dx\""))
    let deeper = try await client.get(SiteClient.part("tap", of: path))
    #expect(deeper.status == .forbidden && !deeper.text.contains("name=\"secret\""))
    #expect(try await client.post("0 a", to: path).status == .forbidden)
  }

  @Test func `the door opens with the secret and leads where it was wanted`() async throws {
    let client = SiteClient()
    func enter(_ secret: String) async throws -> HTTPResponse {
      let form = Query([Query.Pair("secret", secret), Query.Pair("then", "type=AX1")])
      return try await client.ask(.post, "/enter", body: form.encoded)
    }
    #expect(try await enter("guess").status == .forbidden)
    let text = client.site.secret.text
    #expect(try await enter(text).headers["Location"] == "/\(text)/?type=AX1")
    #expect(try await client.get("/enter").status == .methodNotAllowed)
  }

  @Test func `nothing starts for who only looks or guesses`() async throws {
    let starts = StartCount()
    let client = SiteClient(.shop(starts: starts))
    let secret = client.site.secret.text
    #expect(try await client.ask(.head, "/\(secret)/").status == .methodNotAllowed)
    let guessed = try await client.get("/\(secret)/", headers: ["Sec-Purpose": "prefetch"])
    #expect(guessed.status == .serviceUnavailable)
    #expect(try await client.get("/\(secret)/favicon.ico").status == .notFound)
    #expect(try await client.get("/\(secret)/a/b/c").status == .notFound)
    #expect(starts.settings.isEmpty)
  }

  @Test(arguments: [
    (HTTPMethod.put, "", "GET, HEAD"), (.post, "", "GET, HEAD"), (.get, "tap", "POST"),
    (.post, "news", "GET"),
    (.delete, "tap", "POST"),
  ])
  func `a wrong method is told the right one`(
    method: HTTPMethod, part: String, right: String
  ) async throws {
    let client = SiteClient()
    let path = try await client.open()
    let answer = try await client.ask(method, SiteClient.part(part, of: path))
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["Allow"] == right)
  }

  @Test func `a refused tap starts no other app and says so once`() async throws {
    let starts = StartCount()
    let client = SiteClient(.shop(starts: starts))
    let path = try await client.open()
    let answer = try await client.post("00000000 shop.add", to: path + "&weather=rain")
    #expect(answer.status == .conflict)
    #expect(!answer.text.contains("weather=rain"), "the page is that of the app as it runs")
    #expect(starts.settings == [[:]])
    #expect(!(try await client.get(path).text.contains("nothing was done")))
  }

  @Test func `a tap on a page that was left does nothing`() async throws {
    let client = SiteClient()
    let path = try await client.open("?at=shop&at=sheet")
    let sheet = try await client.get(path).text
    let closed = try await client.tap("sheet.close", on: sheet, of: path)
    #expect(closed.headers["Location"]?.hasSuffix("?at=shop") == true)
    _ = try await client.get(path.replacing("sheet", with: "thing%3Fid%3Dx"))
    #expect(try await client.tap("sheet.close", on: sheet, of: path).status == .conflict)
  }

  @Test func `a circumstance that cannot be is not taken for one that is`() async throws {
    let store = ShopStore()
    var stage = Stage.shop(store)
    let start = stage.start
    stage.start = { settings throws(AppShellError) in
      guard settings.isEmpty else { throw .noTab }
      return try await start(settings)
    }
    let client = SiteClient(stage)
    let path = try await client.open()
    for _ in 0..<2 {
      #expect(try await client.get(path + "&weather=rain").status == .internalServerError)
    }
    #expect(try await client.get(path).status == .ok)
  }

  @Test func `of settings that come at the same time the last one holds`() async throws {
    let starts = StartCount()
    let client = SiteClient(.shop(starts: starts))
    let path = try await client.open()
    for _ in 0..<20 {
      async let first = client.get(path + "&weather=rain")
      async let second = client.get(path)
      _ = try await (first, second)
      let page = try await client.get(path).text
      #expect(!page.contains("<option value=\"rain\" selected>"))
    }
  }

  @Test func `many tabs make room for each other`() async throws {
    let client = SiteClient()
    let first = try await client.open()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<(Tabs.most + 40) { group.addTask { _ = try await client.open() } }
      try await group.waitForAll()
    }
    #expect(await client.site.tabs.count == Tabs.most)
    #expect(try await client.get(first).status == .seeOther, "it opens anew")
  }

  @Test func `an address that is written can be read, however far the way went`() throws {
    for count in [1, 16, 17, 40] {
      let trail = Array(repeating: Route("thing", [ActionParameter("id", "x")]), count: count)
      let address = Address(board: Switchboard(), trail: trail, switches: [])
      let query = try Query(parsing: address.query.dropFirst().utf8)
      #expect(try Address(reading: query, switches: []).trail == (count > 16 ? [] : trail))
    }
  }

  @Test func `a trail has an end, and an address its slash`() async throws {
    let client = SiteClient()
    let trail = String(repeating: "&at=thing%3Fid%3Dx", count: 16)
    #expect(
      try await client.get("/\(client.site.secret.text)/?at=shop\(trail)").status == .badRequest)
    let path = try await client.open()
    let bare = path.replacing("/?", with: "?")
    #expect(try await client.get(bare).headers["Location"] == path)
  }

  @Test func `a page loads only its own files, and no other site can frame it`() async throws {
    let client = SiteClient()
    let answer = try await client.get(try await client.open())
    let policy = try #require(answer.headers["Content-Security-Policy"])
    for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
      #expect(policy.contains(rule))
    }
    let nonce = try #require(policy.firstMatch(of: /nonce-([a-z0-9]+)/)?.output.1)
    #expect(answer.text.contains("nonce=\"\(nonce)\""))
    #expect(!answer.text.contains(" style=") && !answer.text.contains(" onclick="))
    for asset in ["shell.js", "shell.css", "icon.svg"] {
      let file = try await client.get("/\(client.site.secret.text)/\(asset)")
      #expect(file.status == .ok && !file.body.isEmpty)
      #expect(file.headers["Cache-Control"] == "private, max-age=86400")
    }
  }

  @Test func `the style holds the parameters that it and the script read`() {
    let sides = Switchboard.windowSides
    let sizes = "--least-side: \(sides.lowerBound)px; --most-side: \(sides.upperBound)px; "
    #expect(Assets.style.contains(":root { \(sizes)"))
    for name in ["--least-side", "--most-side"] { #expect(Assets.script.contains("(\"\(name)\")")) }
    #expect(Assets.style.contains("var(--least-side)"))
  }

  @Test func `pages have the app's name, with any characters in it`() async throws {
    let name = "Tea & <Cake>"
    let client = SiteClient(
      Site(name: name, secret: .random(), tabs: Tabs(.shop(), name: name)))
    let page = try await client.get(try await client.open()).text
    #expect(page.contains("<title>Count 0 – Tea &amp; &lt;Cake&gt;</title>"))
    let door = try await client.get("/").text
    #expect(door.contains("<title>Tea &amp; &lt;Cake&gt;</title>"))
    #expect(door.contains("<h1>Tea &amp; &lt;Cake&gt;</h1>"))
  }

  @Test("A photo is sent to the app's own pages only, as the kind of picture that its name says")
  func photos() async throws {
    var stage = Stage.shop()
    stage.photo = { name in name.hasPrefix("soup.") ? [1, 2, 3] : nil }
    let client = SiteClient(stage)
    let secret = client.site.secret.text
    let photo = try await client.get("/\(secret)/photo/soup.webp")
    #expect(photo.status == .ok && photo.body == [1, 2, 3])
    #expect(photo.headers["Content-Type"] == "image/webp")
    #expect(photo.headers["X-Content-Type-Options"] == "nosniff")
    #expect(photo.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    // A kind that could hold a script is never sent.
    for name in ["soup.svg", "soup.html", "soup", "other.webp"] {
      #expect(try await client.get("/\(secret)/photo/\(name)").status == .notFound, "\(name)")
    }
    // A way out of the folder is no request at all.
    await #expect(throws: RequestFault.badTarget) {
      try await client.get("/\(secret)/photo/..%2Fsoup.webp")
    }
    #expect(try await client.get("/wrong/photo/soup.webp").status == .forbidden)
    let foreign = ["Sec-Fetch-Site": "cross-site"]
    let asked = try await client.get("/\(secret)/photo/soup.webp", headers: foreign)
    #expect(asked.status == .forbidden && asked.body != [1, 2, 3])
    #expect(
      try await client.ask(.post, "/\(secret)/photo/soup.webp").status == .methodNotAllowed)
  }
}

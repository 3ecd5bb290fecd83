import AppShell
import LocalServer
import Testing

@testable import BrowserShell

/// What browsers get for what they ask.
@Suite struct SiteTests {
  @Test func `a tab opens with a page of its own`() async throws {
    let client = SiteClient()
    let first = try await client.open()
    let second = try await client.open()
    #expect(first != second)
    let page = try await client.get(first)
    #expect(page.status == .ok)
    #expect(page.text.contains("Count 0"))
  }

  @Test(arguments: ["", "&weather=rain"])
  func `an address leads also to a page that is there only once stored data is read`(
    circumstances: String
  ) async throws {
    for _ in 0..<20 {
      let client = SiteClient()
      let path = try await client.open("?at=shop&at=stock")
      #expect(try await client.get(path + circumstances).text.contains("In stock: 0"))
    }
  }

  @Test func `a tap leads to the page of what it did`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    let page = try await client.get(path)
    let answer = try await client.tap("shop.add", on: page.text, of: path)
    #expect(answer.status == .seeOther)
    let next = try await client.get(try #require(answer.headers["Location"]))
    #expect(next.text.contains("Count 1"), "it is stored when the answer comes")
  }

  @Test(
    arguments: [
      ([:], "", "light"), (["Prefers-Color-Scheme": "dark"], "", "dark"),
      (["Prefers-Color-Scheme": "sepia"], "", "light"), ([:], "&appearance=dark", "dark"),
      (["Prefers-Color-Scheme": "dark"], "&appearance=light", "light"),
    ])
  func `screens know whether they are drawn light or dark`(
    headers: [String: String], board: String, style: String
  ) async throws {
    let client = SiteClient(isScript: true)
    let path = try await client.open("?at=shop&at=thing?id=tea\(board)")
    #expect(try await client.get(path, headers: headers).text.contains("tea, \(style)"))
  }

  @Test func `news of a system that turned dark come at once`() async throws {
    let client = SiteClient(isScript: true)
    let path = try await client.open("?at=shop&at=thing?id=tea")
    let page = try await client.get(path)
    let revision = try #require(page.text.firstMatch(of: #/"revision":"(\w+)"/#)).output.1
    let news = SiteClient.part("news", of: path) + "&after=\(revision)"
    let answer = try await client.get(news, headers: ["Prefers-Color-Scheme": "dark"])
    #expect(answer.status == .ok && answer.text.contains("tea, dark"))
  }

  @Test func `a script gets the pieces of the page at once`() async throws {
    let store = ShopStore()
    let client = SiteClient(.shop(store), isScript: true)
    let path = try await client.open()
    let page = try await SiteClient(client.site).get(path)
    let answer = try await client.tap("shop.add", on: page.text, of: path)
    #expect(answer.status == .ok)
    #expect(answer.headers["Content-Type"] == "application/json")
    #expect(answer.text.contains("Count 1") && answer.text.contains(#""place":"shop""#))
    #expect(store.number == 1)
  }

  @Test func `a switch that was seen otherwise is not turned`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    let page = try await client.get(path)
    #expect(try await client.tap("shop.switch", on: page.text, of: path).status == .seeOther)
    let stale = try await client.tap("shop.switch", on: page.text, of: path)
    #expect(stale.status == .conflict)
    #expect(stale.text.contains("nothing was done"))
    #expect(stale.text.contains("aria-checked=\"true\""), "it is on still")
    let again = try await client.tap("shop.switch", on: stale.text, of: path)
    #expect(again.status == .seeOther)
    #expect(try await client.get(path).text.contains("aria-checked=\"false\""))
  }

  @Test func `the page of a refused tap leads on, although it stands at the address of taps`()
    async throws
  {
    let client = SiteClient()
    let path = try await client.open("?stage=on")
    let refused = try await client.post("00000000 shop.add", to: path)
    #expect(refused.status == .conflict)
    #expect(refused.text.contains("<form method=\"get\" action=\"./\" id=\"switches\">"))
  }

  @Test(arguments: [
    ("", HTTPStatus.badRequest), ("shop.add", .badRequest), ("nonsense shop.add", .badRequest),
    ("00000000 shop.add", .conflict), ("MARK shop.add?id=1", .conflict),
    ("MARK shop.remove", .conflict), ("MARK shop.add=7", .unprocessableContent),
  ])
  func `a tap that the page does not offer does nothing`(
    action: String, status: HTTPStatus
  ) async throws {
    let store = ShopStore()
    let client = SiteClient(.shop(store))
    let path = try await client.open()
    let page = try await client.get(path).text
    let mark = try #require(SiteClient.action("shop.add", in: page)).prefix(8)
    let answer = try await client.post(action.replacing("MARK", with: mark), to: path)
    #expect(answer.status == status)
    #expect(store.number == 0)
    #expect(try await client.get(path).text.contains("Count 0"))
  }

  @Test func `the server refuses a value that a switch cannot have`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    let page = try await client.get(path).text
    let answer = try await client.tap("shop.switch", on: page, of: path, value: "maybe")
    #expect(answer.status == .unprocessableContent)
    #expect(answer.text.contains("aria-checked=\"false\""))
  }

  @Test func `going back leads to where the address says, and forward again`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    #expect(path.hasSuffix("/?at=shop"), "the first address names its place too")
    let page = try await client.get(path).text
    let answer = try await client.tap("shop.thing", on: page, of: path)
    let thing = try #require(answer.headers["Location"])
    #expect(thing.hasSuffix("/?at=shop&at=thing%3Fid%3Dtea%2520%2526%2520cake"))
    #expect(try await client.get(thing).text.contains("tea &amp; cake"))
    #expect(try await client.get(path).text.contains("Count 0"))
    #expect(try await client.get(thing).text.contains("tea &amp; cake"))
  }

  @Test func `a sheet stands over the screen that it came from`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    let page = try await client.get(path).text
    let sheet = try await client.tap("shop.sheet", on: page, of: path)
    let text = try await client.get(try #require(sheet.headers["Location"])).text
    let below = try #require(text.firstRange(of: "<div id=\"below\""))
    let front = try #require(text.firstRange(of: "<div id=\"front\""))
    #expect(text[below.upperBound..<front.lowerBound].contains("Count 0"))
    #expect(text[front.upperBound...].contains("A sheet"))
    #expect(!text[below.upperBound..<front.lowerBound].contains("form="), "nothing posts there")
  }

  @Test(arguments: ["?at=nowhere", "?at=shop&at=thing", "?at=thing"])
  func `a page that is not there is said, and the eater stays`(query: String) async throws {
    let client = SiteClient()
    let page = try await client.get(try await client.open(query))
    #expect(page.status == .ok)
    #expect(page.text.contains("This page does not exist.") && page.text.contains("Count 0"))
  }

  @Test(arguments: ["?type=XXL", "?wether=rain", "?weather=snow", "?at=a%00b", "?window=1x1"])
  func `an address that was tampered with says what would be right`(query: String) async throws {
    let client = SiteClient()
    let answer = try await client.get("/\(client.site.secret.text)/\(query)")
    #expect(answer.status == .badRequest)
    let path = try await client.open()
    #expect(try await client.get(Self.bare(path) + query).status == .badRequest)
    #expect(try await client.get(path).text.contains("Count 0"))
  }

  @Test func `an app leaves and calls in words beside the phone`() async throws {
    let client = SiteClient()
    let path = try await client.open()
    let page = try await client.get(path).text
    _ = try await client.tap("shop.leave", on: page, of: path)
    let left = try await client.get(path).text
    #expect(left.contains("<a href=\"https://example.com/a?b=1&amp;c=&quot;\" target=\"_blank\""))
    #expect(left.contains("<span class=\"app\">, or <a href=\"example://a?b=&quot;\">"))
    _ = try await client.tap("shop.ring", on: left, of: path)
    var text = ""
    for _ in 0..<1_000 where !text.contains("Ready") {
      try await Task.sleep(for: .milliseconds(10))
      text = try await client.get(path).text
    }
    #expect(text.contains("Ready &lt;now&gt;"))
    #expect(text.contains("<title>Ready &lt;now&gt; – "), "seen from another window")
  }

  @Test(
    arguments: [
      "javascript://%0aalert(1)", "data://x", "https://example.com/app", "JavaScript://x",
      "file:///etc", "no address", "a b://x", "",
    ])
  func `only what opens another app is a second choice`(address: String) {
    let markup = MessagesMarkup.text([
      .departure(Departure("https://example.com/", app: address))
    ])
    #expect(markup.contains("href=\"https://example.com/\""))
    #expect(!markup.contains("class=\"app\""))
  }

  @Test func `a call reaches a script that waits for it`() async throws {
    let client = SiteClient(isScript: true)
    let path = try await client.open()
    let page = try await SiteClient(client.site).get(path).text
    let answer = try await client.tap("shop.ring", on: page, of: path)
    let revision = try #require(
      answer.text.firstMatch(of: /"revision":"([a-z0-9]+)"/)?.output.1)
    let news = try await client.get(
      SiteClient.part("news", of: path) + "&after=\(revision)")
    #expect(news.status == .ok)
    #expect(news.text.contains("Ready &lt;now&gt;"))
  }

  @Test func `a second tab sees what the first one stored`() async throws {
    let client = SiteClient()
    let inStep = Task { await client.site.tabs.keepInStep() }
    defer { inStep.cancel() }
    let first = try await client.open()
    let second = try await client.open()
    _ = try await client.tap("shop.add", on: try await client.get(first).text, of: first)
    var text = ""
    for _ in 0..<2_000 where !text.contains("Count 1") {
      try await Task.sleep(for: .milliseconds(5))
      text = try await client.get(second).text
    }
    #expect(text.contains("Count 1"))
  }

  @Test func `a setting that a running app cannot take starts another at the same place`()
    async throws
  {
    let starts = StartCount()
    let client = SiteClient(.shop(starts: starts))
    let path = try await client.open("?at=thing%3Fid%3Dx")
    #expect(try await client.get(path + "&clerk=slow").text.contains(">x, light<"))
    #expect(starts.settings == [[:]])
    let page = try await client.get(
      try #require(path.split(separator: "?").first) + "?weather=rain")
    #expect(page.text.contains(">x, light<"), "it is where it was")
    #expect(starts.settings == [[:], ["weather": "rain"]])
  }

  @Test func `a closed tab opens a new one, and a script gets not found`() async throws {
    let client = SiteClient()
    let gone = "/\(client.site.secret.text)/abcdeabcde/?appearance=dark"
    let answer = try await client.get(gone)
    #expect(answer.headers["Location"] == "/\(client.site.secret.text)/?appearance=dark")
    #expect(try await SiteClient(client.site, isScript: true).get(gone).status == .notFound)
    #expect(try await client.post("0 a", to: gone).status == .notFound)
  }

  /// The address of a page without its query.
  private static func bare(_ path: String) -> String { String(path.prefix { $0 != "?" }) }
}

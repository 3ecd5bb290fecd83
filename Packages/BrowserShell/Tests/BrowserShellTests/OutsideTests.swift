import AppShell
import LocalServer
import Synchronization
import Testing

@testable import BrowserShell

/// What comes in from outside the app's own pages: calendars, handed pages, picked files.
@Suite struct OutsideTests {
  private final class Plan: Sendable {
    let text = Mutex("BEGIN:VCALENDAR Soup")
    let time = Mutex(1_000.0)
  }

  private let plan = Plan()
  private let site: LocalSite
  private let client: SiteClient
  private static let secrets = [LocalSite.Door.calendar: "calendarsecret", .pages: "pagessecret"]

  init() {
    let plan = plan
    site = LocalSite(
      secret: { Self.secrets[$0] }, make: { Self.secrets[$0] }, trail: { _ in [] },
      calendar: { made in plan.text.withLock { "\($0) \(Int(made))" } },
      now: { plan.time.withLock(\.self) })
    var stage = Stage.shop()
    stage.site = site
    client = SiteClient(stage)
  }

  private static let origin = ["Origin": "http://127.0.0.1:8642"]
  private static let bytes = origin.merging(["Content-Type": "application/octet-stream"]) { $1 }

  private static func ticket(in answer: HTTPResponse) throws -> String {
    let parts = answer.text.split(whereSeparator: { $0 == "\"" }).map(String.init)
    return try #require(parts.last { $0.count == 26 })
  }

  // MARK: - Calendar

  @Test(
    "A calendar is read with its own secret only",
    arguments: [
      "wrong.ics", "calendarsecret", "pagessecret.ics", ".ics", "calendarsecret.ics.ics",
    ])
  func wrongCalendar(name: String) async throws {
    #expect(try await client.get("/calendar/\(name)").status == .notFound)
    #expect(try await client.get("/calendar/\(client.site.secret.text).ics").status == .notFound)
  }

  @Test("An unchanged calendar is answered without a body, a changed one with its new time")
  func calendar() async throws {
    let first = try await client.get("/calendar/calendarsecret.ics")
    #expect(first.status == .ok && first.text == "BEGIN:VCALENDAR Soup 1000")
    #expect(first.headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(first.headers["Last-Modified"] == "Thu, 01 Jan 1970 00:16:40 GMT")
    let tag = try #require(first.headers["ETag"])
    plan.time.withLock { $0 = 2_000 }
    let known = try await client.get(
      "/calendar/calendarsecret.ics", headers: ["If-None-Match": tag])
    #expect(known.status == .notModified && known.body.isEmpty)
    let since = try #require(first.headers["Last-Modified"])
    let dated = try await client.get(
      "/calendar/calendarsecret.ics", headers: ["If-Modified-Since": since])
    #expect(dated.status == .notModified)
    plan.text.withLock { $0 = "BEGIN:VCALENDAR Stew" }
    let changed = try await client.get(
      "/calendar/calendarsecret.ics", headers: ["If-None-Match": tag])
    #expect(changed.status == .ok && changed.text == "BEGIN:VCALENDAR Stew 2000")
  }

  @Test("A calendar can only be read, and by no page of the web")
  func readOnly() async throws {
    let path = "/calendar/calendarsecret.ics"
    #expect(try await client.ask(.post, path).status == .methodNotAllowed)
    #expect(
      try await client.get(path, headers: ["Sec-Fetch-Site": "cross-site"]).status == .forbidden)
    #expect(
      try await client.get(path, headers: ["Origin": "http://evil.example"]).status == .forbidden)
    #expect(
      try await client.get(path, headers: ["Host": "evil.example"]).status == .misdirectedRequest)
  }

  // MARK: - Pages

  @Test("The window for a page opens with its secret, and keeps the way to the page that opened it")
  func window() async throws {
    let answer = try await client.get("/page/pagessecret")
    #expect(answer.status == .ok && answer.text.contains("Check Recipe"))
    #expect(answer.headers["Cross-Origin-Opener-Policy"] == "unsafe-none")
    #expect(answer.headers["X-Frame-Options"] == "DENY")
    #expect(try await client.get("/page/wrong").status == .notFound)
    #expect(try await client.get("/page/calendarsecret").status == .notFound)
    let app = try await client.get(try await client.open())
    #expect(app.headers["Cross-Origin-Opener-Policy"] == "same-origin")
  }

  @Test("A page arrives in parts from the app's own window, and is only kept for the app")
  func handedPage() async throws {
    let path = "/page/pagessecret"
    let begun = try await client.ask(
      .post, "\(path)?name=Soup&address=https%3A%2F%2Fexample.org%2Fsoup&size=6", Self.bytes)
    #expect(begun.status == .ok)
    let ticket = try Self.ticket(in: begun)
    let early = try await client.ask(.post, "\(path)?ticket=\(ticket)&open=", Self.bytes)
    #expect(early.status == .conflict)
    let part = try await client.ask(
      .post, "\(path)?ticket=\(ticket)&at=0", Self.bytes, body: "<html>")
    #expect(part.status == .noContent)
    let open = try await client.ask(.post, "\(path)?ticket=\(ticket)&open=", Self.bytes)
    #expect(open.text.contains("\"open\":\"/\(client.site.secret.text)/"))
    let page = try #require(site.pages.take(ticket))
    #expect(page.address == "https://example.org/soup" && page.bytes == Array("<html>".utf8))
  }

  @Test(
    "The app takes a page from its own window only",
    arguments: [
      [:], ["Origin": "https://evil.example"], ["Origin": "null"],
      ["Origin": "http://127.0.0.1:8642", "Sec-Fetch-Site": "cross-site"],
    ])
  func foreignPage(headers: [String: String]) async throws {
    let answer = try await client.ask(.post, "/page/pagessecret?name=x&size=3", headers)
    #expect(answer.status == .forbidden)
    let wrong = try await client.ask(.post, "/page/wrong?name=x&size=3", Self.bytes)
    #expect(wrong.status == .notFound)
  }

  @Test("A page has a largest size, before any of it is sent")
  func largePage() async throws {
    let answer = try await client.ask(.post, "/page/pagessecret?size=4000001", Self.bytes)
    #expect(answer.status == .contentTooLarge)
    for size in ["", "0", "-1", "many"] {
      let answer = try await client.ask(.post, "/page/pagessecret?size=\(size)", Self.bytes)
      #expect(answer.status == .badRequest)
    }
  }

  // MARK: - Files

  @Test("A picked file arrives in parts in an open tab, under a name without folders")
  func file() async throws {
    let path = SiteClient.part("file", of: try await client.open("?type=L"))
    let at = path.prefix { $0 != "?" }
    let begun = try await client.ask(.post, "\(at)?name=..%2F..%2Fsoup.zip&size=3", Self.bytes)
    let ticket = try Self.ticket(in: begun)
    #expect(
      try await client.ask(.post, "\(at)?ticket=\(ticket)&at=1", Self.bytes, body: "x").status
        == .conflict)
    #expect(
      try await client.ask(.post, "\(at)?ticket=\(ticket)&at=0", Self.bytes, body: "abc").status
        == .noContent)
    #expect(site.files.take(ticket) == .init("soup.zip", Array("abc".utf8)))
    #expect(
      try await client.ask(.post, "\(at)?name=x&size=999999999", Self.bytes).status
        == .contentTooLarge)
    #expect(
      try await client.ask(
        .post, "/\(client.site.secret.text)/aaaaaaaaaa/file?name=x&size=1", Self.bytes
      ).status == .notFound)
    #expect(
      try await client.ask(.post, "/wrong/aaaaaaaaaa/file?name=x&size=1", Self.bytes).status
        == .forbidden)
  }

  @Test("The link for the bookmarks bar names the address of this server and the pages' secret")
  func bookmark() async throws {
    let path = SiteClient.part("bookmark", of: try await client.open())
    #expect(try await client.ask(.post, path, Self.bytes).status == .noContent)
    site.open(at: "http://127.0.0.1:8642")
    let bookmark = try await client.ask(.post, path, Self.bytes).text
    #expect(bookmark.contains("\"link\":\"javascript:"))
    #expect(
      bookmark.replacing("\\/", with: "/").contains("/page/pagessecret")
        && !bookmark.contains("calendarsecret"))
    #expect(try await client.get(path).status == .methodNotAllowed)
  }
}

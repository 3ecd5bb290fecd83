import AppShell
import LocalServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Site {
  /// The folder of the calendar in addresses, such as `/calendar/SECRET.ics`.
  static let calendarFolder = "calendar"
  /// The folder of the window that takes over a page, `/page/SECRET`.
  static let pagesFolder = "page"
  /// The script of that window.
  static let senderScript = "send.js"

  /// The answer to a request for one of the ways in that have a secret of their own; nil for all
  /// other addresses.
  func outside(
    _ segments: [String], _ site: LocalSite, _ visitor: Visitor
  ) -> (() async -> HTTPResponse)? {
    switch segments[0] {
    case Self.calendarFolder: { await calendar(segments[1], site, visitor) }
    case Self.pagesFolder: { await page(segments[1], site, visitor) }
    default: nil
    }
  }

  /// Whether a text is the stored secret of a door.
  private func opens(_ door: LocalSite.Door, _ text: some StringProtocol, _ site: LocalSite) -> Bool
  {
    site.secret(of: door).map { Secret(text: $0).matches(String(text)) } ?? false
  }

  /// The bookmark that hands pages to the app; its secret is made when it is first asked for.
  func bookmark(for tab: String, _ visitor: Visitor) async -> HTTPResponse {
    guard await tabs.use(tab) != nil else { return plain(Refused.noTab, .notFound, visitor) }
    guard let site = tabs.site, let origin = site.origin, let secret = site.made(.pages),
      let json = try? JSONEncoder().encode([
        "name": name, "link": PageMarkup.bookmarklet(origin: origin, secret: secret),
      ])
    else { return .noContent }
    return .json(String(decoding: json, as: UTF8.self))
  }

  /// Answers with the calendar of planned meals, which can only be read.
  private func calendar(
    _ name: String, _ site: LocalSite, _ visitor: Visitor
  ) async -> HTTPResponse {
    let request = visitor.request
    guard name.hasSuffix(".ics"), opens(.calendar, name.dropLast(4), site) else {
      return .text("There is no such calendar.\n", status: .notFound)
    }
    return await allowing([.get, .head], visitor) {
      guard let version = await feed.version(of: site) else {
        return .text("The calendar cannot be read now.\n", status: .serviceUnavailable)
      }
      let isKnown =
        request.headers["If-None-Match"].map { $0.contains(version.tag) || $0 == "*" }
        ?? (request.headers["If-Modified-Since"] == version.changed)
      var response =
        isKnown
        ? HTTPResponse(.notModified)
        : HTTPResponse(.ok, type: "text/calendar; charset=utf-8", version.text)
      response.headers["ETag"] = version.tag
      response.headers["Last-Modified"] = version.changed
      return response
    }
  }

  /// The window that takes over a page: it shows whose page it is, and the user sends it on.
  ///
  /// Nothing that arrives here is stored, or read before the user asks for it in the app.
  private func page(
    _ name: String, _ site: LocalSite, _ visitor: Visitor
  ) async -> HTTPResponse {
    let request = visitor.request
    if name == Self.senderScript, request.method.isSafe { return .script(Assets.sender) }
    guard opens(.pages, name, site) else {
      return .text("There is no such page.\n", status: .notFound)
    }
    return await allowing([.get, .post], visitor) {
      guard request.method == .post else {
        return .html(PageMarkup.sender(of: self.name, nonce: visitor.nonce))
      }
      // The script of the window states where it comes from; a program need not.
      guard request.headers["Origin"] != nil else {
        return .text("Only the window of the app may send a page.\n", status: .forbidden)
      }
      guard request.query["open"] != nil else { return Self.receive(request, into: site.pages) }
      guard let ticket = request.query["ticket"], site.pages.file(ticket) != nil else {
        return .text("The page did not arrive.\n", status: .conflict)
      }
      let trail = Query(site.trail(to: ticket).map { Query.Pair(Address.trailName, $0.address) })
      return .json("{\"open\":\"/\(secret.text)/?\(trail.encoded)\"}")
    }
  }
}

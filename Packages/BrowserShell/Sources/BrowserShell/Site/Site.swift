import AppShell
import DesignSystem
import Layout
import LocalServer
import Renderers

/// Answers the requests of browsers: pages, switchboards, and taps.
///
/// `GET /SECRET/` opens a tab, `/SECRET/TAB/` is its page, `POST …/tap` uses a control, and `GET
/// …/news` waits for changes. A script gets the pieces of a page as JSON; a browser without a
/// script gets the page.
struct Site: Sendable {
  /// The longest time that a request waits for changes, in seconds.
  static let patience = 25.0

  /// The name of the app on pages.
  let name: String
  /// The secret that opens the site.
  let secret: Secret
  /// The open tabs.
  let tabs: Tabs
  /// The calendar that other programs of this machine read.
  let feed = CalendarFeed()

  /// The files that never change while the site runs, such as its script.
  private static let assets = [
    "shell.js": HTTPResponse.script(Assets.script),
    "shell.css": HTTPResponse.styleSheet(Assets.style),
    "icon.svg": HTTPResponse(.ok, type: "image/svg+xml", Assets.icon),
  ]

  /// Answers a request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let nonce = Secret.random().text
    if let asset = asset(request) {
      var response = asset.guarded(policy: Self.policy(nonce))
      response.headers["Cache-Control"] = "private, max-age=86400"
      return response
    }
    var response = await response(to: Visitor(request: request, nonce: nonce))
      .guarded(policy: Self.policy(nonce))
    if response.headers["Content-Type"]?.hasPrefix("image/") == true {
      response.headers["Cache-Control"] = "private, max-age=86400, immutable"
    }
    if response.headers["ETag"] != nil {
      response.headers["Cache-Control"] = "private, no-cache"
    }
    // The page that opened this window hands itself over to it.
    if request.path.segments.first == Self.pagesFolder {
      response.headers["Cross-Origin-Opener-Policy"] = "unsafe-none"
    }
    return response
  }

  /// The policy that allows only the site's own script, styles and picture, and no frame around it.
  static func policy(_ nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'",
      "connect-src 'self'", "img-src 'self' data:", "form-action 'self'", "base-uri 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  private func asset(_ request: HTTPRequest) -> HTTPResponse? {
    let segments = request.path.segments
    guard segments.count == 2, [.get, .head].contains(request.method),
      LocalAccess.refusal(of: request) == nil, secret.matches(segments[0])
    else { return nil }
    return Self.assets[segments[1]]
  }

  private func response(to visitor: Visitor) async -> HTTPResponse {
    let request = visitor.request
    if let refusal = LocalAccess.refusal(of: request) {
      return plain("This request did not come from the app’s own page.", refusal.status, visitor)
    }
    let segments = request.path.segments
    if segments.count == 2, let way = tabs.site.flatMap({ outside(segments, $0, visitor) }) {
      return await way()
    }
    guard let first = segments.first, secret.matches(first) else { return door(visitor) }
    // A browser's prefetch must not launch apps.
    guard request.headers["Sec-Purpose"] == nil, request.headers["Purpose"] == nil else {
      return plain("The app opens only when you open this address.", .serviceUnavailable, visitor)
    }
    switch segments.count {
    case 1: return await allowing([.get], visitor) { await open(visitor) }
    case 2 where Tabs.isName(segments[1]):
      return await allowing([.get, .head], visitor) {
        guard request.path.endsInSlash else {
          return .redirect(to: "/\(secret.text)/\(segments[1])/?\(request.query.encoded)")
        }
        return await page(of: segments[1], visitor)
      }
    case 3 where segments[1] == Site.photoFolder:
      return await allowing([.get, .head], visitor) { await photo(segments[2], visitor) }
    case 3 where segments[2] == "news":
      return await allowing([.get], visitor) { await news(of: segments[1], visitor) }
    case 3 where segments[2] == "file":
      return await allowing([.post], visitor) { await receive(for: segments[1], visitor) }
    case 3 where segments[2] == "bookmark":
      return await allowing([.post], visitor) { await bookmark(for: segments[1], visitor) }
    case 3 where segments[2] == "document":
      return await allowing([.get, .head], visitor) { await document(of: segments[1], visitor) }
    case 3 where segments[2] == "tap":
      return await allowing([.post], visitor) { await tap(in: segments[1], visitor) }
    default: return plain("This page does not exist.", .notFound, visitor)
    }
  }

  func allowing(
    _ methods: [HTTPMethod], _ visitor: Visitor, _ body: () async -> HTTPResponse
  ) async -> HTTPResponse {
    guard methods.contains(visitor.request.method) else { return .methodNotAllowed(methods) }
    return await body()
  }
}

/// A request, with facts that decide the form of its answer.
struct Visitor: Sendable {
  let request: HTTPRequest
  let nonce: String

  /// Whether a script made the request; a script accepts the pieces of a page.
  var isScript: Bool { request.accepts("application/json") }

  /// Light or dark, as the script says about the browser's system; light without a script.
  var scheme: InterfaceStyle {
    request.headers[Self.schemeHeader].flatMap(InterfaceStyle.init) ?? .light
  }

  /// The letters of the browser, as the script measured them; Inter without a script.
  var typeface: Typeface {
    request.headers[Self.typefaceHeader].flatMap(Typeface.init(header:)) ?? .inter
  }

  private static let schemeHeader = "Prefers-Color-Scheme"
  private static let typefaceHeader = "Typeface"
}

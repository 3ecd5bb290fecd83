/// Protects a server on this machine from web pages.
///
/// Any page in the browser can send requests to 127.0.0.1. These checks accept requests of the
/// server's own pages, links that the user opens, and requests that state no origin. Requests
/// without an origin come from programs, or from foreign pages in old browsers that load an image,
/// a frame or a link. Only the secret protects against such pages, so every accepted request must
/// contain it too.
public enum LocalAccess {
  /// Why a request is refused.
  public enum Refusal: CaseIterable, Equatable, Sendable {
    /// The request names another host: a foreign page's name may resolve to this machine.
    case foreignHost
    /// A page of another origin sent the request.
    case foreignOrigin
    /// The browser says that another site made the request.
    case crossSite

    /// The status of the refusal.
    public var status: HTTPStatus { self == .foreignHost ? .misdirectedRequest : .forbidden }
  }

  /// Why a request is refused; nil if it is accepted.
  public static func refusal(of request: HTTPRequest) -> Refusal? {
    guard hosts(port: request.port).contains(request.host) else { return .foreignHost }
    if let origin = request.headers["Origin"], origin != "http://\(request.host)" {
      return .foreignOrigin
    }
    guard let site = request.headers["Sec-Fetch-Site"] else { return nil }
    if site == "same-origin" { return nil }
    if request.method.isSafe, site == "none" || isOpened(request) { return nil }
    return .crossSite
  }

  /// The names of this machine at a port.
  private static func hosts(port: UInt16) -> [String] {
    ["127.0.0.1", "localhost"].flatMap { name in
      port == 80 ? [name, "\(name):80"] : ["\(name):\(port)"]
    }
  }

  /// Whether the user opens another site's link as a top-level page.
  private static func isOpened(_ request: HTTPRequest) -> Bool {
    request.method != .options && request.headers["Sec-Fetch-Mode"] == "navigate"
      && request.headers["Sec-Fetch-Dest"] == "document"
  }
}

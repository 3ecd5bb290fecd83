/// Keeps the web away from a server on the same machine.
///
/// Any page that is open in the browser can send requests to 127.0.0.1. These checks let through only
/// what the server's own pages send, what somebody opens by hand, and what says nothing of where it
/// comes from. That is a program, or a foreign page in an old browser that asks for an image, a frame
/// or a link: only the secret stands in its way, which whoever is let through still needs.
public enum LocalAccess {
  /// Why a request is refused.
  public enum Refusal: CaseIterable, Equatable, Sendable {
    /// It names another host: the name of a foreign page may lead here.
    case foreignHost
    /// It was sent by a page of another origin.
    case foreignOrigin
    /// The browser says that another site asked for it.
    case crossSite

    /// The status that says so.
    public var status: HTTPStatus { self == .foreignHost ? .misdirectedRequest : .forbidden }
  }

  /// Why a request is refused, or `nil` when it may go on.
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

  /// What this machine is called at a port.
  private static func hosts(port: UInt16) -> [String] {
    ["127.0.0.1", "localhost"].flatMap { name in
      port == 80 ? [name, "\(name):80"] : ["\(name):\(port)"]
    }
  }

  /// Whether somebody follows a link of another site into a window of its own.
  private static func isOpened(_ request: HTTPRequest) -> Bool {
    request.method != .options && request.headers["Sec-Fetch-Mode"] == "navigate"
      && request.headers["Sec-Fetch-Dest"] == "document"
  }
}

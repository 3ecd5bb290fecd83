/// The server that gets the requests, with valid ones.
struct Target: Sendable {
  var port: UInt16
  /// An existing path that ends with a slash.
  var path: String
  /// A path whose answer takes long.
  var waiting: String
  /// A path whose answer is large.
  var large: String
  /// Whether the server has short time limits, so that it must end its clients.
  var isImpatient: Bool

  /// The server that this program starts itself.
  static func own(port: UInt16) -> Target {
    Target(port: port, path: "/place/", waiting: "/wait", large: "/large", isImpatient: true)
  }

  /// Makes a target of a running server, by the address of a page: `http://127.0.0.1:8200/SECRET/`.
  init?(address: String) {
    let scheme = "http://127.0.0.1:"
    guard address.hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    guard let port = UInt16(rest[..<slash]) else { return nil }
    let text = String(rest[slash...].prefix { $0 != "?" && $0 != "#" })
    let path = text.hasSuffix("/") ? text : text + "/"
    self.init(port: port, path: path, waiting: path, large: path, isImpatient: false)
  }

  private init(port: UInt16, path: String, waiting: String, large: String, isImpatient: Bool) {
    self.port = port
    self.path = path
    self.waiting = waiting
    self.large = large
    self.isImpatient = isImpatient
  }

  var host: String { "127.0.0.1:\(port)" }

  /// A request whose answer must be 200, or a redirect to a page.
  var good: [UInt8] {
    Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8)
  }
}

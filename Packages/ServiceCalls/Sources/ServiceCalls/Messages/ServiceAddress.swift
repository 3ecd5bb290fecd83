#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs

/// The allowed address of a service, without a slash at its end.
///
/// It uses https, or http to this machine, where no other machine can listen. It contains no
/// password, query or fragment, so it may be shown.
public struct ServiceAddress: Hashable, Sendable {
  /// The address: "https://api.example.com/v1".
  public let text: String

  /// Reads an address.
  ///
  /// - Throws: ``ServiceFailure/notAnAddress`` or ``ServiceFailure/notSecure``.
  public init(_ text: String) throws(ServiceFailure) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      let host = url.host(percentEncoded: false), !host.isEmpty,
      url.user() == nil, url.password() == nil, url.query() == nil, url.fragment() == nil,
      url.port.map(Self.ports.contains) ?? true
    else { throw .notAnAddress }
    guard scheme == "https" || scheme == "http" && Self.isThisMachine(host) else {
      throw .notSecure
    }
    var text = url.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    self.text = text
  }

  /// The possible ports of a service.
  public static let ports = 1...65_535

  /// Makes an https address from a host and the first segments of its path.
  public init(host: String, _ path: String...) {
    text = "https://" + ([host] + path).map { PercentCoding.escaped($0) }.joined(separator: "/")
  }

  /// Whether a complete address may be opened in a person's browser: it uses https, or http to this
  /// machine.
  public static func isSafe(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil,
      url.password() == nil
    else { return false }
    return scheme == "https" || scheme == "http" && isThisMachine(host)
  }

  /// The host of a complete address, in lower case; nil if it has none.
  public static func host(of text: String) -> String? {
    URL(string: text)?.host(percentEncoded: false)?.lowercased()
  }

  private static func isThisMachine(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
  }
}

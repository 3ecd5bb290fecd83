#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a service is: an address that may be asked, without a slash at its end.
///
/// It is https, or http on this machine alone, where nobody can listen in. It holds no password, no
/// query and no fragment, so it can be shown.
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

  /// The ports that a service may have.
  public static let ports = 1...65_535

  /// The address of a host over https, with the first part of its path.
  public init(host: String, _ path: String...) {
    text = "https://" + ([host] + path).map(AddressText.escaped).joined(separator: "/")
  }

  /// Whether a whole address may be handed to a person's browser: https, or http on this machine.
  public static func isSafe(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil,
      url.password() == nil
    else { return false }
    return scheme == "https" || scheme == "http" && isThisMachine(host)
  }

  /// The host of a whole address, in lower case; nil where it has none.
  public static func host(of text: String) -> String? {
    URL(string: text)?.host(percentEncoded: false)?.lowercased()
  }

  private static func isThisMachine(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
  }
}

/// Text in addresses, where most bytes are written as `%` and two digits.
enum AddressText {
  /// A text with everything escaped that is neither letter, digit nor one of `-._~`.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}

import Codecs

/// The path of an address, split and with its escapes resolved.
///
/// A misleading path cannot be made: segments are never empty, never `.` or `..`, and contain no
/// slash, no backslash and no control character.
public struct RequestPath: Equatable, Sendable {
  /// The names between the slashes; empty for `/`.
  public let segments: [String]
  /// Whether the path ends with a slash, so that relative addresses start inside it.
  public let endsInSlash: Bool

  /// Reads the path of these bytes, which start with a slash.
  ///
  /// Throws `.badTarget` for a misleading path, and `.badEscape` for an invalid escape.
  public init(parsing bytes: some Collection<UInt8>) throws(RequestFault) {
    guard bytes.first == .slash else { throw .badTarget }
    var parts = bytes.dropFirst().split(separator: .slash, omittingEmptySubsequences: false)
    endsInSlash = parts.last?.isEmpty ?? true
    if endsInSlash { parts.removeLast() }
    var segments: [String] = []
    for part in parts {
      guard let text = PercentCoding.text(part, isForm: false) else { throw .badEscape }
      guard Self.isHarmless(text) else { throw .badTarget }
      segments.append(text)
    }
    self.segments = segments
  }

  private static func isHarmless(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".."
      && text.utf8.allSatisfy { !$0.isControl && $0 != .slash && $0 != UInt8(ascii: "\\") }
  }
}

extension RequestPath: CustomStringConvertible {
  /// The path as in an address.
  public var description: String {
    let text = segments.map { "/" + PercentCoding.escaped($0) }.joined()
    return endsInSlash ? text + "/" : text
  }
}

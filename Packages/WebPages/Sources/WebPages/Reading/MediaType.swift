/// The media type of a body in a header: "text/html; charset=utf-8".
public struct MediaType: Hashable, Sendable {
  /// The type alone, in lower case: "text/html".
  public let name: String
  /// The character set, in lower case; nil if it is not stated.
  public let charset: String?

  /// Reads a Content-Type header (RFC 9110, section 8.3).
  public init(_ header: String) {
    let parts = header.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
    name = parts.first?.lowercased() ?? ""
    let charset = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
    self.charset = charset.map {
      String($0.dropFirst("charset=".count)).trimming { "\"' ".contains($0) }.lowercased()
    }
  }

  /// Whether people can read it: pages, plain text and JSON, and an unstated type.
  public var isText: Bool {
    name.isEmpty || name.hasPrefix("text/") || name.hasSuffix("+xml") || name.hasSuffix("/xml")
      || name.hasSuffix("+json") || name.hasSuffix("/json")
  }

  private static func trimmed(_ part: Substring) -> String {
    String(part).trimming(\.isWhitespace)
  }
}

extension String {
  /// The text without unwanted characters at its ends.
  func trimming(_ isUnwanted: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isUnwanted($0) }),
      let last = lastIndex(where: { !isUnwanted($0) })
    else { return "" }
    return String(self[first...last])
  }
}

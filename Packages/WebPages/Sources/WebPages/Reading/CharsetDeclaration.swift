/// Finds the character set that a page declares in a `meta` tag or an XML declaration.
enum CharsetDeclaration {
  /// The label in lower case, found in the first 1,024 bytes.
  static func label(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : 0x20 }, as: UTF8.self)
      .lowercased()
    if head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let found = value(after: "encoding", in: head[..<end.lowerBound])
    {
      return found
    }
    var rest = head[...]
    while let meta = rest.firstRange(of: "<meta") {
      let tag = rest[meta.upperBound...].prefix { $0 != ">" }
      if let found = value(after: "charset", in: tag) { return found }
      rest = rest[meta.upperBound...]
    }
    return nil
  }

  /// The value after a name and an equals sign, with or without quotes.
  private static func value(after name: String, in text: Substring) -> String? {
    guard let found = text.firstRange(of: name) else { return nil }
    let rest = text[found.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "=" else { return nil }
    let label = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { !$0.isWhitespace && !"\"';/>?".contains($0) }
    return label.isEmpty ? nil : String(label)
  }
}

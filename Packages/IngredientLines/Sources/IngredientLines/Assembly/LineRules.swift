/// Rules that are certain, and that apply before the learned model.
enum LineRules {
  /// Whether a line is a heading: it has no amount, and it ends with a colon or is a phrase that
  /// only headings have.
  static func isHeading(_ text: LineText, _ tokens: [LineToken]) -> Bool {
    let hasAmount = tokens.contains { $0.kind == .number || $0.kind == .measure }
    guard !hasAmount else { return false }
    return text.bytes.last == UInt8(ascii: ":") || LineHeadings.isOne(tokens)
  }

  /// Whether a line has the address of a web page.
  static func isAddress(_ text: LineText) -> Bool {
    let bytes = text.bytes
    guard bytes.count > 6 else { return false }
    for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: ":") {
      if bytes[index + 1] == slash, bytes[index + 2] == slash { return true }
    }
    return bytes.starts(with: "www.".utf8)
  }

  /// Whether a line has a price.
  static func hasPrice(_ text: LineText) -> Bool {
    for (index, byte) in text.bytes.enumerated() {
      if byte == UInt8(ascii: "$") { return true }
      guard byte == 0xC2 || byte == 0xE2, index + 1 < text.bytes.count else { continue }
      if byte == 0xC2, text.bytes[index + 1] == 0xA3 || text.bytes[index + 1] == 0xA5 {
        return true
      }
      if index + 2 < text.bytes.count, byte == 0xE2, text.bytes[index + 1] == 0x82,
        text.bytes[index + 2] == 0xAC
      {
        return true
      }
    }
    return false
  }

  /// Whether a line has the number of a can size, which is no count: "1 #10 can".
  static func hasCanNumber(_ text: LineText) -> Bool {
    let bytes = text.bytes
    return bytes.indices.dropLast().contains { index in
      bytes[index] == UInt8(ascii: "#") && LineBytes.isDigit(bytes[index + 1])
    }
  }

  /// Whether most letters of a line are of a script that is not read.
  static func isForeignScript(_ text: LineText) -> Bool {
    var (wide, latin) = (0, 0)
    for byte in text.bytes {
      if LineBytes.isLetter(byte) || byte == 0xC3 || byte == 0xC5 { latin += 1 }
      if byte >= 0xC6, byte != 0xE2 { wide += 1 }
    }
    return wide > latin
  }

  /// Whether a line marks the ingredient as optional.
  static func isOptional(_ tokens: [LineToken]) -> Bool {
    for (index, token) in tokens.enumerated() {
      if token.word == optional { return true }
      if token.word == desired, index > 0, tokens[index - 1].word == condition { return true }
    }
    return false
  }

  private static let slash = UInt8(ascii: "/")
  private static let optional = LineHash.of("optional")
  private static let desired = LineHash.of("desired")
  private static let condition = LineHash.of("if")
}

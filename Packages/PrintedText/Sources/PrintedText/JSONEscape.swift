/// Escapes for characters that must not reach a terminal raw.
public enum JSONEscape {
  /// A JSON document with all control characters escaped, except line feeds.
  public static func document(_ text: String) -> String {
    var result = ""
    write(text, to: &result) { $0 == "\n" ? nil : escape(of: $0) }
    return result
  }

  /// Writes a text in double quotes.
  static func write(_ string: String, to text: inout String) {
    text += "\""
    write(string, to: &text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: escape(of: scalar)
      }
    }
    text += "\""
  }

  /// Writes a text with some scalars replaced; the text between them is copied in one step.
  private static func write(
    _ string: String, to text: inout String, _ replacement: (Unicode.Scalar) -> String?
  ) {
    guard string.utf8.contains(where: mayBegin) else { return text += string }
    var written = string.startIndex
    for index in string.utf8.indices where mayBegin(string.utf8[index]) {
      let scalars = string.unicodeScalars
      guard let replacement = replacement(scalars[index]) else { continue }
      text += string[written..<index]
      text += replacement
      written = scalars.index(after: index)
    }
    text += string[written...]
  }

  /// Whether a character to replace may begin with this byte.
  ///
  /// Most texts have no such byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  /// The escape of a scalar that controls a terminal or reorders text; nil for any other scalar.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}

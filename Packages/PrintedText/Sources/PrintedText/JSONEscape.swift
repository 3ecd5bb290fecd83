/// Escapes for what must not reach a terminal raw.
public enum JSONEscape {
  /// A document of JSON text with every control outside its line feeds escaped.
  public static func document(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result += "\n" } else { write(scalar, to: &result) }
    }
    return result
  }

  /// Writes a text in double quotes.
  static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: write(scalar, to: &text)
      }
    }
    text += "\""
  }

  /// Writes a scalar, escaped where it controls a terminal or reorders a line.
  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

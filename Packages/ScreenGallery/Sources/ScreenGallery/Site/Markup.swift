import Codecs

/// Small pieces of HTML.
enum Markup {
  /// Words that are safe between tags and in attributes, without control characters.
  static func escaped(_ text: String) -> String {
    let shown = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar {
      case "\n", "\t": " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": nil
      default: scalar
      }
    }
    return HTMLText.escaped(String(String.UnicodeScalarView(shown)))
  }

  /// A text as a JSON string that is safe inside a script element.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number with its noun, such as `1 state` or `12 states`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// Numbers as text.
enum Digits {
  /// A number with a fixed number of decimal places, rounded half away from zero.
  static func fixed(_ number: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { result, _ in result * 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 1e15 else { return String(number) }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// A number with at most some decimal places, and none if it is whole.
  static func short(_ number: Double, _ places: Int = 2) -> String {
    let text = fixed(number, places)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}

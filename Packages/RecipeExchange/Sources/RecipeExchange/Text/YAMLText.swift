import PrintedText

/// Single values of YAML.
enum YAMLText {
  /// A value on one line.
  static func value(_ text: String) -> JSON {
    if text.first == "[", let close = text.lastIndex(of: "]") {
      let rest = text[text.index(after: close)...].trimmed
      if rest.isEmpty || rest.first == "#" { return .array(list(text[..<close].dropFirst())) }
    }
    if text.first == "\"" || text.first == "'", let (value, rest) = quoted(Substring(text)),
      rest.trimmed.isEmpty || rest.trimmed.first == "#"
    {
      return .string(value)
    }
    if text == "null" || text == "~" { return .null }
    guard let remark = remark(text) else { return .string(text) }
    return .string(text[..<remark].trimmed)
  }

  /// The start of a remark: at a blank and a number sign.
  private static func remark(_ text: String) -> String.Index? {
    var before: Character = "x"
    for index in text.indices {
      if text[index] == "#", before == " " || before == "\t" { return index }
      before = text[index]
    }
    return nil
  }

  private static func list(_ text: Substring) -> [JSON] {
    var values: [JSON] = []
    var rest = Substring(text.trimmed)
    while !rest.isEmpty {
      if rest.first == "\"" || rest.first == "'", let (value, after) = quoted(rest) {
        values.append(.string(value))
        rest = after.drop { $0 != "," }.dropFirst()
      } else {
        let part = rest.prefix { $0 != "," }
        if let text = part.nonEmpty { values.append(.string(text)) }
        rest = rest.dropFirst(part.count).dropFirst()
      }
      rest = rest.drop { $0 == " " || $0 == "\t" }
    }
    return values
  }

  /// A text in quotes at the start of another one, and the rest; nil if it has no end.
  static func quoted(_ text: Substring) -> (value: String, rest: Substring)? {
    guard let quote = text.first else { return nil }
    var value = String.UnicodeScalarView()
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == quote.unicodeScalars.first {
        guard quote == "'", rest.first == "'" else { return (String(value), Substring(rest)) }
        rest.removeFirst()
        value.append("'")
      } else if scalar == "\\", quote == "\"", let next = rest.popFirst() {
        value.append(escaped(next, &rest))
      } else {
        value.append(scalar)
      }
    }
    return nil
  }

  private static func escaped(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar {
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      let digits = String(Substring(rest.prefix(4)))
      guard digits.count == 4, let number = UInt32(digits, radix: 16),
        let result = Unicode.Scalar(number)
      else { return "\u{FFFD}" }
      rest.removeFirst(4)
      return result
    default: return scalar
    }
  }
}

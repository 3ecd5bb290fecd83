extension JSONValue {
  /// The document over several lines, two spaces a level, without a last line feed.
  var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  /// The document on one line, for a list of documents.
  var lineText: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// - Parameter indent: a line feed with the blanks that begin a line; nil keeps to one line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .seed(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.write(values, in: ("[", "]"), to: &text, indent)
    case .object(let members): Self.write(members, in: ("{", "}"), to: &text, indent)
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  private static func write(
    _ values: [JSONValue], in brackets: (String, String), to text: inout String, _ indent: String?
  ) {
    text += brackets.0
    for (index, value) in values.enumerated() {
      text += separator(index, indent)
      value.write(to: &text, indent: indent.map { $0 + "  " })
    }
    text += (values.isEmpty ? "" : indent ?? "") + brackets.1
  }

  private static func write(
    _ members: [Member], in brackets: (String, String), to text: inout String, _ indent: String?
  ) {
    text += brackets.0
    for (index, member) in members.enumerated() {
      text += separator(index, indent)
      write(member.key, to: &text)
      text += ": "
      member.value.write(to: &text, indent: indent.map { $0 + "  " })
    }
    text += (members.isEmpty ? "" : indent ?? "") + brackets.1
  }

  /// What stands before an entry of a list.
  private static func separator(_ index: Int, _ indent: String?) -> String {
    guard let indent else { return index == 0 ? "" : ", " }
    return (index == 0 ? "" : ",") + indent + "  "
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: JSONEscape.write(scalar, to: &text)
      }
    }
    text += "\""
  }
}

/// Escapes for what must not reach a terminal raw.
enum JSONEscape {
  /// A document of JSON text with every control outside its line feeds escaped.
  static func document(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result += "\n" } else { write(scalar, to: &result) }
    }
    return result
  }

  /// Writes a scalar, escaped where it controls a terminal or reorders a line.
  static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

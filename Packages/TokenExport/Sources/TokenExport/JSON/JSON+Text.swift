extension JSON {
  /// The document over several lines, two spaces a level, with a line feed at its end.
  ///
  /// Lists and objects of plain values stay on one line where they fit into 100 characters.
  var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values.map { (nil, $0) }, in: ("[", "]"), to: &text, indent)
    case .object(let members):
      Self.write(members.map { ($0.key, $0.value) }, in: ("{", "}"), to: &text, indent)
    }
  }

  private static func write(
    _ parts: [(key: String?, value: JSON)], in brackets: (String, String), to text: inout String,
    _ indent: String
  ) {
    if let line = line(parts, in: brackets) { return text += line }
    text += brackets.0
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      if let key = part.key {
        write(key, to: &text)
        text += ": "
      }
      part.value.write(to: &text, indent: indent + "  ")
    }
    text += indent + brackets.1
  }

  /// The parts on one line; nil where that would be too long or hide a structure.
  private static func line(
    _ parts: [(key: String?, value: JSON)], in brackets: (String, String)
  ) -> String? {
    guard parts.allSatisfy({ $0.value.isPlain }) else { return nil }
    var line = brackets.0
    for (index, part) in parts.enumerated() {
      line += index == 0 ? "" : ", "
      if let key = part.key {
        write(key, to: &line)
        line += ": "
      }
      part.value.write(to: &line, indent: "")
    }
    line += brackets.1
    return line.utf8.count <= 100 ? line : nil
  }

  /// Whether it is a value, or a list of numbers and texts.
  private var isPlain: Bool {
    switch self {
    case .bool, .number, .string: true
    case .array(let values): values.allSatisfy(\.isPlain)
    case .object: false
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

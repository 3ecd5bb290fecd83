extension JSON {
  /// The document over several lines, two spaces a level, without a last line feed.
  public var text: String { text(indent: "\n", folds: false) }

  /// The document over several lines, with lists and objects of plain values on one line if they
  /// fit into 100 bytes.
  public var foldedText: String { text(indent: "\n", folds: true) }

  /// The document on one line, for a list of documents.
  public var lineText: String { text(indent: nil, folds: false) }

  private func text(indent: String?, folds: Bool) -> String {
    var text = ""
    write(to: &text, indent, folds)
    return text
  }

  /// - Parameter indent: a line feed with the blanks that begin a line; nil keeps to one line.
  private func write(to text: inout String, _ indent: String?, _ folds: Bool) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .unsigned(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): JSONEscape.write(value, to: &text)
    case .array(let values):
      Self.write(values.lazy.map { (nil, $0) }, in: ("[", "]"), to: &text, indent, folds)
    case .object(let members):
      Self.write(
        members.lazy.map { ($0.key, $0.value) }, in: ("{", "}"), to: &text, indent, folds)
    }
  }

  private typealias Part = (key: String?, value: JSON)

  private static func write(
    _ parts: some Collection<Part>, in brackets: (String, String), to text: inout String,
    _ indent: String?, _ folds: Bool
  ) {
    if folds, let line = line(parts, in: brackets) { return text += line }
    let further = indent.map { $0 + "  " }
    text += brackets.0
    var separator = further ?? ""
    for part in parts {
      text += separator
      separator = "," + (further ?? " ")
      if let key = part.key {
        JSONEscape.write(key, to: &text)
        text += ": "
      }
      part.value.write(to: &text, further, folds)
    }
    text += (parts.isEmpty ? "" : indent ?? "") + brackets.1
  }

  /// The parts on one line; nil if that would be too long or hide a structure.
  private static func line(
    _ parts: some Collection<Part>, in brackets: (String, String)
  ) -> String? {
    guard parts.allSatisfy({ $0.value.isPlain }) else { return nil }
    var line = ""
    write(parts, in: brackets, to: &line, nil, false)
    return line.utf8.count <= 100 ? line : nil
  }

  /// Whether it is a value, or a list of values.
  private var isPlain: Bool {
    switch self {
    case .null, .bool, .integer, .unsigned, .number, .string: true
    case .array(let values): values.allSatisfy(\.isPlain)
    case .object: false
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? String(value)
  }
}

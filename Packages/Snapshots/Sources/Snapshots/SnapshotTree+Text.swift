extension SnapshotTree {
  /// The tree as text: two blanks for each level, one field per line, a line break at the end.
  ///
  /// A value of several lines is below its name, after `|`. A value that could be misread is
  /// quoted: an empty one, or one with blanks at its ends or control characters.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private var lines: [String] {
    let inner = fields.flatMap(\.lines) + children.flatMap(\.lines)
    return [title.onOneLine] + inner.map { "  " + $0 }
  }
}

extension SnapshotTree.Field {
  fileprivate var lines: [String] {
    guard value.unicodeScalars.contains("\n"), !value.needsQuotes(allowing: ["\n", "\t"]) else {
      return ["\(name.onOneLine): \(value.needsQuotes() ? value.quoted : value)"]
    }
    let parts = value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(name.onOneLine):"] + parts.map { "  | " + String($0) }
  }
}

extension String {
  fileprivate func needsQuotes(allowing allowed: Set<Unicode.Scalar> = ["\t"]) -> Bool {
    let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n"]
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
    if first == "\"" || blanks.contains(first) || blanks.contains(last) { return true }
    return unicodeScalars.contains { $0.isControl && !allowed.contains($0) }
  }

  fileprivate var onOneLine: String {
    unicodeScalars.contains(where: \.isControl) ? quoted : self
  }

  fileprivate var quoted: String {
    "\"" + unicodeScalars.map { $0.escaped }.joined() + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default:
      isControl ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
    }
  }

  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

import PrintedText

/// Reads the lines of front matter, one map within another.
struct FrontMatterReader {
  private let lines: ArraySlice<Substring>
  private var place: Int
  /// Lines that were not understood.
  private(set) var strange: [(line: Int, text: String)] = []
  private static let deepest = 8

  init(_ lines: ArraySlice<Substring>) {
    self.lines = lines
    place = lines.startIndex
  }

  private func indent(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

  private func isIgnored(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text.first == "#"
  }

  /// The members of a map whose lines are indented deeper than a column.
  mutating func map(deeperThan column: Int, depth: Int) -> [JSON.Member] {
    var members: [JSON.Member] = []
    while place < lines.endIndex {
      let line = lines[place]
      if isIgnored(line) {
        place += 1
        continue
      }
      let indent = indent(line)
      guard indent > column else { break }
      place += 1
      guard depth < Self.deepest, let (key, rest) = Self.split(line), !key.isEmpty else {
        strange.append((place, line.trimmed))
        continue
      }
      members.append(JSON.Member(key, value(rest, indent: indent, depth: depth)))
    }
    return members
  }

  /// The key of a line and the text after its colon.
  static func split(_ line: some StringProtocol) -> (key: String, rest: String)? {
    let text = line.trimmed
    if text.first == "\"" || text.first == "'" {
      guard let (key, rest) = YAMLText.quoted(Substring(text)), rest.trimmed.first == ":" else {
        return nil
      }
      return (key, rest.trimmed.dropFirst().trimmed)
    }
    let colons = text.indices.filter { text[$0] == ":" }
    let colon =
      colons.first { index in
        let next = text.index(after: index)
        return next == text.endIndex || text[next] == " " || text[next] == "\t"
      } ?? colons.first
    guard let colon else { return nil }
    return (text[..<colon].trimmed, text[text.index(after: colon)...].trimmed)
  }

  private mutating func value(_ rest: String, indent: Int, depth: Int) -> JSON {
    if rest.isEmpty || rest.first == "#" { return block(indent: indent, depth: depth) }
    if let first = rest.first, first == "|" || first == ">", rest.count <= 3 {
      return .string(lines(deeperThan: indent, folded: first == ">"))
    }
    return YAMLText.value(rest)
  }

  /// The list or map below a key.
  private mutating func block(indent: Int, depth: Int) -> JSON {
    while place < lines.endIndex, isIgnored(lines[place]) { place += 1 }
    guard place < lines.endIndex else { return .string("") }
    let next = lines[place]
    if next.trimmed.hasPrefix("-"), self.indent(next) >= indent { return .array(list(indent)) }
    guard self.indent(next) > indent else { return .string("") }
    return .object(map(deeperThan: indent, depth: depth + 1))
  }

  private mutating func list(_ indent: Int) -> [JSON] {
    var values: [JSON] = []
    while place < lines.endIndex {
      let line = lines[place]
      if !isIgnored(line) {
        guard self.indent(line) >= indent, line.trimmed.hasPrefix("-") else { break }
        values.append(YAMLText.value(line.trimmed.dropFirst().trimmed))
      }
      place += 1
    }
    return values
  }

  /// The lines of a text below its key, as lines or as one.
  private mutating func lines(deeperThan indent: Int, folded: Bool) -> String {
    var texts: [String] = []
    while place < lines.endIndex {
      let line = lines[place]
      guard line.trimmed.isEmpty || self.indent(line) > indent else { break }
      texts.append(line.trimmed)
      place += 1
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts.joined(separator: folded ? " " : "\n")
  }
}

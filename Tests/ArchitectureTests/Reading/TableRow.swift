/// One row of the table in the root manifest, read from its text.
struct TableRow: Equatable, Sendable {
  var name: String
  /// The heading `// Layer: …` above the row.
  var layer: String
  /// Whether the row has a comment that says what the module is for.
  var hasPurpose: Bool

  /// Reads the rows of modules, tools and apps that stand under a layer.
  static func rows(inManifest text: String) -> [TableRow] {
    var layer: String?
    var rows: [TableRow] = []
    var start: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// ") {
        layer = words.hasPrefix("// Layer: ") ? String(words.dropFirst(10)) : nil
      } else if let layer, !start.isEmpty || isStart(words) {
        start.append(words)
        guard isEnd(words) else { continue }
        rows += row(start.joined(separator: "\n"), in: layer)
        start = []
      }
    }
    return rows
  }

  private static func isStart(_ line: Substring) -> Bool {
    [".module(", ".tool(", ".app("].contains { line.hasPrefix($0) }
  }

  private static func isEnd(_ line: Substring) -> Bool {
    let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
    return code.split(separator: " ").last?.hasSuffix("),") == true
  }

  private static func row(_ text: String, in layer: String) -> [TableRow] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return [] }
    return [TableRow(name: String(parts[1]), layer: layer, hasPurpose: text.contains("// "))]
  }
}

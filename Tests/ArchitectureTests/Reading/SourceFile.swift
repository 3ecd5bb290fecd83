/// One Swift file of the repository.
struct SourceFile: Sendable {
  /// An import and the conditions of the `#if` branches around it, outermost first.
  struct Import: Equatable, Sendable {
    var module: String
    var line: Int
    var conditions: [String] = []
  }

  /// The path from the root of the repository.
  let path: String
  let text: String
  /// The lines without comments and string contents.
  let code: [String]
  /// The identifiers of the code, cut at what is not ASCII; says quickly what a file cannot hold.
  let words: Set<String>
  let imports: [Import]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = SwiftCode(text).lines
    words = SourceFile.words(of: code)
    imports = SourceFile.imports(in: code)
  }

  var name: String { path.lastComponent }

  /// Whether the file ships; all others are tests.
  var isProduct: Bool {
    path.hasPrefix("Apps/") || (path.hasPrefix("Packages/") && path.contains("/Sources/"))
  }

  /// Whether a script writes the file; such files lie in folders of that name.
  var isGenerated: Bool { path.contains("/Generated/") }

  /// Whether the code may hold a text: each of the text's identifiers is somewhere in it.
  func mayHold(_ text: String) -> Bool { SourceFile.words(of: [text]).isSubset(of: words) }

  /// The identifiers of some lines, cut at what is not ASCII.
  static func words(of lines: [String]) -> Set<String> {
    lines.reduce(into: []) { words, line in
      for word in line.utf8.split(whereSeparator: { !isPart[Int($0)] }) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }

  /// Whether a byte is part of an ASCII identifier.
  private static let isPart = (0...UInt8.max).map { byte in
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    return isLetter || 48...57 ~= byte || byte == UInt8(ascii: "_")
  }

  private static func imports(in code: [String]) -> [Import] {
    var branches: [[String]] = []
    var imports: [Import] = []
    for (index, line) in code.enumerated() {
      guard line.utf8.contains(where: { $0 != UInt8(ascii: " ") }),
        line.contains("#") || line.contains("import")
      else { continue }
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      switch first {
      case "#if": branches.append([condition(words)])
      case "#elseif", "#else":
        guard let earlier = branches.popLast() else { continue }
        branches.append(earlier.map(negated) + [condition(words)])
      case "#endif": _ = branches.popLast()
      default:
        guard let module = importedModule(words) else { continue }
        let conditions = branches.flatMap { $0 }.filter { !$0.isEmpty }
        imports.append(Import(module: module, line: index + 1, conditions: conditions))
      }
    }
    return imports
  }

  private static func negated(_ condition: String) -> String {
    condition.hasPrefix("!(") ? condition : "!(\(condition))"
  }

  private static func condition(_ words: [String]) -> String {
    words.dropFirst().joined(separator: " ")
  }

  private static func importedModule(_ words: [String]) -> String? {
    let modifiers = ["public", "package", "internal", "fileprivate", "private"]
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
    var rest = words[...].drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
    return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}

extension String {
  /// The part of a path after the last slash.
  var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}

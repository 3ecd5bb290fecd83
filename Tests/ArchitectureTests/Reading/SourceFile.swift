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
  let imports: [Import]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = SwiftCode(text).lines
    imports = SourceFile.imports(in: code)
  }

  var name: String { path.lastComponent }

  /// Whether the file ships; all others are tests.
  var isProduct: Bool {
    path.hasPrefix("Apps/") || (path.hasPrefix("Packages/") && path.contains("/Sources/"))
  }

  /// Whether a script writes the file; such files lie in folders of that name.
  var isGenerated: Bool { path.contains("/Generated/") }

  private static func imports(in code: [String]) -> [Import] {
    var branches: [[String]] = []
    var imports: [Import] = []
    for (index, line) in code.enumerated() {
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

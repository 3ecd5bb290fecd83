extension Rule {
  static let umbrellaRules = [
    Rule("the table of umbrellas is what they re-export", findings: staleUmbrellas)
  ]

  /// Compares the rows of `PublicAPI.md` with the modules that each module re-exports as a whole.
  @Sendable private static func staleUmbrellas(_ tree: Tree) -> [RuleViolation] {
    let path = "Packages/PublicAPI.md"
    var exports: [String: Set<String>] = [:]
    for file in tree.sources where file.mayHold("_exported") {
      guard let target = tree.target(of: file), target.type != "test" else { continue }
      let modules = file.code.compactMap { exportedModule($0) }
      exports[target.name, default: []].formUnion(modules)
    }
    var rows: [String: Set<String>] = [:]
    let lines = tree.documents.first { $0.path == path }?.prose ?? []
    let table = lines.drop { $0 != "| Umbrella | Re-exports |" }.prefix { !$0.isEmpty }
    for row in table.dropFirst(2) {
      let names = row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
      guard let first = names.first else { continue }
      rows[String(first.element), default: []] = Set(names.dropFirst().map { String($0.element) })
    }
    let umbrellas = Set(exports.filter { !$0.value.isEmpty }.keys).union(rows.keys).sorted()
    return umbrellas.filter { exports[$0] ?? [] != rows[$0] ?? [] }.map { name in
      let found = (exports[name] ?? []).sorted().joined(separator: ", ")
      return RuleViolation(path, "\(name) re-exports: \(found.isEmpty ? "nothing" : found)")
    }
  }

  /// The module that a line re-exports; nil if it re-exports nothing, or one type only.
  private static func exportedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    return words.count == 3 && words.starts(with: ["@_exported", "import"])
      ? String(words[2]) : nil
  }
}

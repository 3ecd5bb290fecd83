extension Rule {
  static let interfaceRules = [
    Rule("clients can make the values that they receive", findings: closedValues),
    Rule("no type is called like its module", findings: namesakes),
  ]

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// With such a type in it, `Module.Name` means a part of the type, and no name of the module can
  /// be told from the same name elsewhere.
  @Sendable private static func namesakes(_ tree: Tree) -> [Finding] {
    tree.sources.filter(\.isProduct).flatMap { file -> [Finding] in
      guard let module = tree.target(of: file)?.name else { return [] }
      return file.code.enumerated().filter { line in
        let words = line.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).contains { kinds.contains(String($0)) && $1 == module }
      }
      .map { Finding(file, line: $0.offset + 1, "\(module) is called like its module") }
    }
  }

  /// What nobody but its module makes, and why.
  private static let closed: Set = [
    // A history makes it from events; made up, it could say that a meal was never disliked.
    "SuggestionEngine.History.Record"
  ]

  @Sendable private static func closedValues(_ tree: Tree) -> [Finding] {
    let modules = tree.layers.filter { ["models", "rules"].contains($0.value) }.keys.sorted()
    return modules.flatMap { module -> [Finding] in
      let files = tree.sources.filter { $0.isProduct && tree.target(of: $0)?.name == module }
      let structs = PublicStructs(files.filter { !$0.isGenerated })
      return structs.places.sorted { $0.key < $1.key }
        .filter { structs.withFields.contains($0.key) }
        .filter { !structs.withInitialiser.contains($0.key) }
        .filter { !closed.contains("\(module).\($0.key)") }
        .map { Finding("\($0.value.path):\($0.value.line)", "\($0.key) has no public initialiser") }
    }
  }
}

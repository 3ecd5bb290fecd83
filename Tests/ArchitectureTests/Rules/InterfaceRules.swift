extension Rule {
  static let interfaceRules = [
    Rule("clients can make the values that they receive", findings: closedValues),
    Rule("no type is called like its module", findings: namesakes),
    Rule("a public type is used elsewhere or meant for clients", findings: unsharedTypes),
  ]

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// With such a type in it, `Module.Name` means a part of the type, and no name of the module can
  /// be told from the same name elsewhere.
  @Sendable private static func namesakes(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(\.isProduct).flatMap { file -> [RuleViolation] in
      guard let module = tree.target(of: file)?.name, file.words.contains(module) else { return [] }
      return file.code.enumerated().filter { line in
        let words = line.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).contains { kinds.contains(String($0)) && $1 == module }
      }
      .map { RuleViolation(file, line: $0.offset + 1, "\(module) is called like its module") }
    }
  }

  /// What nobody but its module makes, and why.
  private static let closed: Set = [
    // A history makes it from events; made up, it could say that a meal was never disliked.
    "SuggestionEngine.History.Record",
    // What is stored makes them where all of it could be read; made up, they could be nobody's.
    "EaterMeals.SafeLimits",
  ]

  @Sendable private static func closedValues(_ tree: Tree) -> [RuleViolation] {
    let modules = tree.layers.filter { ["models", "rules"].contains($0.value) }.keys.sorted()
    let sources = Dictionary(grouping: tree.sources.filter { $0.isProduct && !$0.isGenerated }) {
      tree.target(of: $0)?.name ?? ""
    }
    return modules.flatMap { module -> [RuleViolation] in
      let structs = PublicStructs(sources[module, default: []])
      return structs.places.sorted { $0.key < $1.key }
        .filter { structs.withFields.contains($0.key) }
        .filter { !structs.withInitialiser.contains($0.key) }
        .filter { !closed.contains("\(module).\($0.key)") }
        .map {
          RuleViolation("\($0.value.path):\($0.value.line)", "\($0.key) has no public initialiser")
        }
    }
  }

  /// Public types that only their own module uses; they should be `package` or internal.
  ///
  /// A public type is for others: another module or its tests name it, a document of its package
  /// does, or another public declaration of its module. No client sees what tools share. Former
  /// names are for clients alone.
  @Sendable private static func unsharedTypes(_ tree: Tree) -> [RuleViolation] {
    let files = Dictionary(grouping: tree.sources) { tree.target(of: $0)?.name ?? "" }
    let words = files.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.words) } }
    return tree.root.targets.filter { $0.type == "regular" }.flatMap { target -> [RuleViolation] in
      let own = files[target.name, default: []]
      let others = words.filter { ![target.name, "\(target.name)Tests"].contains($0.key) }.values
      let documented = tree.home(of: target.name).flatMap { tree.documented[$0] } ?? []
      let current = own.filter { !$0.holdsFormerNames }
      return current.flatMap { file in
        file.publicTypes.filter { type in
          LayerMap.isToolPart(target.name)
            || !others.contains { $0.contains(type.name) } && !documented.contains(type.name)
              && own.reduce(0) { $0 + $1.declarations(naming: type.name) } < 2
        }
        .map {
          RuleViolation(
            file, line: $0.line, "\($0.name) is public, and only \(target.name) uses it")
        }
      }
    }
  }
}

extension SourceFile {
  /// How many public declarations and cases have a word in their signature, also where it takes
  /// several lines.
  fileprivate func declarations(naming word: String) -> Int {
    guard words.contains(word) else { return 0 }
    var (count, depth, isNamed) = (0, 0, false)
    for line in code {
      let words = Self.identifiers(of: line)
      if depth == 0 {
        isNamed = false
        guard ["public", "case"].contains(words.first) else { continue }
      }
      depth += line.count { $0 == "(" } - line.count { $0 == ")" }
      if !isNamed, words.contains(where: { $0 == word }) { (count, isNamed) = (count + 1, true) }
    }
    return count
  }
}

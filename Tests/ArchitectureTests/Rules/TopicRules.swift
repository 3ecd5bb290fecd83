extension Rule {
  static let topicRules = [
    Rule("the topics of a module list each public type once", findings: topics)
  ]

  /// What a page of a catalogue lists, or should list, and where.
  private struct Topic {
    let path: String
    let piece: Document.Piece

    /// The first name of a link, as ``Event`` of ``Event/date``.
    var first: Substring { piece.text.prefix { $0 != "/" && $0 != "(" } }
    var place: String { "\(path):\(piece.line)" }
  }

  /// A link may go on into a type, or into one of another module that this module extends.
  @Sendable private static func topics(_ tree: Tree) -> [RuleViolation] {
    let sources = Dictionary(grouping: tree.sources) { tree.target(of: $0)?.name ?? "" }
    let modules = Set(tree.root.targets.map(\.name))
    return tree.root.targets.filter { $0.type == "regular" && !LayerMap.isToolPart($0.name) }
      .flatMap { module -> [RuleViolation] in
        let files = sources[module.name, default: []].filter { !$0.holdsFormerNames }
        let types = Set(files.flatMap { $0.publicTypes.map(\.name) })
        let catalog = "\(module.folder)/\(module.name).docc/"
        let topics = tree.documents.filter { $0.path.hasPrefix(catalog) }
          .flatMap { page in page.topics.map { Topic(path: page.path, piece: $0) } }
        return missing(types, in: topics, of: "\(catalog)\(module.name).md")
          + doubled(topics) + stale(topics, known: types.union(modules))
      }
  }

  private static func missing(
    _ types: Set<String>, in topics: [Topic], of page: String
  ) -> [RuleViolation] {
    types.subtracting(topics.map(\.piece.text)).sorted()
      .map { RuleViolation(page, "lists \($0) under no topic") }
  }

  private static func doubled(_ topics: [Topic]) -> [RuleViolation] {
    Dictionary(grouping: topics, by: \.piece.text).sorted { $0.key < $1.key }
      .flatMap { $0.value.dropFirst() }
      .map { RuleViolation($0.place, "lists \($0.piece.text) again") }
  }

  /// Functions and values at the top level begin with a lower-case letter; DocC checks them.
  private static func stale(_ topics: [Topic], known: Set<String>) -> [RuleViolation] {
    topics.filter { $0.first.first?.isUppercase == true && !known.contains(String($0.first)) }
      .map { RuleViolation($0.place, "\($0.first) is no public type") }
  }
}

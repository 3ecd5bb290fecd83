extension Rule {
  static let errorRules = [
    Rule("every public error has words for people", findings: silentErrors)
  ]

  /// Without its own words an error prints as "The operation could not be completed", or as code.
  @Sendable private static func silentErrors(_ tree: Tree) -> [RuleViolation] {
    let files = Dictionary(grouping: tree.sources.filter(\.isProduct)) {
      tree.target(of: $0)?.name ?? ""
    }
    return files.sorted { $0.key < $1.key }.flatMap { _, files -> [RuleViolation] in
      let types = files.flatMap(ConformingType.all)
      let conformances = types.reduce(into: [String: Set<String>]()) { all, type in
        all[type.name, default: []].formUnion(type.conformances)
      }
      return types.filter { $0.isPublic && conformances[$0.name]?.contains("Error") == true }
        .compactMap { type in
          let missing = ["LocalizedError", "CustomStringConvertible", "errorDescription"].filter {
            conformances[type.name]?.contains($0) == false
          }
          guard !missing.isEmpty else { return nil }
          let list = missing.joined(separator: ", ")
          return RuleViolation(type.file, line: type.line, "\(type.name) lacks \(list)")
        }
    }
  }
}

/// The head of a type or extension: its name and what it conforms to.
private struct ConformingType {
  let file: SourceFile
  let line: Int
  /// The last component of the name.
  let name: String
  /// Whether the head declares a public type.
  let isPublic: Bool
  /// The protocols; `errorDescription` too if the file of a localized error declares it.
  let conformances: Set<String>

  private static let kinds: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let modifiers: Set = ["public", "final", "indirect", "nonisolated"]

  static func all(in file: SourceFile) -> [ConformingType] {
    guard file.words.contains("Error") || file.words.contains("LocalizedError") else { return [] }
    return file.code.indices.compactMap { ConformingType(file, at: $0) }
  }

  private init?(_ file: SourceFile, at index: Int) {
    let words = file.code[index].split(separator: " ").map(String.init)
    let rest = words.drop { Self.modifiers.contains($0) || $0.hasPrefix("@") }
    guard let kind = rest.first, Self.kinds.contains(kind), rest.count > 1 else { return nil }
    let head = file.code[index...].prefix(6).joined(separator: " ").prefix { $0 != "{" }
    guard let start = head.firstRange(of: "\(kind) ")?.upperBound else { return nil }
    let whole = head[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    self.file = file
    line = index + 1
    name = whole.split(separator: ".").last.map(String.init) ?? ""
    isPublic = kind != "extension" && words.first == "public"
    let protocols = Self.protocols(after: head[whole.endIndex...])
    let isSpoken = protocols.contains("LocalizedError") && file.words.contains("errorDescription")
    conformances = protocols.union(isSpoken ? ["errorDescription"] : [])
  }

  /// The names after the colon; parameters of a generic type and their bounds are left out.
  private static func protocols(after head: Substring) -> Set<String> {
    var depth = 0
    var list = head.drop { sign in
      if sign == "<" { depth += 1 }
      if sign == ">" { depth -= 1 }
      return depth > 0 || sign != ":"
    }
    guard list.popFirst() != nil else { return [] }
    let names = list.split { " ,&".contains($0) }.prefix { $0 != "where" }
    return Set(names.map { String($0.split(separator: ".").last ?? $0) })
  }
}

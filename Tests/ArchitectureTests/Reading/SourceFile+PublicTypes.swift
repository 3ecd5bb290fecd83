extension SourceFile {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  private static let modifiers: Set<Substring> = ["final", "indirect", "nonisolated"]

  /// Whether the file holds the former names of its module, each a deprecated alias.
  var holdsFormerNames: Bool { name == "DeprecatedNames.swift" }

  /// The public types at the top level of the file, with their lines.
  var publicTypes: [(name: String, line: Int)] {
    code.enumerated().compactMap { index, line in
      guard line.hasPrefix("public ") || line.hasPrefix("@") else { return nil }
      let words = Self.identifiers(of: line).drop { $0 != "public" }.dropFirst()
      let rest = words.drop { Self.modifiers.contains($0) }
      guard let kind = rest.first, Self.kinds.contains(kind), let name = rest.dropFirst().first
      else { return nil }
      return (String(name), index + 1)
    }
  }

  /// The words of a line of code.
  static func identifiers(of line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

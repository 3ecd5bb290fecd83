/// The names that the code of the repository holds: identifiers, and words of its strings.
struct Vocabulary {
  /// What stands in code, in its strings, or in a script: letters, digits, `_` and `-`.
  private(set) var words: Set<String> = []
  /// The flags of our commands and scripts, with their dashes.
  private(set) var flags: Set<String> = []
  /// The second words of the commands by their first; an empty word is one that the eater chooses.
  private(set) var commands: [String: Set<String>] = [:]

  init(_ tree: Tree) {
    for file in tree.sources {
      words.formUnion(file.words)
      guard !file.isGenerated else { continue }
      let literals = StringLiteral.all(in: file)
      for literal in literals { take(literal.text) }
      if file.words.contains("CommandForm") { take(commandsOf: file, literals) }
    }
    for text in tree.texts.values { take(text) }
  }

  private mutating func take(_ text: String) {
    for bytes in text.utf8.split(whereSeparator: { !Self.isPart[Int($0)] }) {
      let word = String(decoding: bytes, as: UTF8.self)
      if word.hasPrefix("--") { flags.insert(word) } else { words.insert(word) }
    }
  }

  /// Takes the forms of commands, each written as `CommandForm("plan fill …`.
  private mutating func take(commandsOf file: SourceFile, _ literals: [StringLiteral]) {
    let starts = file.code.indices.filter { file.code[$0].contains("CommandForm(") }
    for start in starts {
      guard let form = literals.first(where: { $0.line > start }) else { continue }
      let parts = form.text.split(separator: " ")
      guard let first = parts.first else { continue }
      let second = parts.dropFirst().first ?? ""
      let isFixed = second.allSatisfy { $0.isLowercase || $0 == "-" }
      commands[String(first), default: []].insert(isFixed ? String(second) : "")
    }
  }

  private static let isPart = (0...UInt8.max).map { byte in
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    return isLetter || 48...57 ~= byte || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}

extension Rule {
  static let commentRules = [
    Rule("a sentence of a doc comment begins with who acts", findings: namelessActors),
    Rule("a sentence of a document begins with who acts", findings: namelessReaders),
  ]

  /// The words that leave open who acts, or what a sentence is about.
  private static let nameless: Set<Substring> = [
    "Anybody", "Nobody", "Somebody", "What", "Which", "Whoever",
  ]

  @Sendable private static func namelessActors(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { $0.isProduct && !$0.isGenerated }.flatMap { file in
      DocLine.all(in: file).flatMap { line in
        line.firstWords.filter(nameless.contains)
          .map { RuleViolation(file, line: line.number, "begins a sentence with \($0)") }
      }
    }
  }

  /// A document may say what a thing is; a sentence of it has an actor all the same.
  @Sendable private static func namelessReaders(_ tree: Tree) -> [RuleViolation] {
    tree.documents.flatMap { document in
      DocLine.all(in: document).flatMap { line in
        line.firstWords.filter { $0 != "What" && nameless.contains($0) }
          .map { RuleViolation("\(document.path):\(line.number)", "begins a sentence with \($0)") }
      }
    }
  }
}

/// One line of a doc comment or of a document.
private struct DocLine {
  let number: Int
  /// The text after the slashes, or after the mark of a list.
  let text: Substring

  static func all(in file: SourceFile) -> [DocLine] {
    file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().compactMap { index, line in
        let line = line.drop { $0 == UInt8(ascii: " ") }
        guard line.starts(with: "///".utf8) else { return nil }
        let text = Substring(line.dropFirst(3))
        return DocLine(number: index + 1, text: text.drop { " -".contains($0) })
      }
  }

  static func all(in document: Document) -> [DocLine] {
    document.prose.enumerated().map { index, line in
      DocLine(number: index + 1, text: line.drop { " -|0123456789.".contains($0) })
    }
  }

  /// The first word of the line and of each sentence that begins in it.
  var firstWords: [Substring] {
    let words = text.split(separator: " ")
    let ends = [true] + words.map { ".!?".contains($0.last ?? " ") }
    return zip(ends, words).filter(\.0).map { $0.1.prefix(while: \.isLetter) }
  }
}

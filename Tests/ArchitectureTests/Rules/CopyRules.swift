extension Rule {
  static let copyRules = [
    Rule("texts of screens read at a seventh-grade level", findings: hardTexts),
    Rule("all texts of screens together are easy to read", findings: hardWhole),
    Rule("texts for people say who acts, and deny by a verb", findings: riddles),
  ]

  /// The first school year that is too high for a text.
  private static let grade = 8.0

  /// The school year that is too high for all texts together, of which most are easier.
  private static let wholeGrade = 5.0

  /// A text with fewer words is a label: a formula for sentences says nothing about it.
  private static let fewest = 8

  private static let longestSentence = 25

  @Sendable private static func hardTexts(_ tree: Tree) -> [RuleViolation] {
    sentences(tree).flatMap { file, text, readability in
      problems(readability).map {
        RuleViolation(file, line: text.line, "\(text.key) \($0): \(text.text)")
      }
    }
  }

  @Sendable private static func hardWhole(_ tree: Tree) -> [RuleViolation] {
    let grade = Readability(of: sentences(tree).map(\.2)).grade
    return grade < wholeGrade ? [] : [RuleViolation("CopyTable", "reads at grade \(tenths(grade))")]
  }

  /// The texts of all tables that are long enough to be graded.
  private static func sentences(_ tree: Tree) -> [(SourceFile, CopyText, Readability)] {
    tree.sources.filter(\.isProduct).flatMap { file in
      CopyText.all(in: file).map { (file, $0, Readability($0.text)) }
    }.filter { $0.2.words >= fewest && !given.contains($0.1.key) }
  }

  /// Texts that the requirements give word for word.
  private static let given: Set = ["favorites.premium.body"]

  private static func problems(_ text: Readability) -> [String] {
    (text.grade < grade ? [] : ["reads at grade \(tenths(text.grade))"])
      + (text.longest <= longestSentence ? [] : ["has a sentence of \(text.longest) words"])
  }

  private static func tenths(_ grade: Double) -> Double { (grade * 10).rounded() / 10 }

  /// Words that leave open who acts, or that need a second reading.
  private static let banned: Set<Substring> = [
    "anew", "anybody", "nobody", "somebody", "whoever",
  ]

  @Sendable private static func riddles(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { $0.isProduct && !$0.isGenerated }.flatMap { file in
      StringLiteral.all(in: file).flatMap { literal in
        phrases(in: literal.text)
          .map { RuleViolation(file, line: literal.line, "'\($0)' in: \(literal.text)") }
      }
    }
  }

  /// The phrases of a text that we say otherwise; a single word is a key or an id.
  private static func phrases(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: " ")) else { return [] }
    let words = text.lowercased().split { !($0.isLetter || "’'".contains($0)) }
    return words.indices.compactMap { index in
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isThere = index > 0 && words[index - 1] == "there"
      let after = index + 2 < words.count ? words[index + 2] : ""
      switch (words[index], next) {
      case (let word, _) where banned.contains(word): return String(word)
      case ("by", "now"): return "by now"
      case ("is", "none"), ("are", "none"): return isThere ? nil : "\(words[index]) none"
      case ("is", "no"), ("are", "no"), ("was", "no"), ("were", "no"):
        return isThere || comparing.contains(after) ? nil : "\(words[index]) no \(after)"
      default: return nil
      }
    }
  }

  /// Words after *no* that make an adverb of it.
  private static let comparing: Set<Substring> = ["better", "later", "less", "longer", "more"]
}

extension CatalogError.TextLook {
  /// Guesses the format of a text from its beginning, its columns and its headings.
  init(of text: String) {
    let lines = text.split(whereSeparator: \.isNewline).prefix(Self.mostLines).map(\.trimmed)
      .filter { !$0.isEmpty }
    switch lines.first?.first {
    case "{", "[": self = .json
    case "<": self = .page
    default: self = Self.isRecipe(lines) ? .recipe : Self.isTable(lines) ? .table : .text
    }
  }

  /// The number of lines that are examined.
  private static let mostLines = 60

  private static let headings = [
    "ingredients", "method", "instructions", "directions", "preparation", "steps", "serves",
    "servings",
  ]

  private static func isRecipe(_ lines: [Substring]) -> Bool {
    lines.contains { line in
      let word = line.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter }
      return headings.contains(String(word))
    }
  }

  private static func isTable(_ lines: [Substring]) -> Bool {
    [",", ";", "\t"].contains { (mark: Character) in
      let counts = lines.prefix(5).map { line in line.count { $0 == mark } }
      return counts.count > 1 && counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }
  }
}

/// Headings within ingredients and steps.
enum GroupHeading {
  /// Whether a line names the purpose of the lines below it: "For the sauce".
  static func saysFor(_ text: String) -> Bool {
    guard text.utf8.count <= 80, let first = FoldedWords(text).words.first else { return false }
    return beginnings.contains(first)
  }

  /// Whether a short line without an amount only names such a purpose: "For the sauce".
  static func isWhole(_ text: String) -> Bool {
    guard text.utf8.count <= 40, saysFor(text), !text.contains(","), !LineShape.hasNumber(text)
    else { return false }
    let words = text.split(separator: " ")
    return words.count >= 2 && words.count <= 5 && words[1].lowercased() != "serving"
      && words[1].lowercased() != "garnish" && articles.contains(words[1].lowercased())
  }

  private static let articles: Set<String> = [
    "the", "den", "die", "das", "la", "le", "les", "l'", "el", "los", "las", "il", "lo", "gli",
    "de",
    "het", "o", "a", "os", "as",
  ]

  /// A heading without a colon or signs around it.
  static func cleaned(_ text: String) -> String {
    var part = text[...]
    while let last = part.last, last == ":" || last == " " || last == "*" || last == "-" {
      part = part.dropLast()
    }
    while let first = part.first, first == "*" || first == " " || first == "-" {
      part = part.dropFirst()
    }
    return String(part)
  }

  private static let beginnings = Set(
    """
    for für pour para per voor till til na do dla pro a för
    fyllning füllung sauce topping teig dressing
    """
    .split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })
}

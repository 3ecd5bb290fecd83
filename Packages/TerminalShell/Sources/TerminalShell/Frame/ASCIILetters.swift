import PrintedText

/// Replaces characters for a terminal that shows only ASCII.
enum ASCIILetters {
  /// A line in ASCII, with the same width.
  static func line(_ line: String) -> String {
    line.utf8.allSatisfy { $0 < 0x80 } ? line : line.reduce(into: "") { $0 += text(for: $1) }
  }

  /// A character or its replacement, with the same width.
  ///
  /// The replacement is a letter without its accents, or a similar ASCII sign.
  static func text(for character: Character) -> String {
    if character.isASCII { return String(character) }
    let columns = CharacterWidth.columns(character)
    guard let scalar = character.unicodeScalars.first, columns > 0 else { return "" }
    let sign = signs[scalar] ?? letter(scalar) ?? "?"
    return String(repeating: sign, count: columns)
  }

  /// The base letter of an accented letter, from its Unicode name, such as LATIN SMALL LETTER E
  /// WITH ACUTE.
  private static func letter(_ scalar: Unicode.Scalar) -> Character? {
    guard let name = scalar.properties.name else { return nil }
    for (kind, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
    where name.hasPrefix(kind) {
      let word = name.dropFirst(kind.count).prefix { $0 != " " }
      // A longer first word describes the letter, as in SHARP S or DOTLESS I; the next word is
      // the letter.
      let letter = word.count == 1 ? word : name.dropFirst(kind.count + word.count + 1).prefix(1)
      return (isSmall ? letter.lowercased() : String(letter)).first
    }
    return nil
  }

  private static let signs: [Unicode.Scalar: Character] = [
    "•": "*", "·": "-", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "…": ".",
    "×": "x", "½": "/", "¼": "/", "¾": "/", "€": "E", "→": ">", "←": "<", "✓": "v", "›": ">",
    "‹": "<", "▼": "v", "°": "o", "⏎": "/",
  ]
}

import PrintedText

/// What stands for a character where a terminal shows ASCII alone.
enum ASCIILetters {
  /// A line without other characters, as many columns wide.
  static func line(_ line: String) -> String {
    line.utf8.allSatisfy { $0 < 0x80 } ? line : line.reduce(into: "") { $0 += text(for: $1) }
  }

  /// A character, or what is read in its place: a letter without its accents, the sign that people
  /// type; as many columns wide.
  static func text(for character: Character) -> String {
    if character.isASCII { return String(character) }
    let columns = CharacterWidth.columns(character)
    guard let scalar = character.unicodeScalars.first, columns > 0 else { return "" }
    let sign = signs[scalar] ?? letter(scalar) ?? "?"
    return String(repeating: sign, count: columns)
  }

  /// The letter of an accented one, by its name, such as LATIN SMALL LETTER E WITH ACUTE.
  private static func letter(_ scalar: Unicode.Scalar) -> Character? {
    guard let name = scalar.properties.name else { return nil }
    for (kind, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
    where name.hasPrefix(kind) {
      let word = name.dropFirst(kind.count).prefix { $0 != " " }
      // Of a letter with a name of its own, such as SHARP S or DOTLESS I, that is the next word.
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

import IngredientLines

/// What a line looks like, before anybody reads it closely.
enum LineShape {
  /// Whether a line begins as ingredients do: with a number, a fraction or a sign of a list.
  static func beginsWithAmount(_ text: String) -> Bool {
    for character in text.prefix(4) {
      if character.isNumber { return true }
      if character.isLetter { return false }
    }
    return false
  }

  /// Whether a line is a sentence or more.
  static func isSentence(_ text: String) -> Bool {
    let count = text.utf8.count
    guard count >= 25 else { return false }
    let ends = text.last == "." || text.last == "!" || text.last == "…" || text.contains(". ")
    return ends || count > 90
  }

  /// Whether a line may be an ingredient at all.
  static func mayBeIngredient(_ text: String) -> Bool {
    let count = text.utf8.count
    guard count >= 2, count <= 220, text.contains(where: \.isLetter) else { return false }
    if count > 110, !beginsWithAmount(text) { return false }
    return true
  }

  /// The letters and digits of a text in small letters, for telling whether two say the same.
  static func key(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "/") { key.append(byte.lowered) }
      } else if let fraction = fractions[scalar] {
        key.append(contentsOf: fraction.utf8)
      } else if scalar.properties.isAlphabetic {
        key.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return key
  }

  private static let fractions: [Unicode.Scalar: String] = [
    "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
    "⅞": "7/8", "⁄": "/",
  ]

  /// The words of a text in small letters, numbers among them.
  static func words(_ text: String) -> Set<String> {
    Set(
      text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init))
  }
}

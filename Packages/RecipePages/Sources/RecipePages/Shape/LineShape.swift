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
    addKey(of: text, to: &key)
    return key
  }

  /// Adds the letters and digits of a text to others.
  static func addKey(of text: String, to key: inout [UInt8]) {
    key.reserveCapacity(key.count + text.utf8.count)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        let byte = UInt8(truncatingIfNeeded: value)
        if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "/") { key.append(byte.lowered) }
      } else if value < 0xC0 || (0x2000..<0x2C00).contains(value) {
        if let fraction = fraction(value) { key.append(contentsOf: fraction.utf8) }
      } else {
        let lowered = (0xC0...0xDE).contains(value) && value != 0xD7 ? value + 0x20 : value
        key.append(UInt8(truncatingIfNeeded: lowered >> 8))
        key.append(UInt8(truncatingIfNeeded: lowered))
      }
    }
  }

  /// A fraction as it is written in ASCII.
  private static func fraction(_ value: UInt32) -> String? {
    switch value {
    case 0xBC: "1/4"
    case 0xBD: "1/2"
    case 0xBE: "3/4"
    case 0x2153: "1/3"
    case 0x2154: "2/3"
    case 0x215B: "1/8"
    case 0x215C: "3/8"
    case 0x215D: "5/8"
    case 0x215E: "7/8"
    case 0x2044: "/"
    default: nil
    }
  }
}

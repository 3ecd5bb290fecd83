import IngredientLines

/// The shape of a line, before it is read closely.
enum LineShape {
  /// Whether a line begins as ingredients do: with a number, a fraction or a sign of a list.
  static func beginsWithAmount(_ text: String) -> Bool {
    for scalar in text.unicodeScalars.prefix(4) {
      if isNumber(scalar) { return true }
      if scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value).isLetter : scalar.value >= 0xC0,
        !(0x2000..<0x2E80).contains(scalar.value)
      {
        return false
      }
    }
    return false
  }

  /// Whether a line has a number or fraction anywhere.
  static func hasNumber(_ text: String) -> Bool { text.unicodeScalars.contains(where: isNumber) }

  /// Whether a character is a digit or a fraction.
  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0xBC...0xBE, 0x2150...0x215E, 0x660...0x669, 0xFF10...0xFF19: true
    default: false
    }
  }

  /// Whether a line is a sentence or more.
  static func isSentence(_ text: String) -> Bool {
    let count = text.utf8.count
    guard count >= 25 else { return false }
    if count > 90 { return true }
    let last = text.utf8.last
    if last == UInt8(ascii: ".") || last == UInt8(ascii: "!") { return true }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x20, previous == UInt8(ascii: ".") { return true }
      previous = byte
    }
    return false
  }

  /// Whether a line may be an ingredient at all.
  static func mayBeIngredient(_ text: String) -> Bool {
    let count = text.utf8.count
    guard count >= 2, count <= 220, text.utf8.contains(where: { $0.isLetter || $0 >= 0x80 })
    else { return false }
    if count > 110, !beginsWithAmount(text) { return false }
    return true
  }

  /// The letters and digits of a text in small letters, for comparing two texts.
  static func key(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    addKey(of: text, to: &key)
    return key
  }

  /// Adds the letters and digits of a text to others.
  static func addKey(of text: String, to key: inout [UInt8]) {
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

  /// A fraction as written in ASCII.
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

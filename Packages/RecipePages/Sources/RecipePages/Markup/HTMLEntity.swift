/// A character that is written as HTML writes it: `&amp;`, `&frac12`, `&#189;` or `&#xBD;`.
struct HTMLEntity {
  /// What it stands for.
  let text: String

  /// How many bytes it takes, with the ampersand and with the semicolon where there is one.
  let length: Int

  /// Reads what begins at an ampersand; nil where that is only an ampersand.
  ///
  /// - Parameter inAttribute: whether an old name without a semicolon is text before a letter or an
  ///   equals sign, as in addresses.
  init?(_ bytes: some RandomAccessCollection<UInt8>, inAttribute: Bool = false) {
    guard let first = bytes.dropFirst().first, first.isLetter || first == UInt8(ascii: "#") else {
      return nil
    }
    let letters = Array(bytes.prefix(Self.longest))
    guard letters.count > 2 else { return nil }
    if letters[1] == UInt8(ascii: "#") {
      guard let found = Self.numbered(letters) else { return nil }
      (text, length) = found
    } else {
      guard let found = Self.named(letters, inAttribute) else { return nil }
      (text, length) = found
    }
  }

  private static let longest = 34

  private static func numbered(_ letters: [UInt8]) -> (String, Int)? {
    let isHexadecimal = letters[2] | 0x20 == UInt8(ascii: "x")
    var (place, value, digits) = (isHexadecimal ? 3 : 2, UInt32(0), 0)
    while place < letters.count, let digit = digit(letters[place], isHexadecimal) {
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      (place, digits) = (place + 1, digits + 1)
    }
    guard digits > 0 else { return nil }
    if place < letters.count, letters[place] == UInt8(ascii: ";") { place += 1 }
    return (character(value), place)
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    if byte.isDigit { return UInt32(byte) - 0x30 }
    guard isHexadecimal, byte.isLetter, byte.lowered <= UInt8(ascii: "f") else { return nil }
    return UInt32(byte.lowered) - 0x57
  }

  /// The character of a number; numbers of Windows-1252 mean what they mean there.
  private static func character(_ value: UInt32) -> String {
    if (0x80...0x9F).contains(value) {
      return String(windows[windows.index(windows.startIndex, offsetBy: Int(value) - 0x80)])
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  /// The characters 0x80 to 0x9F of Windows-1252; what it lacks stays a control.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ")

  private static func named(_ letters: [UInt8], _ inAttribute: Bool) -> (String, Int)? {
    var end = 1
    while end < letters.count, letters[end].isLetter || letters[end].isDigit { end += 1 }
    guard end > 1 else { return nil }
    let name = String(decoding: letters[1..<end], as: UTF8.self)
    if end < letters.count, letters[end] == UInt8(ascii: ";"), let text = HTMLEntityNames.all[name]
    {
      return (text, end + 1)
    }
    return old(name[...], isAttribute: inAttribute, before: end < letters.count ? letters[end] : 0)
  }

  /// The longest of the old names, which need no semicolon, at the beginning of a word.
  private static func old(
    _ word: Substring, isAttribute: Bool, before next: UInt8
  ) -> (String, Int)? {
    var name = word.prefix(6)
    while name.count > 1 {
      if let text = HTMLEntityNames.old[String(name)] {
        let isWhole = name.endIndex == word.endIndex
        if isAttribute, !isWhole || next == UInt8(ascii: "=") { return nil }
        return (text, name.count + 1)
      }
      name = name.dropLast()
    }
    return nil
  }
}

extension HTMLEntity {
  /// A text with its entities as characters.
  static func decoded(_ text: String, inAttribute: Bool = false) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"),
        let entity = HTMLEntity(bytes[place...], inAttribute: inAttribute)
      {
        result.append(contentsOf: entity.text.utf8)
        place += entity.length
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

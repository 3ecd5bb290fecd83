/// A character that is written as HTML writes it: `&amp;`, `&frac12`, `&#189;` or `&#xBD;`.
public struct HTMLEntity {
  /// The place of an entity, which decides how it may end.
  public enum Place: Sendable {
    /// In the text of a page, where old names need no semicolon: `&frac12 cup`.
    case text
    /// In an attribute, in which an old name without a semicolon is text before a letter or an
    /// equals sign, as in addresses.
    case attribute
    /// In a text that is not from a page, where an ampersand mostly means "and".
    ///
    /// A name is an entity only with a semicolon, and only if it is not a word of a language.
    case words
    /// In words that may be a piece of a page.
    ///
    /// The rule is that of ``words``, but a name that is no word of a language needs no semicolon.
    case prose
  }

  /// The text that it stands for.
  public let text: String

  /// Its length in bytes, with the ampersand and with the semicolon if there is one.
  public let length: Int

  /// Reads the entity at an ampersand; nil if that is only an ampersand.
  public init?(_ bytes: some Collection<UInt8>, in place: Place = .text) {
    guard let first = bytes.dropFirst().first, Self.isLetter(first) || first == UInt8(ascii: "#")
    else { return nil }
    let letters = Array(bytes.prefix(Self.longest))
    guard letters.count > 2 else { return nil }
    if letters[1] == UInt8(ascii: "#") {
      guard let found = Self.numbered(letters) else { return nil }
      (text, length) = found
    } else {
      guard let found = Self.named(letters, place) else { return nil }
      (text, length) = found
    }
    if place == .words, letters[length - 1] != UInt8(ascii: ";") { return nil }
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
    guard let value = byte.hexadecimalValue, isHexadecimal || value < 10 else { return nil }
    return UInt32(value)
  }

  /// The character of a number; 0x80 to 0x9F are read as Windows-1252.
  private static func character(_ value: UInt32) -> String {
    if (0x80...0x9F).contains(value) {
      return String(windows[windows.index(windows.startIndex, offsetBy: Int(value) - 0x80)])
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  /// The characters 0x80 to 0x9F of Windows-1252; undefined ones stay controls.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ")

  private static func named(_ letters: [UInt8], _ place: Place) -> (String, Int)? {
    var end = 1
    while end < letters.count, isLetter(letters[end]) || 0x30...0x39 ~= letters[end] { end += 1 }
    guard end > 1 else { return nil }
    let name = String(decoding: letters[1..<end], as: UTF8.self)
    if place == .words || place == .prose {
      let isEnded = end < letters.count && letters[end] == UInt8(ascii: ";")
      return HTMLEntityNames.unspoken[name].map { ($0, isEnded ? end + 1 : end) }
    }
    if end < letters.count, letters[end] == UInt8(ascii: ";"), let text = HTMLEntityNames.all[name]
    {
      return (text, end + 1)
    }
    return old(
      name[...], isAttribute: place == .attribute, before: end < letters.count ? letters[end] : 0)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

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
  public static func decoded(_ text: String, in place: Place = .text) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"),
        let entity = HTMLEntity(bytes[index...], in: place)
      {
        result.append(contentsOf: entity.text.utf8)
        index += entity.length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

import EmbeddedText

extension Substring {
  /// The text without spaces, tabs and carriage returns at its ends.
  var trimmed: Substring {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isBlank }),
      let last = bytes.lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first..<bytes.index(after: last)]
  }

  /// The trimmed parts before and after the first occurrence of a byte; nil if the byte does not
  /// occur.
  func cut(at byte: UInt8) -> (before: Substring, after: Substring)? {
    guard let index = utf8.firstIndex(of: byte) else { return nil }
    return (self[..<index].trimmed, self[utf8.index(after: index)...].trimmed)
  }

  /// The trimmed parts between the occurrences of a byte, including empty parts.
  func parts(at byte: UInt8) -> [Substring] {
    utf8.split(separator: byte, omittingEmptySubsequences: false).map { Substring($0).trimmed }
  }

  /// The values of a list such as "lunch, dinner"; no values for an empty text.
  var listed: [Substring] {
    parts(at: UInt8(ascii: ",")).filter { !$0.isEmpty }
  }

  /// The trimmed rest of the text after an ASCII prefix; nil if the text has another beginning.
  func rest(after prefix: StaticString) -> Substring? {
    guard utf8.starts(with: prefix.bytes) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8CodeUnitCount)...].trimmed
  }

  /// Whether every byte is an ASCII digit, and there is at least one.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }

  /// Whether it consists of words of lower-case ASCII letters and digits, joined by single hyphens.
  var isKebab: Bool {
    let hyphen = UInt8(ascii: "-")
    var last = hyphen
    for byte in utf8 {
      let isLower = byte.isLetter && byte >= UInt8(ascii: "a")
      guard isLower || byte.isDigit || (byte == hyphen && last != hyphen) else { return false }
      last = byte
    }
    return last != hyphen
  }
}

extension UInt8 {
  /// Space, tab or carriage return.
  var isBlank: Bool { self == 32 || self == 9 || self == 13 }

  /// 0 to 9.
  var isDigit: Bool { (48...57).contains(self) }

  /// A to Z in either case.
  var isLetter: Bool { (65...90).contains(self & 0xDF) }

  /// A control character other than tab, line feed and carriage return.
  var isControl: Bool { self < 32 && ![9, 10, 13].contains(self) || self == 127 }
}

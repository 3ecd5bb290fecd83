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

  /// The trimmed parts before and after the first such byte; nil when there is none.
  func cut(at byte: UInt8) -> (before: Substring, after: Substring)? {
    guard let index = utf8.firstIndex(of: byte) else { return nil }
    return (self[..<index].trimmed, self[utf8.index(after: index)...].trimmed)
  }

  /// The trimmed parts between such bytes, empty ones included.
  func parts(at byte: UInt8) -> [Substring] {
    utf8.split(separator: byte, omittingEmptySubsequences: false).map { Substring($0).trimmed }
  }

  /// The values of a list such as "lunch, dinner"; nothing for an empty text.
  var listed: [Substring] {
    parts(at: UInt8(ascii: ",")).filter { !$0.isEmpty }
  }

  /// The trimmed rest after an ASCII beginning; nil when the text begins otherwise.
  func rest(after prefix: StaticString) -> Substring? {
    guard utf8.starts(with: prefix.bytes) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8CodeUnitCount)...].trimmed
  }

  /// Whether every byte is an ASCII digit, and there is at least one.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }

  /// Whether these are ASCII words of lower-case letters and digits, with one hyphen between them.
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

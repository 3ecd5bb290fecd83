import MealModels

/// The classes of the bytes and characters of a line.
enum LineBytes {
  /// The number of bytes of the character that begins with a byte.
  @inline(__always)
  static func length(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Whether a byte is a digit.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

  /// Whether a dash or a minus of several bytes begins at an index.
  static func isDash(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == 0xE2 else { return false }
    let (second, third) = (bytes[index + 1], bytes[index + 2])
    return (second == 0x80 && (0x90...0x95).contains(third)) || (second == 0x88 && third == 0x92)
  }

  /// The length of an inch sign at an index, straight or curly; nil if there is none.
  static func inchLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") { return 1 }
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else {
      return nil
    }
    return bytes[index + 2] == 0x9D || bytes[index + 2] == 0xB3 ? 3 : nil
  }

  /// Whether a quotation mark is directly before an index, so that the next one ends the quotation.
  static func isQuote(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    guard index > 0 else { return false }
    if bytes[index - 1] == UInt8(ascii: "\"") { return true }
    return index > 2 && bytes[index - 3] == 0xE2 && bytes[index - 2] == 0x80
      && bytes[index - 1] == 0x9C
  }

  /// The length of a plural in brackets after a word, as in "clove(s)"; zero if there is none.
  private static func pluralLength(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Int {
    guard end + 2 < bytes.count, bytes[end] == UInt8(ascii: "(") else { return 0 }
    var index = end + 1
    if bytes[index] | 0x20 == UInt8(ascii: "e") { index += 1 }
    guard index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "s"),
      bytes[index + 1] == UInt8(ascii: ")")
    else { return 0 }
    return index + 2 - end
  }

  /// The length of the word that begins at an index; nil if none begins.
  ///
  /// The word includes apostrophes, hyphens, points and percent signs between its letters, and a
  /// plural in brackets after them.
  static func wordLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var index = start
    var end = start
    while index < bytes.count {
      let byte = bytes[index]
      if isLetter(byte) || isDigit(byte) {
        index += 1
        end = index
      } else if byte >= 0x80, isWide(bytes, at: index) {
        index = min(index + length(byte), bytes.count)
        end = index
      } else if index > start, index == end, isInner(bytes, at: index) {
        index += byte < 0x80 ? 1 : length(byte)
        if byte == UInt8(ascii: "%") { end = index }
      } else if index == start, isAlone(byte) {
        return 1
      } else {
        break
      }
    }
    return end > start ? end - start + pluralLength(bytes, at: end) : nil
  }

  private static func isAlone(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+")
  }

  /// Whether a character of several bytes is part of a word.
  ///
  /// Letters, marks such as ® and unknown signs are, because they may be part of a name.
  private static func isWide(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let (first, second) = (bytes[index], bytes[index + 1])
    switch first {
    case 0xC2:
      return second == 0xAE || second == 0xB0 || second == 0xAA || second == 0xBA || second == 0xB5
    case 0xC3: return second != 0x97 && second != 0xB7
    case 0xE2 where second == 0x84: return true
    case 0xE2 where second == 0x85 && index + 2 < bytes.count && bytes[index + 2] >= 0x90:
      return bytes[index + 2] > 0x9F
    case 0xE2, 0xE3, 0xEF...: return !isSign(bytes, at: index)
    default: return true
    }
  }

  /// Whether the character at an index is a sign without a meaning.
  private static func isSign(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let end = min(index + length(bytes[index]), bytes.count)
    let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first
    return scalar.map(ShownText.isSign) ?? true
  }

  /// Whether a sign inside a word is part of it, usually because a letter follows.
  private static func isInner(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: "%") { return true }
    let length = length(byte)
    let isApostrophe =
      byte == UInt8(ascii: "'")
      || (byte == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
        && (bytes[index + 2] == 0x99 || bytes[index + 2] == 0x98))
    let isSign =
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "&")
    guard isApostrophe || isSign, index + length < bytes.count else { return false }
    let next = bytes[index + length]
    if byte == UInt8(ascii: "."), isDigit(next) { return false }
    return isLetter(next) || isDigit(next) || (next >= 0x80 && isWide(bytes, at: index + length))
  }

  /// Appends the lower-case letters of a word, with plain apostrophes.
  ///
  /// Marks such as ® and plurals in brackets are left out.
  static func lower(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to word: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      switch (byte, next) {
      case (UInt8(ascii: "("), _): return
      case (0..<0x80, _): word.append(isLetter(byte) ? byte | 0x20 : byte)
      case (0xC2, 0xAE): break
      case (0xC3, 0x80...0x9E): word += [byte, next | 0x20]
      case (0xE2, 0x84): break
      case (0xE2, 0x80): word.append(UInt8(ascii: "'"))
      default: word.append(contentsOf: bytes[index..<min(index + length(byte), range.upperBound)])
      }
      index += length(byte)
    }
    if word.isEmpty { word.append(contentsOf: bytes[range]) }
  }

  /// The shape of a word: its capitals, a hyphen, a digit, and its length up to seven.
  static func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt8 {
    var (capitals, hyphen, digit) = (0, 0, 0)
    for index in range {
      let byte = bytes[index]
      if byte &- 65 < 26 { capitals += 1 }
      if byte == UInt8(ascii: "-") { hyphen = 1 }
      if isDigit(byte) { digit = 1 }
    }
    let capital = capitals == 0 ? 0 : capitals == 1 ? 1 : capitals == range.count ? 2 : 3
    return UInt8(capital | hyphen << 2 | digit << 3 | min(range.count, 7) << 4)
  }

  /// The number of bytes at the start of a lower-case word that its singular and plural share.
  static func singularLength(_ word: [UInt8]) -> Int {
    let count = word.count
    guard count > 3, word[count - 1] == UInt8(ascii: "s"), word[count - 2] != UInt8(ascii: "s")
    else { return count }
    guard count > 4, word[count - 2] == UInt8(ascii: "e") else { return count - 1 }
    let before = word[count - 3]
    let isShort = before == UInt8(ascii: "h") || before == UInt8(ascii: "o") || before == 120
    return isShort || before == UInt8(ascii: "s") ? count - 2 : count - 1
  }

  /// Whether a lower-case word ends like a participle or an adverb.
  static func isParticiple(_ word: [UInt8]) -> Bool {
    let count = word.count
    guard count > 4 else { return false }
    let end = (word[count - 2], word[count - 1])
    return end == (UInt8(ascii: "e"), UInt8(ascii: "d"))
      || end == (UInt8(ascii: "l"), UInt8(ascii: "y"))
  }
}

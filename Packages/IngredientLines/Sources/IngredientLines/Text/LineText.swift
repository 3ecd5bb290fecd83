import Codecs

/// The text of a line for reading: entities become characters, and each blank or control character
/// becomes a space.
///
/// Letters, signs and fractions stay as written, so that parts of a line have the words of the
/// line.
package struct LineText {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Cleans a text; bytes beyond the longest line are not read.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { source in
      let end = Self.end(of: source)
      bytes.reserveCapacity(end)
      var index = 0
      while index < end { index += read(source, at: index, end) }
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// The longest line that is read, in bytes.
  static let longest = 20_000

  /// The text of a range of bytes.
  package subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func end(of source: UnsafeBufferPointer<UInt8>) -> Int {
    guard source.count > longest else { return source.count }
    var end = longest
    while end > 0, source[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Copies one character and returns its length in bytes.
  private mutating func read(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ end: Int
  ) -> Int {
    let byte = source[index]
    switch byte {
    case 0...0x20, 0x7F: addBlank()
    case UInt8(ascii: "&"):
      if let entity = HTMLEntity(source[index..<end], in: .words) {
        Array(entity.text.utf8).withUnsafeBufferPointer { takeSign($0) }
        return entity.length
      }
      bytes.append(byte)
    case 0x21..<0x80: bytes.append(byte)
    default: return readWide(source, at: index, end)
    }
    return 1
  }

  /// Copies the character that an entity stands for.
  private mutating func takeSign(_ sign: UnsafeBufferPointer<UInt8>) {
    switch sign[0] {
    case 0...0x20, 0x7F: addBlank()
    case 0x21..<0x80: bytes.append(sign[0])
    default: _ = readWide(sign, at: 0, sign.count)
    }
  }

  /// Copies a character of several bytes: wide blanks become blanks, and invisible characters are
  /// dropped.
  private mutating func readWide(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ end: Int
  ) -> Int {
    let byte = source[index]
    let length = min(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, end - index)
    let second = length > 1 ? source[index + 1] : 0
    let third = length > 2 ? source[index + 2] : 0
    switch (byte, second, third) {
    case (0xC2, 0xAD, _): break
    case (0xC2, 0x80...0xA0, _): addBlank()
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF),
      (0xE2, 0x80, 0xAA...0xAC):
      break
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xAA), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      addBlank()
    default: bytes.append(contentsOf: source[index..<(index + length)])
    }
    return length
  }

  private mutating func addBlank() {
    if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
  }
}

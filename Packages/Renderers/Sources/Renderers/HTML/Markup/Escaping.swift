import PrintedText

extension [UInt8] {
  /// Appends a text, cleaned as by `PlainText.cleaned`, with markup characters escaped.
  ///
  /// Works on bytes: text without special characters is copied in one piece.
  mutating func appendEscaped(_ words: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < words.count {
      let byte = words[index]
      if Escaping.isPlain(byte) {
        index += 1
        continue
      }
      let (length, replacement) = Escaping.replacement(words, at: index)
      if let replacement {
        append(contentsOf: words[start..<index])
        replacement.withUTF8Buffer { append(contentsOf: $0) }
        start = index + length
      }
      index += length
    }
    append(contentsOf: words[start..<words.count])
  }
}

/// The bytes of a text that need care, and their replacements.
enum Escaping {
  /// Whether a byte is copied unchanged.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }

  /// The length of a character in bytes, and its replacement; nil if it stays.
  static func replacement(
    _ words: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, replacement: StaticString?) {
    let byte = words[index]
    switch byte {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    default: break
    }
    let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= words.count else { return (1, "") }
    var scalar = UInt32(length == 1 ? byte : byte & (0x7F >> length))
    for offset in 1..<max(length, 1) { scalar = scalar << 6 | UInt32(words[index + offset] & 0x3F) }
    return (length, treatment(scalar))
  }

  /// White space becomes a space; control characters and those that reorder text are removed.
  private static func treatment(_ scalar: UInt32) -> StaticString? {
    switch scalar {
    case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      " "
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      ""
    default: nil
    }
  }
}

extension LooseJSON {
  /// A text in quotes; it may contain unescaped quotes.
  mutating func string(isKey: Bool) -> String {
    place += 1
    let start = place
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
    if byte == UInt8(ascii: "\""), ends(isKey: isKey) {
      defer { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var text = Array(bytes[start..<place])
    while let byte {
      if byte == UInt8(ascii: "\\") {
        escape(into: &text)
        continue
      }
      if byte == UInt8(ascii: "\""), ends(isKey: isKey) { break }
      text.append(byte)
      place += 1
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the quote here ends its text: a colon must follow a name, and a valid continuation a
  /// value.
  private func ends(isKey: Bool) -> Bool {
    var next = place + 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    guard next < bytes.count else { return true }
    if isKey { return bytes[next] == UInt8(ascii: ":") || bytes[next] == UInt8(ascii: ",") }
    switch bytes[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: ";"): return true
    case UInt8(ascii: ","): break
    case UInt8(ascii: "\""): return beginsName(at: next)
    default: return false
    }
    next += 1
    while next < bytes.count, bytes[next] <= 0x20 || bytes[next] == UInt8(ascii: ",") { next += 1 }
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"),
      UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "-"), 0x30...0x39:
      return true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return isWord(at: next)
    default: return false
    }
  }

  /// Whether a name with its colon begins at a quote, so that only a comma is missing before it.
  private func beginsName(at place: Int) -> Bool {
    var next = place + 1
    while next < bytes.count, next < place + 40, bytes[next].isLetter || bytes[next] == 0x40 {
      next += 1
    }
    guard next + 1 < bytes.count, next > place + 1, bytes[next] == UInt8(ascii: "\"") else {
      return false
    }
    next += 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  private func isWord(at place: Int) -> Bool {
    let word = bytes[place..<min(place + 5, bytes.count)]
    return word.starts(with: Array("true".utf8)) || word.starts(with: Array("null".utf8))
      || word.starts(with: Array("false".utf8))
  }

  private mutating func escape(into text: inout [UInt8]) {
    place += 1
    guard let byte else { return }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0A)
    case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
    case UInt8(ascii: "u"): unicode(into: &text)
    default: text.append(byte)
    }
  }

  /// A character from its escaped number, or from two numbers that form a pair.
  private mutating func unicode(into text: inout [UInt8]) {
    guard let first = hexadecimal(at: place) else { return text.append(UInt8(ascii: "u")) }
    place += 4
    var value = first
    if (0xD800..<0xDC00).contains(first), place + 1 < bytes.count,
      bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u"),
      let second = hexadecimal(at: place + 2), (0xDC00..<0xE000).contains(second)
    {
      value = 0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)
      place += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  private func hexadecimal(at place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}

/// Repairs names whose UTF-8 was read as Windows-1252 and encoded again: "KrogerÂ®" is "Kroger®".
enum DoubleEncoding {
  /// The intended text; a text that needs no repair is unchanged.
  static func repaired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return text }
    let bytes = text.unicodeScalars.map(byte)
    let known = bytes.compactMap(\.self)
    guard known.count == bytes.count else { return text }
    return String(validating: known, as: UTF8.self) ?? text
  }

  /// The Windows-1252 byte of a character.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let index = marks.firstIndex(of: scalar) { return UInt8(0x80 + index) }
    return scalar.value < 0x100 ? UInt8(scalar.value) : nil
  }

  /// The characters of the bytes 80 to 9F (WHATWG Encoding Standard, index windows-1252).
  private static let marks: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
  ]
}

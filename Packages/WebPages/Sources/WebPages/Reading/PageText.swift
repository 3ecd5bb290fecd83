/// The text of a page from its bytes.
///
/// The order is that of the HTML standard, section "determining the character encoding": first
/// bytes, header, the page's own declaration in its first 1,024 bytes, and else UTF-8 if that fits,
/// or Windows-1252.
public enum PageText {
  /// The text of bytes.
  ///
  /// - Parameter contentType: the header, if there is one.
  public static func text(
    of bytes: [UInt8], contentType: String? = nil, _ foreign: ForeignCharsets = .none
  ) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    let header = contentType.flatMap { MediaType($0).charset }
    // A page cannot declare UTF-16 itself: if the declaration can be read as bytes, it is not
    // UTF-16.
    let own = CharsetDeclaration.label(in: bytes).map { $0.hasPrefix("utf-16") ? "utf-8" : $0 }
    for label in [header, own].compactMap(\.self) {
      if let text = text(of: bytes, label: label, foreign) { return text }
    }
    return String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
  }

  private static func text(
    of bytes: [UInt8], label: String, _ foreign: ForeignCharsets
  ) -> String? {
    switch label {
    case "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8":
      // A page that declares UTF-8 and is not is most often Windows-1252.
      String(validating: bytes, as: UTF8.self) ?? repaired(bytes)
    case "utf-16", "utf-16le", "unicode", "ucs-2", "csunicode", "iso-10646-ucs-2", "unicodefeff":
      utf16(bytes[...], isBigEndian: false)
    case "utf-16be", "unicodefffe": utf16(bytes[...], isBigEndian: true)
    case "windows-1252", "cp1252", "x-cp1252", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1",
      "latin1", "latin-1", "l1", "ascii", "us-ascii", "ansi_x3.4-1968", "cp819", "ibm819",
      "csisolatin1", "iso-ir-100":
      // Pages that declare Latin-1 and are UTF-8 are more common than the reverse; no Latin-1 text
      // with marks happens to be UTF-8.
      String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
    default: foreign.text(label, bytes)
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// A page that declares UTF-8: a few bad bytes are replaced; with many, the page is not UTF-8.
  private static func repaired(_ bytes: [UInt8]) -> String {
    let text = utf8(bytes[...])
    let bad = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    let marks = text.unicodeScalars.count { !$0.isASCII }
    return bad * 2 > marks ? windows1252(bytes) : text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  static func windows1252(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.reserveCapacity(bytes.count)
    for byte in bytes {
      scalars.append(
        0x80..<0xA0 ~= byte ? windows1252Marks[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }

  /// Bytes 80 to 9F (Encoding standard, index windows-1252).
  private static let windows1252Marks: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
  ]
}

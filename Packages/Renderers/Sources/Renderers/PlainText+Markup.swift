import PrintedText

extension PlainText {
  /// The cleaned text with markup characters escaped, for use between tags and in double-quoted
  /// attributes.
  public static func markup(_ text: String) -> String {
    var bytes: [UInt8] = []
    var text = text
    text.withUTF8 { bytes.appendEscaped($0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

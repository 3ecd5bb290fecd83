import PrintedText

extension PlainText {
  /// The text cleaned, with the characters of markup escaped: for between tags and in attributes
  /// that stand in double quotes.
  public static func markup(_ text: String) -> String {
    var bytes: [UInt8] = []
    var text = text
    text.withUTF8 { bytes.appendEscaped($0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Bytes as text, in the encodings in which recipes come.
enum TextDecoding {
  /// The text, without a byte order mark and with line feeds alone as line ends.
  static func text(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    plain(decoded(Array(bytes)))
  }

  /// The name of a file in an archive that does not state its encoding.
  static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? dos(bytes)
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes[3...], as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes, low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes, low: 1) }
    return String(validating: bytes, as: UTF8.self) ?? old(bytes)
  }

  /// Decodes UTF-16 after its byte order mark.
  private static func wide(_ bytes: [UInt8], low: Int) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + low]) | UInt16(bytes[place + 1 - low]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Text of one byte a character: of a DOS program or of Windows, whichever fits better.
  static func old(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    old(bytes, isDOS: looksLikeDOS(bytes))
  }

  /// Text of one byte a character, of a DOS program or of Windows.
  static func old(_ bytes: some Sequence<UInt8>, isDOS: Bool) -> String {
    isDOS ? dos(bytes) : windows(bytes)
  }

  /// Whether accented letters have low byte values, as in the DOS page, and not high ones, as in
  /// Windows-1252.
  static func looksLikeDOS(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    var score = 0
    for byte in bytes where byte >= 0x80 {
      switch byte {
      case 0x80...0x90, 0x93...0x9A, 0xA0...0xA5, 0xAB, 0xAC, 0xE1, 0xF8: score += 1
      case 0xBC, 0xBD, 0xB0, 0xC0...0xE0, 0xE2...0xF7, 0xF9...0xFF: score -= 1
      default: break
      }
    }
    return score > 0
  }

  private static func dos(_ bytes: some Sequence<UInt8>) -> String {
    string(bytes) { CodePage.dos[Int($0) - 128] }
  }

  private static func windows(_ bytes: some Sequence<UInt8>) -> String {
    string(bytes) { $0 < 0xA0 ? CodePage.windows[Int($0) - 128] : Unicode.Scalar($0) }
  }

  private static func string(
    _ bytes: some Sequence<UInt8>, _ high: (UInt8) -> Unicode.Scalar
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : high(byte)) }
    return String(scalars)
  }

  /// Line ends of all systems become line feeds; null characters are dropped.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0D || $0 == 0 }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var afterReturn = false
    for byte in text.utf8 {
      switch byte {
      case 0x0D: result.append(0x0A)
      case 0x0A where afterReturn: break
      case 0: break
      default: result.append(byte)
      }
      afterReturn = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
  }
}

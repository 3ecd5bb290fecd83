/// Bytes as letters (RFC 4648).
enum Base64 {
  /// The bytes of a text; nil for invalid Base64.
  ///
  /// Blanks and a `data:` address before it do not matter.
  static func bytes(of text: String) -> [UInt8]? {
    var text = Substring(text)
    if text.hasPrefix("data:"), let comma = text.firstIndex(of: ",") {
      text = text[text.index(after: comma)...]
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, held): (UInt32, Int) = (0, 0)
    for byte in text.utf8 {
      let value = values[Int(byte)]
      if value < 64 {
        bits = bits << 6 | UInt32(value)
        held += 6
        if held >= 8 {
          held -= 8
          result.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
        }
      } else if value == 255 {
        return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Some bytes as text.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var three: UInt32 = 0
      for offset in 0..<3 {
        three = three << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        let value = Int(three >> UInt32(18 - place * 6) & 63)
        result.append(place <= count ? letters[value] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each byte; 254 for an ignored one and 255 for a forbidden one.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    for byte in "= \n\r\t".utf8 { values[Int(byte)] = 254 }
    return values
  }()
}

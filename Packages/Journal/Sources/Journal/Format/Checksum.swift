/// A checksum as a line writes it: eight lower-case hexadecimal digits.
enum Checksum {
  static let length = 8

  static func text(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let value = Array(bytes).withUnsafeBytes(CRC32.checksum)
    return (0..<length).map { place in
      let digit = UInt8(value >> UInt32(28 - 4 * place) & 0xF)
      return digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a")
    }
  }

  static func value(_ text: UnsafeRawBufferPointer) -> UInt32? {
    guard text.count == length else { return nil }
    var value: UInt32 = 0
    for byte in text {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

import Codecs

/// A checksum in the form of a line: eight lower-case hexadecimal digits.
enum Checksum {
  static let length = 8

  /// The placeholder for a checksum that is not known yet, with the space after it.
  static let placeholder = [UInt8](repeating: UInt8(ascii: " "), count: length + 1)

  static func text(of bytes: [UInt8]) -> [UInt8] {
    var line = placeholder + bytes
    fill(in: &line, at: 0)
    return Array(line.prefix(length))
  }

  /// Replaces a placeholder by the checksum of everything after it.
  static func fill(in bytes: inout [UInt8], at start: Int) {
    var value = bytes.withUnsafeBytes { bytes in
      CRC32.checksum(bytes.part((start + length + 1)..<bytes.count))
    }
    for place in (start..<(start + length)).reversed() {
      bytes[place] = UInt8(hexadecimal: value)
      value >>= 4
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

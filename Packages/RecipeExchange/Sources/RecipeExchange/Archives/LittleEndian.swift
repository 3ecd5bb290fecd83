/// Numbers as archives write them, the lowest byte first; the caller makes sure that the bytes
/// exist.
enum LittleEndian {
  /// A number of two bytes.
  static func half(_ bytes: [UInt8], at place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// A number of four bytes.
  static func word(_ bytes: [UInt8], at place: Int) -> UInt32 {
    UInt32(half(bytes, at: place)) | UInt32(half(bytes, at: place + 2)) << 16
  }

  /// Writes a number of two bytes.
  static func append(half value: Int, to bytes: inout [UInt8]) {
    bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  /// Writes a number of four bytes.
  static func append(word value: UInt32, to bytes: inout [UInt8]) {
    append(half: Int(value & 0xFFFF), to: &bytes)
    append(half: Int(value >> 16), to: &bytes)
  }
}

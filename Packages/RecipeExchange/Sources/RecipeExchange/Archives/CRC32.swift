/// The checksum of gzip and zip: CRC-32 with the polynomial 0xEDB88320, eight bytes at a time.
enum CRC32 {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()

  /// The checksum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { bytes in
        var value: UInt32 = ~0
        var index = 0
        while index + 8 <= bytes.count {
          let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let mixed = word ^ UInt64(value)
          value = 0
          for lane in 0..<8 {
            value ^= tables[(7 - lane) * 256 + Int(mixed >> (UInt64(lane) * 8) & 0xFF)]
          }
          index += 8
        }
        while index < bytes.count {
          value = value >> 8 ^ tables[Int((value ^ UInt32(bytes[index])) & 0xFF)]
          index += 1
        }
        return ~value
      }
    }
  }
}

/// The checksum of gzip, zip and PNG: polynomial 0x04C11DB7, reflected, start and final 0xFFFFFFFF.
public enum CRC32 {
  /// Eight tables of 256 entries; table n has the effect of a byte with n bytes after it.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { entry(UInt32($0)) }
    for place in 256..<2048 {
      let previous = tables[place - 256]
      tables.append(tables[Int(previous & 0xFF)] ^ (previous >> 8))
    }
    return tables
  }()

  private static func entry(_ byte: UInt32) -> UInt32 {
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }

  /// The checksum of bytes.
  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { checksum($0) }
  }

  /// The checksum of bytes, continued from the checksum of earlier bytes if one is given.
  ///
  /// Reads eight bytes at a time, then one at a time.
  public static func checksum(_ bytes: UnsafeRawBufferPointer, after other: UInt32 = 0) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var rest = other ^ 0xFFFF_FFFF
      var place = 0
      while place + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        rest = step(word ^ UInt64(rest), tables)
        place += 8
      }
      for byte in bytes[place...] {
        rest = tables[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8)
      }
      return rest ^ 0xFFFF_FFFF
    }
  }

  /// The shortest length at which the bytes have a checksum and a condition is true.
  public static func end(
    in bytes: UnsafeRawBufferPointer, with checksum: UInt32, where isEnd: (Int) -> Bool
  ) -> Int? {
    tables.withUnsafeBufferPointer { tables in
      let wanted = checksum ^ 0xFFFF_FFFF
      var rest: UInt32 = 0xFFFF_FFFF
      for (place, byte) in bytes.enumerated() {
        rest = tables[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8)
        if rest == wanted, isEnd(place + 1) { return place + 1 }
      }
      return nil
    }
  }

  private static func step(_ word: UInt64, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
    func effect(_ byte: Int) -> UInt32 {
      tables[(7 - byte) * 256 + Int((word >> UInt64(byte * 8)) & 0xFF)]
    }
    let low = effect(0) ^ effect(1) ^ effect(2) ^ effect(3)
    return low ^ effect(4) ^ effect(5) ^ effect(6) ^ effect(7)
  }
}

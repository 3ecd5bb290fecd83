/// The checksum of gzip and PNG: polynomial 0x04C11DB7, reflected, start and final 0xFFFFFFFF.
enum CRC32 {
  /// Eight tables of 256 entries; table n is the effect of a byte that n more bytes follow.
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

  /// The checksum of the bytes, eight at a time and then one at a time; given that of other bytes
  /// before them, of both together.
  static func checksum(_ bytes: UnsafeRawBufferPointer, after other: UInt32 = 0) -> UInt32 {
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

  /// The first length after which bytes have a checksum and a condition holds.
  static func end(
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

/// The classes of single bytes of markup.
extension UInt8 {
  /// Whether it is a blank as HTML means it.
  @inline(__always) var isBlank: Bool {
    self == 0x20 || (self >= 0x09 && self <= 0x0D && self != 0x0B)
  }

  /// Whether it is a letter of ASCII.
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a digit of ASCII.
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

  /// The small letter of a capital one; any other byte unchanged.
  @inline(__always) var lowered: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// Searches in bytes, which compare eight bytes at a time if possible.
enum ByteSearch {
  /// The first place of a byte from a place on; the end if there is none.
  @inline(__always) static func place(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var place = start
    let end = bytes.count
    guard let base = bytes.baseAddress else { return end }
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawPointer(base)
    while place + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian ^ pattern
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return place + zeros.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < end, bytes[place] != byte { place += 1 }
    return place
  }

  /// Whether a lower-case word is at a place, in any case.
  static func stands(
    _ word: StaticString, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let length = word.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[place + offset].lowered != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

extension UnsafeRawBufferPointer {
  /// The position of the first line feed from `start` on; eight bytes are compared at a time.
  func lineFeed(from start: Int) -> Int? {
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let zeroAtFeed = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let found = (zeroAtFeed &- 0x0101_0101_0101_0101) & ~zeroAtFeed & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count {
      if self[place] == 0x0A { return place }
      place += 1
    }
    return nil
  }

  /// A part of the buffer as a separate buffer.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }
}

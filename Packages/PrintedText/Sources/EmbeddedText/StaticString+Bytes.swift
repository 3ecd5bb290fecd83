extension StaticString {
  /// The bytes of the literal, which live as long as the process.
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The start of each line, counted in bytes; none for an empty text.
  public var lineStarts: [Int32] {
    guard !isEmpty else { return [] }
    var starts: [Int32] = [0]
    let raw = UnsafeRawBufferPointer(self)
    var place = 0
    while place < count {
      guard place + 8 <= count else {
        if self[place] == 10 { starts.append(Int32(place + 1)) }
        place += 1
        continue
      }
      // Eight bytes at once: sets the highest bit of each line feed, and clears all other bits.
      let bytes = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let others = UInt64(littleEndian: bytes) ^ 0x0a0a_0a0a_0a0a_0a0a
      let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
      var ends = ~(((others & low) &+ low) | others | low)
      while ends != 0 {
        starts.append(Int32(place + ends.trailingZeroBitCount / 8 + 1))
        ends &= ends - 1
      }
      place += 8
    }
    return starts
  }
}

/// The bits of a sequence of bytes, the lowest of each byte first, as DEFLATE requires.
struct BitSource {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private var bits: UInt64 = 0
  private var held = 0
  /// The number of zero bytes added for missing ones at the end.
  private var missing = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads bytes until at least 48 bits are available; past the end they are zeros.
  @inline(__always)
  mutating func fill() throws(ArchiveError) {
    if position &+ 8 <= bytes.count, let base = bytes.baseAddress {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
      bits |= UInt64(littleEndian: word) &<< UInt64(held)
      position &+= (63 &- held) &>> 3
      held |= 56
    } else {
      try fillSlowly()
    }
  }

  private mutating func fillSlowly() throws(ArchiveError) {
    while held <= 48 {
      if position < bytes.count {
        bits |= UInt64(bytes[position]) << UInt64(held)
        position += 1
      } else {
        missing += 1
        guard missing <= 8 else { throw .cutShort }
      }
      held += 8
    }
  }

  /// The next bits, without consuming them; at most as many as `fill` makes available.
  @inline(__always)
  func peek(_ count: Int) -> Int { Int(truncatingIfNeeded: bits & ((1 &<< UInt64(count)) &- 1)) }

  @inline(__always)
  mutating func drop(_ count: Int) {
    bits &>>= UInt64(count)
    held &-= count
  }

  /// The next bits, which are consumed.
  @inline(__always)
  mutating func take(_ count: Int) -> Int {
    let value = peek(count)
    drop(count)
    return value
  }

  /// Whether more bits were consumed than there were.
  var isOverdrawn: Bool { missing * 8 > held }

  /// Drops the rest of a byte, and puts back whole bytes that were only read ahead.
  mutating func alignToByte() throws(ArchiveError) {
    drop(held & 7)
    guard missing * 8 <= held else { throw .cutShort }
    position -= held / 8 - missing
    (bits, held, missing) = (0, 0, 0)
  }

  /// Moves on by whole bytes; only after `alignToByte`.
  mutating func skip(_ count: Int) { position += count }
}

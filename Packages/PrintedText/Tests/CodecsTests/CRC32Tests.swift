import Codecs
import Testing

@Suite struct CRC32Tests {
  @Test func `the check value of the catalogue of CRCs comes out`() {
    #expect(checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.checksum(of: []) == 0)
  }

  @Test func `eight bytes at a time give what one bit at a time gives`() {
    let bytes = (0..<70).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    for end in 0...bytes.count {
      #expect(checksum(Array(bytes[..<end])) == bitByBit(bytes[..<end]))
    }
  }

  @Test func `the checksum of two parts is that of the whole`() {
    let bytes = (0..<70).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    for end in 0...bytes.count {
      let first = checksum(Array(bytes[..<end]))
      #expect(checksum(Array(bytes[end...]), after: first) == checksum(bytes))
    }
  }

  @Test func `the length with a checksum is found where the condition holds`() {
    let bytes = (0..<70).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    for end in 1...bytes.count {
      let wanted = CRC32.checksum(of: Array(bytes[..<end]))
      bytes.withUnsafeBytes { bytes in
        #expect(CRC32.end(in: bytes, with: wanted) { _ in true } == end)
        #expect(CRC32.end(in: bytes, with: wanted) { $0 != end } == nil)
      }
    }
  }

  private func checksum(_ bytes: [UInt8], after other: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBytes { CRC32.checksum($0, after: other) }
  }

  /// The definition: one polynomial division, bit by bit.
  private func bitByBit(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    return ~rest
  }
}

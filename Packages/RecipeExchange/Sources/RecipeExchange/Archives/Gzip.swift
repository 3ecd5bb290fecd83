import Codecs

/// A file compressed by gzip (RFC 1952).
enum Gzip {
  /// Whether some bytes begin like a gzip file.
  static func isGzip(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 3 && bytes[0] == 0x1F && bytes[1] == 0x8B && bytes[2] == 8
  }

  /// The unpacked bytes; the contents of several members are joined.
  static func unpack(_ bytes: [UInt8], atMost limit: Int, ratio: Int) throws(ArchiveError)
    -> [UInt8]
  {
    var result: [UInt8] = []
    var start = 0
    while start < bytes.count {
      // Bytes after a member that do not begin with its mark are padding.
      guard start == 0 || isGzip(Array(bytes[start..<min(start + 3, bytes.count)])) else { break }
      let body = try endOfHeader(bytes, start)
      let room = min(limit, max(1_000_000, bytes.count * ratio)) - result.count
      let (part, end) = try bytes.withUnsafeBufferPointer { all throws(ArchiveError) in
        do throws(ArchiveError) {
          return try Inflate.unpack(all, from: body, expecting: bytes.count * 3, atMost: room)
        } catch .tooLarge where room + result.count < limit {
          throw .bomb
        }
      }
      guard end + 8 <= bytes.count else { throw .cutShort }
      guard LittleEndian.word(bytes, at: end) == CRC32.checksum(of: part) else { throw .checksum }
      if result.isEmpty { result = part } else { result += part }
      start = end + 8
    }
    return result
  }

  private static func endOfHeader(_ bytes: [UInt8], _ start: Int) throws(ArchiveError) -> Int {
    guard start + 10 <= bytes.count else { throw .cutShort }
    let flags = bytes[start + 3]
    var place = start + 10
    if flags & 4 != 0 {
      guard place + 2 <= bytes.count else { throw .cutShort }
      place += 2 + LittleEndian.half(bytes, at: place)
    }
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else {
        throw .cutShort
      }
      place = end + 1
    }
    if flags & 2 != 0 { place += 2 }
    guard place <= bytes.count else { throw .cutShort }
    return place
  }

  /// The gzip file of some bytes.
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    packed += Deflate.pack(bytes)
    LittleEndian.append(word: CRC32.checksum(of: bytes), to: &packed)
    LittleEndian.append(word: UInt32(truncatingIfNeeded: bytes.count), to: &packed)
    return packed
  }
}

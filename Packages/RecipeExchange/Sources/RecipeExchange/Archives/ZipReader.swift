import Codecs

/// A zip archive (APPNOTE), which reads its directory first, and each file on request.
struct ZipReader {
  private let bytes: [UInt8]
  /// Its files, in the order of its directory.
  let entries: [ZipEntry]

  /// Whether bytes begin like a zip archive.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  init(_ bytes: [UInt8]) throws(ArchiveError) {
    self.bytes = bytes
    let end = try Self.endRecord(bytes)
    let count = LittleEndian.half(bytes, at: end + 10)
    let size = LittleEndian.word(bytes, at: end + 12)
    let start = LittleEndian.word(bytes, at: end + 16)
    guard count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF else { throw .zip64 }
    guard Int(start) + Int(size) <= end else { throw .damaged("its directory is missing") }
    entries = try Self.directory(bytes, from: Int(start), count: count)
  }

  /// The offset of the record that ends every archive.
  ///
  /// A comment of up to 64 KB may follow it.
  private static func endRecord(_ bytes: [UInt8]) throws(ArchiveError) -> Int {
    var place = bytes.count - 22
    let first = max(0, place - 0xFFFF)
    while place >= first {
      if bytes[place] == 0x50, LittleEndian.word(bytes, at: place) == 0x0605_4B50,
        place + 22 + LittleEndian.half(bytes, at: place + 20) <= bytes.count
      {
        return place
      }
      place -= 1
    }
    throw .cutShort
  }

  private static func directory(
    _ bytes: [UInt8], from start: Int, count: Int
  ) throws(ArchiveError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var place = start
    for _ in 0..<count {
      guard place + 46 <= bytes.count, LittleEndian.word(bytes, at: place) == 0x0201_4B50 else {
        throw .damaged("its directory ends early")
      }
      let nameSize = LittleEndian.half(bytes, at: place + 28)
      let next =
        place + 46 + nameSize + LittleEndian.half(bytes, at: place + 30)
        + LittleEndian.half(bytes, at: place + 32)
      guard next <= bytes.count else { throw .cutShort }
      entries.append(entry(bytes, at: place, name: bytes[place + 46..<place + 46 + nameSize]))
      place = next
    }
    return entries
  }

  private static func entry(_ bytes: [UInt8], at place: Int, name: ArraySlice<UInt8>) -> ZipEntry {
    let flags = LittleEndian.half(bytes, at: place + 8)
    let mode = LittleEndian.half(bytes, at: place + 40)
    let isUnix = bytes[place + 5] == 3
    let text = flags & 0x800 != 0 ? String(validating: name, as: UTF8.self) : nil
    return ZipEntry(
      path: text ?? TextDecoding.name(name), method: LittleEndian.half(bytes, at: place + 10),
      isEncrypted: flags & 0x41 != 0, isLink: isUnix && mode & 0xF000 == 0xA000,
      packedSize: Int(LittleEndian.word(bytes, at: place + 20)),
      size: Int(LittleEndian.word(bytes, at: place + 24)),
      checksum: LittleEndian.word(bytes, at: place + 16),
      start: Int(LittleEndian.word(bytes, at: place + 42)))
  }

  /// The bytes of a file.
  func contents(of entry: ZipEntry, atMost limit: Int, ratio: Int) throws(ArchiveError) -> [UInt8] {
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.size != 0xFFFF_FFFF, entry.packedSize != 0xFFFF_FFFF, entry.start != 0xFFFF_FFFF
    else { throw .zip64 }
    guard entry.size <= limit else { throw .tooLarge(limit) }
    guard entry.size <= max(1_000_000, entry.packedSize * ratio) else { throw .bomb }
    let start = try startOfData(entry)
    guard start + entry.packedSize <= bytes.count else { throw .cutShort }
    let result: [UInt8]
    switch entry.method {
    case 0: result = Array(bytes[start..<start + entry.packedSize])
    case 8: result = try unpacked(entry, start)
    default: throw .method(entry.method)
    }
    guard result.count == entry.size else { throw .damaged("its size is not as stated") }
    guard CRC32.checksum(of: result) == entry.checksum else { throw .checksum }
    return result
  }

  private func startOfData(_ entry: ZipEntry) throws(ArchiveError) -> Int {
    let place = entry.start
    guard place + 30 <= bytes.count else { throw .cutShort }
    guard LittleEndian.word(bytes, at: place) == 0x0403_4B50 else {
      throw .damaged("a file is not where it should be")
    }
    return place + 30 + LittleEndian.half(bytes, at: place + 26)
      + LittleEndian.half(bytes, at: place + 28)
  }

  private func unpacked(_ entry: ZipEntry, _ start: Int) throws(ArchiveError) -> [UInt8] {
    try bytes.withUnsafeBufferPointer { all throws(ArchiveError) in
      let packed = UnsafeBufferPointer(rebasing: all[start..<start + entry.packedSize])
      do throws(ArchiveError) {
        return try Inflate.unpack(packed, expecting: entry.size, atMost: entry.size).bytes
      } catch .tooLarge {
        throw .damaged("its size is not as stated")
      }
    }
  }
}

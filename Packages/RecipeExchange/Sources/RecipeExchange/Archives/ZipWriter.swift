import Codecs

/// A zip archive that is being written.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file; it is compressed if that makes it smaller and it is not compressed already.
  mutating func add(_ contents: [UInt8], at path: String, isPacked: Bool = false) {
    let packed = isPacked ? contents : Deflate.pack(contents)
    let isSmaller = packed.count < contents.count
    let fields = fields(
      method: isSmaller ? 8 : 0, checksum: CRC32.checksum(of: contents),
      packedSize: isSmaller ? packed.count : contents.count, size: contents.count,
      nameSize: path.utf8.count)
    let start = bytes.count
    LittleEndian.append(word: 0x0403_4B50, to: &bytes)
    bytes += fields
    bytes += path.utf8
    bytes += isSmaller ? packed : contents
    LittleEndian.append(word: 0x0201_4B50, to: &directory)
    LittleEndian.append(half: 20, to: &directory)
    directory += fields
    directory += [UInt8](repeating: 0, count: 10)
    LittleEndian.append(word: UInt32(truncatingIfNeeded: start), to: &directory)
    directory += path.utf8
    count += 1
  }

  /// The fields about a file in its header and the directory; the date is 1 January 1980, so that
  /// the same recipes give the same bytes.
  private func fields(
    method: Int, checksum: UInt32, packedSize: Int, size: Int, nameSize: Int
  ) -> [UInt8] {
    var fields: [UInt8] = []
    for half in [20, 0x800, method, 0, 0x21] { LittleEndian.append(half: half, to: &fields) }
    for word in [
      checksum, UInt32(truncatingIfNeeded: packedSize), UInt32(truncatingIfNeeded: size),
    ] {
      LittleEndian.append(word: word, to: &fields)
    }
    LittleEndian.append(half: nameSize, to: &fields)
    LittleEndian.append(half: 0, to: &fields)
    return fields
  }

  /// The archive.
  consuming func finished() -> [UInt8] {
    let start = bytes.count
    bytes += directory
    LittleEndian.append(word: 0x0605_4B50, to: &bytes)
    for half in [0, 0, count, count] { LittleEndian.append(half: half, to: &bytes) }
    LittleEndian.append(word: UInt32(truncatingIfNeeded: directory.count), to: &bytes)
    LittleEndian.append(word: UInt32(truncatingIfNeeded: start), to: &bytes)
    LittleEndian.append(half: 0, to: &bytes)
    return bytes
  }
}

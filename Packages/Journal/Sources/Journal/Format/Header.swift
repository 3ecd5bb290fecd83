import Codecs

/// The first line of a file: `event-journal 2 <file id> <settled> [<kept>] <checksum>`.
struct Header: Equatable, Sendable {
  static let magic = "event-journal"
  static let version = 2
  /// The longest first line, in bytes.
  private static let longest = 160

  /// The version of the format, 1 or 2.
  var version = Self.version
  /// The id of the file, new for every file that is moved into place.
  ///
  /// It distinguishes files without records.
  let file: String
  /// The highest sequence of the records that were copied from an earlier file; these are never
  /// unfinished.
  let settled: Int
  /// The number of copied records; nil if none were copied, or if an earlier version wrote the
  /// file.
  var kept: Int?

  /// The line with its line feed.
  var line: [UInt8] {
    let counts = kept.map { "\(settled) \($0)" } ?? "\(settled)"
    let fields = Array("\(Self.magic) \(version) \(file) \(counts)".utf8)
    return fields + [UInt8(ascii: " ")] + Checksum.text(of: fields) + [UInt8(ascii: "\n")]
  }
}

extension Header {
  /// Reads a line without its line feed; nil if it is damaged.
  init?(_ line: UnsafeRawBufferPointer) {
    let fields = line.count - Checksum.length - 1
    guard fields > 0, line[fields] == UInt8(ascii: " ") else { return nil }
    let checksum = UnsafeRawBufferPointer(rebasing: line[(fields + 1)...])
    let checked = UnsafeRawBufferPointer(rebasing: line[..<fields])
    guard Checksum.value(checksum) == CRC32.checksum(checked) else { return nil }
    var reader = FieldReader(line)
    guard reader.next()?.elementsEqual(Self.magic.utf8) == true,
      let version = reader.number(), 1...Self.version ~= version,
      let file = reader.next(), Identifier.isValid(file),
      let settled = reader.number()
    else { return nil }
    self.init(
      version: version, file: String(decoding: file, as: UTF8.self), settled: settled,
      kept: reader.number())
  }

  /// Reads the header at the start of some bytes, whatever follows it; returns its length too.
  static func leading(_ bytes: UnsafeRawBufferPointer) -> (header: Header, length: Int)? {
    for length in 0...min(bytes.count, longest) {
      if let header = Header(bytes.part(0..<length)) { return (header, length) }
    }
    return nil
  }

  /// The version that a line states, whatever follows; nil if it does not start like a header.
  static func claimedVersion(_ line: UnsafeRawBufferPointer) -> Int? {
    var reader = FieldReader(line)
    guard reader.next()?.elementsEqual(magic.utf8) == true else { return nil }
    return FieldReader.number(reader.next() ?? reader.rest)
  }
}

import Codecs

/// The bytes of a file from an offset to its end, addressed by their offsets in the file.
///
/// The value is valid only while the bytes are.
struct FilePart {
  /// The byte that a disk may return for bytes that were never written.
  private static let zero: UInt8 = 0
  /// The number of bytes that a disk writes or loses as a unit.
  private static let sector = 512
  /// The byte that other systems put before the line feed.
  static let carriageReturn = UInt8(ascii: "\r")
  /// The least number of bytes of a record that are neither padding nor zeros.
  private static let shortestRecord = 41

  private let bytes: UnsafeRawBufferPointer
  /// The offset of the first byte in the file.
  let start: Int

  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    self.bytes = bytes
    self.start = start
  }

  var end: Int { start + bytes.count }

  subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
    bytes.part((range.lowerBound - start)..<(range.upperBound - start))
  }

  func lineFeed(from place: Int) -> Int? {
    bytes.lineFeed(from: place - start).map { $0 + start }
  }

  /// The start of the padding that reaches to the end of the file, or to an offset.
  ///
  /// On request, zeros are treated as padding.
  func written(from place: Int, orZero: Bool = false, upTo last: Int? = nil) -> Int {
    var end = (last ?? self.end) - start
    while end - 8 >= place - start {
      let word = bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      guard word == 0x2020_2020_2020_2020 || (orZero && word == 0) else { break }
      end -= 8
    }
    while end > place - start, Self.isBlank(bytes[end - 1], orZero: orZero) { end -= 1 }
    return end + start
  }

  /// The start of the padding and line ends that reach to the end of the file.
  func contentEnd(from place: Int) -> Int {
    var end = written(from: place)
    while end > place, self[(end - 1)..<end].allSatisfy(Self.isLineEnd) {
      end = written(from: place, upTo: end - 1)
    }
    return end
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == carriageReturn
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy { Self.isBlank($0) }
  }

  private static func isBlank(_ byte: UInt8, orZero: Bool = true) -> Bool {
    byte == Log.padding || (orZero && byte == zero)
  }
}

// MARK: - Records without their line feed

extension FilePart {
  /// The end of a record at the start of a range, found by its checksum alone.
  ///
  /// A byte that was its line feed must follow, and then another line or padding.
  func endOfRecord(in range: Range<Int>) -> Int? {
    let line = self[range.lowerBound..<min(range.upperBound, range.lowerBound + RecordLine.longest)]
    guard line.count > Checksum.length, line[Checksum.length] == UInt8(ascii: " "),
      let checksum = Checksum.value(line.part(0..<Checksum.length))
    else { return nil }
    let fields = line.part((Checksum.length + 1)..<line.count)
    let first = range.lowerBound + Checksum.length + 1
    return CRC32.end(in: fields, with: checksum) { length in
      isLineOrPadding(first + length + 1)
        && RecordLine(self[range.lowerBound..<(first + length)]) != nil
    }.map { first + $0 }
  }

  private func isLineOrPadding(_ place: Int) -> Bool {
    guard place < end else { return true }
    let next = self[place..<min(end, place + Checksum.length + 1)]
    if next.prefix(Checksum.length).allSatisfy({ Self.isBlank($0) }) { return true }
    return next.count > Checksum.length && next[Checksum.length] == UInt8(ascii: " ")
      && Checksum.value(next.part(0..<Checksum.length)) != nil
  }
}

// MARK: - Unfinished writes

extension FilePart {
  /// Whether a write that began at an offset may have left these bytes, because a part of it was
  /// lost.
  ///
  /// A disk loses whole sectors, which then contain the earlier padding or zeros. At least two such
  /// bytes are needed, because a single one may be a changed bit.
  func hasHole(in range: Range<Int>, ofWriteFrom first: Int) -> Bool {
    var place = max(first, range.lowerBound / Self.sector * Self.sector)
    while place < range.upperBound {
      let next = min(end, (place / Self.sector + 1) * Self.sector)
      if next - place > 1, isBlank(place..<next) { return true }
      place = next
    }
    return false
  }

  /// Whether bytes without a line feed are too short for a record, or are the start of one.
  func isTorn(_ range: Range<Int>, ofWriteFrom first: Int) -> Bool {
    isScrap(range) || hasHole(in: range, ofWriteFrom: first) || isStartOfRecord(range)
  }

  private func isScrap(_ range: Range<Int>) -> Bool {
    var count = 0
    for byte in self[range] where !Self.isBlank(byte) {
      count += 1
      if count == Self.shortestRecord { return false }
    }
    return true
  }

  /// Whether the bytes are a checksum and an incomplete list of fields.
  ///
  /// A complete payload would have a line end.
  private func isStartOfRecord(_ range: Range<Int>) -> Bool {
    let line = self[range]
    guard line.count <= RecordLine.longest, line[Checksum.length] == UInt8(ascii: " "),
      Checksum.value(line.part(0..<Checksum.length)) != nil
    else { return false }
    var reader = FieldReader(line)
    for _ in 0..<RecordLine.fieldsBeforePayload where reader.next() == nil { return true }
    let payload = reader.rest
    return !JSONScanner.accepts(payload, .payload)
      && !JSONScanner.accepts(payload.part(0..<max(0, payload.count - 1)), .payload)
  }
}

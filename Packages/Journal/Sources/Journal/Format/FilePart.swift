/// The bytes of a file from some place to its end, named by their places in the file; valid only
/// while the bytes are.
struct FilePart {
  /// What a disk may give for bytes that were never written.
  private static let zero: UInt8 = 0
  /// The unit in which a disk writes or loses bytes.
  private static let sector = 512
  /// What stands before the line feed on other systems.
  static let carriageReturn = UInt8(ascii: "\r")
  /// How many bytes the shortest record has that are neither padding nor zeros.
  private static let shortestRecord = 41

  private let bytes: UnsafeRawBufferPointer
  /// Where in the file the first byte is.
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

  /// Where padding begins that reaches to the end of the file, or a place; zeros count as padding on demand.
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

  /// Where nothing but padding and line ends begins that reaches to the end of the file.
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
  /// Where a record ends that begins with a range, found by its checksum alone.
  ///
  /// After it come a byte that was its line feed, and then another line or padding.
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

// MARK: - What a write left that did not finish

extension FilePart {
  /// Whether a write that began at a place may have left these bytes: a part of it was lost.
  ///
  /// A disk loses sectors, which then hold the padding of before, or zeros. Two bytes of it are the
  /// least that tells it from a bit that changed.
  func hasHole(in range: Range<Int>, ofWriteFrom first: Int) -> Bool {
    var place = max(first, range.lowerBound / Self.sector * Self.sector)
    while place < range.upperBound {
      let next = min(end, (place / Self.sector + 1) * Self.sector)
      if next - place > 1, isBlank(place..<next) { return true }
      place = next
    }
    return false
  }

  /// Whether bytes that no line feed ends are too few to be a record, or the start of one.
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

  /// A checksum and fields, but less than all of them: a payload that is all there was ended once.
  private func isStartOfRecord(_ range: Range<Int>) -> Bool {
    let line = self[range]
    guard line.count <= RecordLine.longest, line[Checksum.length] == UInt8(ascii: " "),
      Checksum.value(line.part(0..<Checksum.length)) != nil
    else { return false }
    var reader = FieldReader(line)
    for _ in 0..<RecordLine.fieldsBeforePayload where reader.next() == nil { return true }
    let payload = reader.rest
    return !JSONSyntax.accepts(payload)
      && !JSONSyntax.accepts(payload.part(0..<max(0, payload.count - 1)))
  }
}

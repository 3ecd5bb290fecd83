import Codecs

/// The part of a log in the index of a large file, which states where the records are without
/// reading the file.
///
/// It is only a shortcut: every line that is read at an indexed offset is checked by its checksum,
/// and an index that does not fit the file is ignored.
extension Log {
  private static let magic = Array("journal-index 1\n".utf8)

  /// The index of a file without faults; nil for any other file.
  var index: [UInt8]? {
    guard !needsRepair, !hasTail, let last = lines.last, last.offset == lastInFile?.offset,
      last.range.upperBound + 1 == settledEnd
    else { return nil }
    var writer = IndexWriter()
    let start = bytes(in: released.count..<last.offset).withUnsafeBytes {
      CRC32.checksum($0, after: released.checksum)
    }
    let numbers = [
      Int(start), format, lastSequence, settledSequence, keptRecords ?? -1, settledLines,
      lastCounted, baseEnd,
    ]
    for number in numbers { writer.append(number: number) }
    writer.append(list: firstLine)
    writer.append(list: bytes(in: last.offset..<settledEnd))
    writer.append(list: (firstDevice?.rawValue ?? "").utf8)
    writer.append(list: topics.streams.map(\.rawValue).joined(separator: " ").utf8)
    writer.append(list: topics.kept.fields)
    writer.append(numbers: topics.kept.ends)
    writer.append(numbers: topics.kept.streamOfTopic)
    writer.append(numbers: lines)
    writer.append(numbers: marks)
    var checksum = IndexWriter()
    checksum.append(number: Int(truncatingIfNeeded: FastChecksum.of(writer.bytes[...])))
    return Self.magic + checksum.bytes + writer.bytes
  }

  /// Makes a log from an index; nil if the bytes are not an index.
  ///
  /// The ids in undo marks must be read from the file.
  init?(index: [UInt8], epoch: Int) {
    let start = Self.magic.count + 8
    guard index.count > start, index.starts(with: Self.magic) else { return nil }
    self.init(epoch: epoch)
    let checksum = Int(truncatingIfNeeded: FastChecksum.of(index[start...]))
    let isRight = index.withUnsafeBytes { bytes in
      var head = IndexReader(bytes.part(Self.magic.count..<start))
      return head.number() == checksum && read(IndexReader(bytes.part(start..<bytes.count)))
    }
    guard isRight, noteLines() else { return nil }
  }

  private mutating func read(_ reader: IndexReader) -> Bool {
    var reader = reader
    let numbers = (0..<8).compactMap { _ in reader.number() }
    guard numbers.count == 8, let firstLine = reader.list(), let last = reader.list(),
      let device = reader.list(), let streams = reader.list(), let fields = reader.list(),
      let ends = reader.numbers(UInt32.self), let streamOfTopic = reader.numbers(UInt32.self),
      let lines = reader.numbers(Line.self), let marks = reader.numbers(Int.self), reader.isAtEnd,
      let end = lines.last?.range.upperBound,
      let topics = Topics(
        fields: fields, ends: ends, streamOfTopic: streamOfTopic, streams: Self.names(in: streams))
    else { return false }
    (format, lastSequence, settledSequence) = (numbers[1], numbers[2], numbers[3])
    keptRecords = numbers[4] < 0 ? nil : numbers[4]
    (settledLines, lastCounted, baseEnd) = (numbers[5], numbers[6], numbers[7])
    (self.firstLine, self.lines, self.marks, self.topics) = (firstLine, lines, marks, topics)
    released.count = end + 1 - last.count
    released.checksum = UInt32(truncatingIfNeeded: numbers[0])
    released.firstDevice = try? DeviceID(String(decoding: device, as: UTF8.self))
    bytes = last
    (lastInFile, fileSize, indexedEnd) = (lines.last, settledEnd, settledEnd)
    return last.count == (lines.last?.count ?? 0) + 1 && released.firstDevice != nil
  }

  private static func names(in text: [UInt8]) -> [StreamName] {
    text.split(separator: UInt8(ascii: " ")).compactMap {
      try? StreamName(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Sets the values that follow from the lines; returns false if the lines cannot belong to one
  /// file.
  private mutating func noteLines() -> Bool {
    streamLines = Array(repeating: [], count: topics.streams.count)
    var end = 0
    for (index, line) in lines.enumerated() {
      guard line.offset >= end, line.topic < topics.count else { return false }
      streamLines[topics.stream(of: line.topic)].append(index)
      supersede(line.topic, by: index)
      end = line.range.upperBound
    }
    return marks.allSatisfy(lines.indices.contains)
  }
}

/// The index of a stream in a file next to the journal, which speeds up reading and may be deleted.
///
/// The file begins with the index in the form that its store writes. Then it names the journal's
/// file and the records for which the index is valid. A checksum of both ends it.
extension EventJournal {
  /// The version of the part after the index.
  private static let keptVersion = 1

  /// Stores an up-to-date index, together with the index of the file; the call does not wait for
  /// the disk.
  func keep<Index>(
    _ folded: FoldedIndex<Index>, of stream: IndexedStream<Index>
  ) throws(JournalError) -> FoldedIndex<Index> {
    var folded = try fold(stream, folded)
    guard let position = folded.position, position.count != folded.kept,
      let bytes = try bytes(toKeep: folded, of: stream)
    else { return folded }
    let path = folder.index(of: stream.name)
    try folder.exclusively { () throws(JournalError) in
      try folder.replaceIndex(path, with: bytes)
      folder.keepIndex(of: &log, always: true)
    }
    folded.kept = position.count
    return folded
  }

  private func bytes<Index>(
    toKeep folded: FoldedIndex<Index>, of stream: IndexedStream<Index>
  ) throws(JournalError) -> [UInt8]? {
    guard log.missing == nil, !log.needsRepair, let position = folded.position,
      let index = log.indices(of: stream.name).prefix(position.count).last,
      let pieces = try folder.pieces(of: [index], in: log),
      let place = pieces.withLine(log.lines[index], { EventPlace(of: $0, at: 0) }),
      var bytes = stream.encode(folded.index)
    else { return nil }
    var writer = IndexWriter()
    for number in [Self.keptVersion, stream.version, folded.unread, position.count] {
      writer.append(number: number)
    }
    writer.append(number: place.sequence)
    writer.append(number: Int(place.checksum))
    writer.append(list: log.firstLine)
    bytes += writer.bytes
    withUnsafeBytes(of: Int64(writer.bytes.count).littleEndian) { bytes += $0 }
    withUnsafeBytes(of: FastChecksum.of(bytes[...]).littleEndian) { bytes += $0 }
    return bytes
  }

  /// The stored index of a stream; nil if it is not valid for the current file.
  func keptIndex<Index>(of stream: IndexedStream<Index>) -> FoldedIndex<Index>? {
    guard var bytes = folder.indexBytes(folder.index(of: stream.name)), bytes.count >= 16,
      bytes.suffix(8).number == Int(bitPattern: UInt(FastChecksum.of(bytes.dropLast(8))))
    else { return nil }
    bytes.removeLast(8)
    let length = bytes.suffix(8).number
    guard 0...(bytes.count - 8) ~= length else { return nil }
    bytes.removeLast(8)
    let trailer = Array(bytes.suffix(length))
    bytes.removeLast(length)
    guard let (unread, count) = trailer.withUnsafeBytes({ read($0, of: stream) }),
      let index = stream.decode(bytes)
    else { return nil }
    return FoldedIndex(
      index: index, unread: unread, position: StreamPosition(epoch: log.epoch, count: count),
      kept: count)
  }

  /// The numbers of unreadable and of all folded records; nil if they belong to another file.
  private func read<Index>(
    _ trailer: UnsafeRawBufferPointer, of stream: IndexedStream<Index>
  ) -> (unread: Int, count: Int)? {
    var reader = IndexReader(trailer)
    let numbers = (0..<6).compactMap { _ in reader.number() }
    guard numbers.count == 6, numbers[0] == Self.keptVersion, numbers[1] == stream.version,
      reader.list() == log.firstLine, reader.isAtEnd, log.missing == nil
    else { return nil }
    let indices = log.indices(of: stream.name)
    guard 1...max(1, indices.count) ~= numbers[3], let index = indices.prefix(numbers[3]).last,
      let pieces = try? folder.pieces(of: [index], in: log),
      let place = pieces.withLine(log.lines[index], { EventPlace(of: $0, at: 0) }),
      place.sequence == numbers[4], Int(place.checksum) == numbers[5]
    else { return nil }
    return (numbers[2], numbers[3])
  }
}

extension DataFolder {
  /// The path of a stream's index.
  func index(of stream: StreamName) -> String { index + "-" + stream.rawValue }
}

extension ArraySlice<UInt8> {
  /// Eight bytes as a number.
  fileprivate var number: Int {
    withUnsafeBytes { Int(Int64(littleEndian: $0.loadUnaligned(as: Int64.self))) }
  }
}

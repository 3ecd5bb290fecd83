/// A reader's position in one stream, valid only for the journal that gave it.
struct StreamPosition: Equatable, Sendable {
  let epoch: Int
  let count: Int
}

/// The records that a reader has not seen yet.
struct StreamNews: Sendable {
  let records: [Record]
  let position: StreamPosition
  /// Whether the reader must start over, because the file was replaced or a record was undone.
  let isFromStart: Bool
}

extension EventJournal {
  /// The records of a stream after a position, without superseded ones.
  ///
  /// - Parameters:
  ///   - version: The highest version that the reader knows; records of later versions supersede no
  ///     record.
  ///   - wantsAll: Whether to include all records and marks, from the beginning.
  func news(
    in stream: StreamName, upTo version: Int, after position: StreamPosition?,
    wantsAll: Bool = false
  ) throws(JournalError) -> StreamNews {
    let position = wantsAll ? nil : position
    let pieces = try pieces { $0.unseen(in: stream, after: position) }
    let unseen = log.unseen(in: stream, after: position)
    return StreamNews(
      records: wantsAll
        ? log.records(unseen, in: pieces)
        : log.counting(unseen, of: stream, upTo: version, in: pieces),
      position: StreamPosition(epoch: log.epoch, count: unseen.endIndex),
      isFromStart: unseen.startIndex == 0)
  }
}

extension Log {
  /// The indices of a stream's records after a position; all records if an earlier one was undone
  /// since.
  func unseen(
    in stream: StreamName, after position: StreamPosition?
  ) -> ArraySlice<Int> {
    let indices = indices(of: stream)
    let unseen = indices.dropFirst(position?.epoch == epoch ? position?.count ?? 0 : 0)
    guard let first = unseen.first else { return unseen }
    let undid = marks.contains { $0 >= first && self.stream(of: $0) == stream }
    return undid ? indices[...] : unseen
  }

  /// The records at some indices of a stream that are not undone, and only the last of each
  /// subject.
  fileprivate func counting(
    _ indices: ArraySlice<Int>, of stream: StreamName, upTo version: Int, in pieces: LinePieces
  ) -> [Record] {
    let marks = Set(marks)
    let undone = marks.isEmpty ? [] : self.undone(in: stream)
    var isKnown = [Bool](repeating: false, count: topics.count)
    var records: [Record] = []
    for index in indices.reversed() {
      let line = lines[index]
      guard !isKnown[line.topic], !marks.contains(index),
        let record = pieces.withLine(
          line, { RecordLine($0)?.record(of: topics.topic(line.topic), format: format) }),
        !undone.undo(record.id)
      else { continue }
      if record.subject != nil, record.version <= version { isKnown[line.topic] = true }
      records.append(record)
    }
    return records.reversed()
  }
}

/// An index, and the position up to which records are folded into it.
struct FoldedIndex<Index: Sendable>: Sendable {
  var index: Index
  var unread = 0
  /// The position; nil before the index was first folded.
  var position: StreamPosition?
  /// The number of the stream's records when the index was last stored in a file.
  var kept = 0
}

extension EventJournal {
  /// The number of bytes of lines that are read at once.
  private static let portion = 1 << 20

  /// Folds an index up to the end of the file.
  func fold<Index>(
    _ stream: IndexedStream<Index>, _ known: FoldedIndex<Index>
  ) throws(JournalError) -> FoldedIndex<Index> {
    try folder.refresh(&log)
    var folded = known
    if folded.position?.epoch != log.epoch {
      if let position = succession?.position(following: folded.position, in: stream.name, of: log) {
        (folded.position, folded.kept) = (position, 0)
      } else {
        folded = keptIndex(of: stream) ?? FoldedIndex(index: stream.initialIndex)
      }
    }
    if try take(stream, into: &folded) { return folded }
    try folder.recall(&log)
    folded = FoldedIndex(index: stream.initialIndex)
    _ = try take(stream, into: &folded)
    return folded
  }

  /// Folds new records into an index; returns false if the file has changed.
  private func take<Index>(
    _ stream: IndexedStream<Index>, into folded: inout FoldedIndex<Index>
  ) throws(JournalError) -> Bool {
    let unseen = log.unseen(in: stream.name, after: folded.position)
    let position = StreamPosition(epoch: log.epoch, count: unseen.endIndex)
    guard folded.position != position else { return true }
    if unseen.startIndex == 0 { folded = FoldedIndex(index: stream.initialIndex) }
    for portion in log.portions(of: unseen, upTo: Self.portion) {
      guard let pieces = try folder.pieces(of: portion, in: log) else { return false }
      log.forEachGlance(portion, of: stream.name, in: pieces) { glance in
        if !stream.apply(&folded.index, glance) { folded.unread += 1 }
      }
    }
    folded.position = position
    return try settle(stream, &folded.index)
  }

  /// Lets a stream finish its index; returns false if a record that the stream reads has changed.
  private func settle<Index>(
    _ stream: IndexedStream<Index>, _ index: inout Index
  ) throws(JournalError) -> Bool {
    let outcome = ReadOutcome()
    let reader = EventReader { [folder, log] places in
      do throws(JournalError) {
        if let records = try folder.records(at: places, in: log) { return records }
        outcome.hasChanged = true
      } catch { outcome.error = error }
      return []
    }
    stream.settle(&index, reader)
    if let error = outcome.error { throw error }
    return !outcome.hasChanged
  }
}

/// The result of reading records again for an index.
private final class ReadOutcome {
  var hasChanged = false
  var error: JournalError?
}

extension Log {
  /// Parts of a list of lines; each has about the given number of bytes at most.
  fileprivate func portions(of indices: ArraySlice<Int>, upTo bytes: Int) -> [ArraySlice<Int>] {
    var portions: [ArraySlice<Int>] = []
    var start = indices.startIndex
    var size = 0
    for place in indices.indices {
      size += lines[indices[place]].count
      guard size >= bytes else { continue }
      portions.append(indices[start...place])
      (start, size) = (place + 1, 0)
    }
    return start < indices.endIndex ? portions + [indices[start...]] : portions
  }

  /// Passes the events of lines in some pieces to a closure, without marks and undone records.
  fileprivate func forEachGlance(
    _ indices: ArraySlice<Int>, of stream: StreamName, in pieces: LinePieces,
    _ body: (EventGlance) -> Void
  ) {
    let undone = self.undone(in: stream)
    let marks = self.marks.isEmpty ? [] : Set(self.marks)
    for index in indices where !marks.contains(index) {
      let line = lines[index]
      guard let (glance, id) = glance(line, in: pieces), !undone.undo(id) else { continue }
      body(glance)
    }
  }

  private func glance(_ line: Line, in pieces: LinePieces) -> (EventGlance, EventID)? {
    pieces.withLine(line) { bytes in
      guard let read = RecordLine(bytes), let place = EventPlace(of: bytes, at: line.offset) else {
        return nil
      }
      let id = EventID(trusted: read.id)
      let glance = EventGlance(
        place: place, id: id.original, time: read.time.date,
        subject: topics.topic(line.topic).subject, version: read.version,
        payload: pieces.bytes(of: line, from: bytes.count - read.payload.count))
      return (glance, id)
    }
  }
}

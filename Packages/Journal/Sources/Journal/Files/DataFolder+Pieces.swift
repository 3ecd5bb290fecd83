extension DataFolder {
  /// The parts of the file with some lines of an up-to-date log.
  ///
  /// Parts that are not in memory are read again, and each of the lines is checked.
  ///
  /// - Returns: Nil if one of the lines is no longer in its place.
  func pieces(
    of indices: some Sequence<Int>, in log: Log
  ) throws(JournalError) -> LinePieces? {
    let lines = indices.map { log.lines[$0] }
    guard lines.contains(where: { $0.offset < log.released.count }) else { return log.piecesAtHand }
    guard let file = log.missing == nil ? try openJournal() : former else { return nil }
    var pieces: [LinePieces.Piece] = []
    for range in LinePieces.ranges(of: lines) {
      let bytes = try file.read(range.lowerBound, range.count)
      guard bytes.count == range.count else { return nil }
      pieces.append(LinePieces.Piece(start: range.lowerBound, bytes: bytes))
    }
    let read = LinePieces(pieces)
    let areRight = lines.allSatisfy { read.withLine($0) { RecordLine(checking: $0) != nil } }
    return areRight ? read : nil
  }
}

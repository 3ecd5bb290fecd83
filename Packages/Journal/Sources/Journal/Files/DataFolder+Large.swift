extension DataFolder {
  /// A large file without fault, of which only the end is at hand; nil for any other, which has to
  /// be read as a whole.
  ///
  /// What the index of the file knows is not read again, except its first and its last line.
  func inPieces(
    _ file: JournalFile, epoch: Int, count: AcknowledgedCount?
  ) throws(JournalError) -> Log? {
    let size = try file.size()
    try requireSize(size)
    guard size > longestWhole else { return nil }
    var start = try indexedLog(of: file, epoch: epoch)
    if start == nil { start = try self.start(of: file, size: size, epoch: epoch) }
    guard var log = start else { return nil }
    log.expect(count, asEndOf: log.header)
    log.end = .open
    var length = pieceSize
    while log.fileSize < size {
      let start = log.settledEnd
      guard let piece = try lines(of: file, from: start, length, size: size) else { return nil }
      log.absorb(piece.bytes)
      guard log.isFineSoFar else { return nil }
      log.letGo(keeping: atHand)
      if piece.isLast { break }
      length = log.settledEnd > start ? pieceSize : 2 * length
    }
    return log.needsRepair || log.hasTail ? nil : log
  }

  /// How many bytes of a large file are read at once.
  private var pieceSize: Int { max(1, longestWhole / 4) }

  /// The first lines of a file; nil where they are not as they should be.
  private func start(
    of file: JournalFile, size: Int, epoch: Int
  ) throws(JournalError) -> Log? {
    guard let piece = try lines(of: file, from: 0, pieceSize, size: size),
      let log = try? Log(
        reading: piece.bytes, name: Self.journalName, epoch: epoch, isPart: true)
    else { return nil }
    return log.isFineSoFar ? log : nil
  }

  /// Whole lines from a place on, and whether the file ends there; nil for a line that never ends.
  private func lines(
    of file: JournalFile, from start: Int, _ length: Int, size: Int
  ) throws(JournalError) -> (bytes: [UInt8], isLast: Bool)? {
    var length = length
    while true {
      let wanted = min(length, size - start)
      var bytes = try file.read(start, wanted)
      if bytes.count < wanted || start + wanted == size { return (bytes, true) }
      if let feed = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        bytes.removeLast(bytes.count - feed - 1)
        return (bytes, false)
      }
      guard length <= RecordLine.longest else { return nil }
      length *= 2
    }
  }
}

extension Log {
  /// Nothing in what was read is wrong; what is missing may still come.
  fileprivate var isFineSoFar: Bool { damage.isEmpty && misplaced + unended + foreignEnds == 0 }
}

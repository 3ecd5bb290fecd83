extension DataFolder {
  /// The log of a large file without faults, of which only the end is loaded.
  ///
  /// It is nil for any other file, which must be read as a whole.
  ///
  /// The part in the index is not read again, except its first and last line.
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

  /// The number of bytes of a large file that are read at once.
  private var pieceSize: Int { max(1, longestWhole / 4) }

  /// The first lines of a file; nil if they are faulty.
  private func start(
    of file: JournalFile, size: Int, epoch: Int
  ) throws(JournalError) -> Log? {
    guard let piece = try lines(of: file, from: 0, pieceSize, size: size),
      let log = try? Log(
        reading: piece.bytes, name: Self.journalName, epoch: epoch, isPart: true)
    else { return nil }
    return log.isFineSoFar ? log : nil
  }

  /// The complete lines from an offset on, and whether the file ends there; nil if a line is too
  /// long.
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
  /// Whether the lines read so far have no faults; some lines may still be missing.
  fileprivate var isFineSoFar: Bool { damage.isEmpty && misplaced + unended + foreignEnds == 0 }
}

/// The index of a large file, stored next to it; it speeds up reading and may be deleted.
extension DataFolder {
  /// Writes the index of a large file that has grown enough since the last time.
  ///
  /// After a failure, the index is written again when the file has grown further.
  func keepIndex(of log: inout Log, always: Bool = false) {
    guard log.exists, log.settledEnd > longestWhole, log.indexedEnd < log.settledEnd else { return }
    let growth = max(longestWhole / 4, log.settledEnd / 16)
    guard always || log.settledEnd - log.indexedEnd >= growth, let bytes = log.index else { return }
    log.indexedEnd = log.settledEnd
    try? replaceIndex(index, with: bytes)
  }

  /// The log that the index describes; nil if there is no index or it belongs to another file.
  func indexedLog(of file: JournalFile, epoch: Int) throws(JournalError) -> Log? {
    guard let bytes = indexBytes(index), var log = Log(index: bytes, epoch: epoch) else {
      return nil
    }
    let first = try file.read(0, log.firstLine.count)
    let last = try file.read(log.lastKnown.lowerBound, log.lastKnown.count)
    guard first == log.firstLine, last.elementsEqual(log.bytes(in: log.lastKnown)),
      let pieces = try pieces(of: log.marks, in: log)
    else { return nil }
    log.noteUndone(in: pieces)
    return log
  }

  /// The bytes of an index file; nil if it is missing or unreadable.
  func indexBytes(_ path: String) -> [UInt8]? {
    guard let file = try? files.open(path, .read) else { return nil }
    defer { file.close() }
    guard let size = try? file.size(), size <= Self.maximumFileSize else { return nil }
    return try? file.read(0, size)
  }

  /// Replaces an index file in one step; the call does not wait for the disk.
  func replaceIndex(_ path: String, with bytes: [UInt8]) throws(JournalError) {
    let new = path + ".new"
    try files.remove(new)
    guard let file = try files.open(new, .create) else { throw .notAFile(new.lastComponent) }
    defer { file.close() }
    do {
      try file.write(bytes, 0)
      try files.rename(new, path)
    } catch {
      try? files.remove(new)
      throw error
    }
  }

  /// Removes all indexes: that of the file, and those of the stores' streams.
  func removeIndexes() throws(JournalError) {
    let name = index.lastComponent
    for file in try files.list(path) ?? [] where file.hasPrefix(name) {
      try files.remove(path + "/" + file)
    }
  }
}

extension Log {
  /// Notes the records that the marks in some pieces undo.
  fileprivate mutating func noteUndone(in pieces: LinePieces) {
    for mark in marks {
      let line = lines[mark]
      let ids = pieces.withLine(line) { bytes in
        RecordLine(bytes).flatMap { undoes(by: $0, about: line.topic) }
      }
      undone[topics.stream(of: line.topic), default: []].formUnion((ids ?? []).map(\.hashValue))
    }
  }
}

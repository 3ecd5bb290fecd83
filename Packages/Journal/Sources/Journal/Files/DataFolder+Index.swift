/// The index of a large file beside it: a shortcut that anybody may remove.
extension DataFolder {
  /// Writes the index of a file that has one and has grown by a part since; one that cannot be
  /// written is tried again when the file has grown further.
  func keepIndex(of log: inout Log, always: Bool = false) {
    guard log.exists, log.settledEnd > longestWhole, log.indexedEnd < log.settledEnd else { return }
    let growth = max(longestWhole / 4, log.settledEnd / 16)
    guard always || log.settledEnd - log.indexedEnd >= growth, let bytes = log.index else { return }
    log.indexedEnd = log.settledEnd
    try? replaceIndex(index, with: bytes)
  }

  /// What the index knows of a file; nil where there is none, or it is not the index of this file.
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

  /// The bytes of an index file; nil where there is none that can be read.
  func indexBytes(_ path: String) -> [UInt8]? {
    guard let file = try? files.open(path, .read) else { return nil }
    defer { file.close() }
    guard let size = try? file.size(), size <= Self.maximumFileSize else { return nil }
    return try? file.read(0, size)
  }

  /// Puts an index file in its place, whole; it is not waited for until it is on disk.
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

  /// Removes all indexes: that of the file, and those that stores keep of their streams.
  func removeIndexes() throws(JournalError) {
    let name = index.lastComponent
    for file in try files.list(path) ?? [] where file.hasPrefix(name) {
      try files.remove(path + "/" + file)
    }
  }
}

extension Log {
  /// Notes what the marks undo, which are in some pieces.
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

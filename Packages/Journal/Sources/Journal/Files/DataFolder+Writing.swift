extension DataFolder {
  /// How many bytes are copied at once.
  private static let pieceSize = 1 << 20

  /// Appends lines after the settled end, cutting a torn tail off; on failure none of them stays.
  ///
  /// - Returns: The size of the file then.
  func append(_ lines: [UInt8], after log: Log) throws(JournalError) -> Int {
    try requireSize(log.settledEnd + lines.count)
    guard let file = try journalToWrite() else { throw .notAJournal(Self.journalName) }
    try syncName(of: file)
    let bytes = padded(lines, after: log)
    do {
      if log.hasTail {
        // On disk before anything is written there: what a power cut takes must leave no old bytes.
        try file.truncate(log.settledEnd)
        try file.sync()
      }
      try file.write(bytes, log.settledEnd)
      try file.sync()
      return max(log.hasTail ? 0 : log.fileSize, log.settledEnd + bytes.count)
    } catch {
      try? file.truncate(log.settledEnd)
      try? file.sync()
      throw error
    }
  }

  /// Makes room for later appends where a file has to grow.
  ///
  /// Writing where there is room leaves the file's size alone, which a disk does about a third
  /// faster.
  private func padded(_ lines: [UInt8], after log: Log) -> [UInt8] {
    let room = log.hasTail ? 0 : log.fileSize - log.settledEnd
    guard lines.count > room else { return lines }
    let end = log.settledEnd + lines.count
    let padding = min(max(end / 4, 4 << 10), 1 << 20, Self.maximumFileSize - end)
    return lines + repeatElement(Log.padding, count: padding)
  }

  /// Makes sure, once for each file, that its name is on disk: whoever moved it there may have died
  /// before that.
  private func syncName(of file: JournalFile) throws(JournalError) {
    guard named != file.identity else { return }
    try files.syncFolder(path)
    // The folder may be as new; who may not read the one above it has to trust its maker.
    try? files.syncFolder(path.splitAtLastSlash.folder)
    named = file.identity
  }

  /// Makes the journal's file, whole on disk or not there.
  func createJournal(_ bytes: [UInt8]) throws(JournalError) {
    do {
      try replace(with: bytes)
    } catch {
      try? files.remove(journal)
      forgetFile()
      throw error
    }
  }

  /// Puts a file with these bytes in the journal's place in one step.
  func replace(with bytes: [UInt8]) throws(JournalError) {
    try requireSize(bytes.count)
    try files.remove(temporary)
    do {
      let file = try create(temporary, bytes)
      try files.rename(temporary, journal)
      named = nil
      forgetFile()
      try files.syncFolder(path)
      named = file
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }

  /// Copies the file as it is to `journal.damaged-<n>`, n counted from 1; gives the name.
  func setAside() throws(JournalError) -> String {
    guard let file = try openJournal() else { throw .notAJournal(Self.journalName) }
    var number = 1
    while try create(damaged(number), copying: file) == nil { number += 1 }
    try files.syncFolder(path)
    return damaged(number).lastComponent
  }

  /// Removes the copies of damaged files and what an interrupted replacement left.
  func removeCopies() throws(JournalError) {
    let copies = try files.list(path)?.filter { $0.hasPrefix(Self.journalName + ".damaged-") }
    guard let copies else { return }
    for name in copies.sorted() { try files.remove(path + "/" + name) }
    try files.remove(temporary)
    try files.syncFolder(path)
  }

  func damaged(_ number: Int) -> String {
    journal + ".damaged-\(number)"
  }

  /// Makes a file that is whole on disk or not there; nil when the name is taken.
  private func create(_ path: String, _ bytes: [UInt8]) throws(JournalError) -> FileIdentity? {
    try create(path) { file throws(JournalError) in try file.write(bytes, 0) }
  }

  /// The same with the bytes of a journal, a piece at a time.
  private func create(
    _ path: String, copying journal: JournalFile
  ) throws(JournalError) -> FileIdentity? {
    try create(path) { file throws(JournalError) in
      var place = 0
      var isMore = true
      while isMore {
        let piece = try journal.read(place, Self.pieceSize)
        try file.write(piece, place)
        place += piece.count
        isMore = piece.count == Self.pieceSize
      }
    }
  }

  private func create(
    _ path: String, _ fill: (JournalFile) throws(JournalError) -> Void
  ) throws(JournalError) -> FileIdentity? {
    guard let file = try files.open(path, .create) else { return nil }
    defer { file.close() }
    do {
      try fill(file)
      try file.sync()
    } catch {
      try? files.remove(path)
      throw error
    }
    return file.identity
  }
}

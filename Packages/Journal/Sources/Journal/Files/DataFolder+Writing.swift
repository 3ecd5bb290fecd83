extension DataFolder {
  /// The number of bytes that are copied at once.
  private static let pieceSize = 1 << 20

  /// Appends lines after the settled end, and cuts off an unfinished write there; after a failure
  /// none of the lines stays.
  ///
  /// - Returns: The new size of the file.
  func append(_ lines: [UInt8], after log: Log) throws(JournalError) -> Int {
    try requireSize(log.settledEnd + lines.count)
    guard let file = try journalToWrite() else { throw .notAJournal(Self.journalName) }
    try syncName(of: file)
    let bytes = padded(lines, after: log)
    do {
      if log.hasTail {
        // The file is truncated on disk first, so that no old bytes remain there after a power cut.
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

  /// Adds padding for later appends if the file has to grow.
  ///
  /// A write into padding keeps the file's size, which is about a third faster on a disk.
  private func padded(_ lines: [UInt8], after log: Log) -> [UInt8] {
    let room = log.hasTail ? 0 : log.fileSize - log.settledEnd
    guard lines.count > room else { return lines }
    let end = log.settledEnd + lines.count
    let padding = min(max(end / 4, 4 << 10), 1 << 20, Self.maximumFileSize - end)
    return lines + repeatElement(Log.padding, count: padding)
  }

  /// Makes sure, once for each file, that its name is on disk.
  ///
  /// The process that moved the file may have ended before that.
  private func syncName(of file: JournalFile) throws(JournalError) {
    guard named != file.identity else { return }
    try files.syncFolder(path)
    // The folder may be new too; if its parent is not accessible, the process that created it is
    // trusted.
    try? files.syncFolder(path.splitAtLastSlash.folder)
    named = file.identity
  }

  /// Creates the journal's file either completely on disk, or not at all.
  func createJournal(_ bytes: [UInt8]) throws(JournalError) {
    do {
      try replace(with: bytes)
    } catch {
      try? files.remove(journal)
      forgetFile()
      throw error
    }
  }

  /// Replaces the content of the journal's file in one step.
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

  /// Copies the current file to `journal.damaged-<n>`, with n from 1; returns the name.
  func setAside() throws(JournalError) -> String {
    guard let file = try openJournal() else { throw .notAJournal(Self.journalName) }
    var number = 1
    while try create(damaged(number), copying: file) == nil { number += 1 }
    try files.syncFolder(path)
    return damaged(number).lastComponent
  }

  /// Removes the copies of damaged files and an interrupted replacement.
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

  /// Creates a file either completely on disk, or not at all; nil if the name is taken.
  private func create(_ path: String, _ bytes: [UInt8]) throws(JournalError) -> FileIdentity? {
    try create(path) { file throws(JournalError) in try file.write(bytes, 0) }
  }

  /// Creates a complete file with the bytes of a journal, copied in pieces.
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

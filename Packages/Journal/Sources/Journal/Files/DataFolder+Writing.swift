extension DataFolder {
  /// Makes the folder when it is not there.
  func makeFolder() throws(JournalError) {
    try files.makeFolder(path)
  }

  /// There is a folder with any file of a journal in it.
  func hasFiles() throws(JournalError) -> Bool {
    try files.list(path)?.contains { $0.hasPrefix(Self.journalName) } ?? false
  }

  /// Runs a function while no other journal reads or writes the file.
  func exclusively(_ body: JournalFileSystem.Body) throws(JournalError) {
    try files.lock(lock, .exclusive, body)
  }

  /// Appends lines after the settled end, cutting a torn tail off; on failure none of them stays.
  func append(_ lines: [UInt8], after log: Log) throws(JournalError) {
    try requireSize(log.settledEnd + lines.count)
    guard let file = try files.open(journal, .write) else {
      throw .notAJournal(Self.journalName)
    }
    defer { file.close() }
    do {
      if log.hasTail { try file.truncate(log.settledEnd) }
      try file.write(lines, log.settledEnd)
      try file.sync()
    } catch {
      try? file.truncate(log.settledEnd)
      try? file.sync()
      throw error
    }
  }

  /// Makes the journal's file, whole on disk or not there.
  func createJournal(_ bytes: [UInt8]) throws(JournalError) {
    do {
      try replace(with: bytes)
    } catch {
      try? files.remove(journal)
      throw error
    }
  }

  /// Puts a file with these bytes in the journal's place in one step.
  func replace(with bytes: [UInt8]) throws(JournalError) {
    try requireSize(bytes.count)
    try files.remove(temporary)
    do {
      _ = try create(temporary, bytes)
      try files.rename(temporary, journal)
    } catch {
      try? files.remove(temporary)
      throw error
    }
    try files.syncFolder(path)
  }

  /// Copies the file as it is to `journal.damaged-<n>`, n counted from 1; gives the name.
  func setAside() throws(JournalError) -> String {
    guard let file = try files.open(journal, .read) else { throw .notAJournal(Self.journalName) }
    defer { file.close() }
    let bytes = try file.read(0, try file.size())
    var number = 1
    while try !create(damaged(number), bytes) { number += 1 }
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

  private func damaged(_ number: Int) -> String {
    journal + ".damaged-\(number)"
  }

  /// Makes a file that is whole on disk or not there; false when the name is taken.
  private func create(_ path: String, _ bytes: [UInt8]) throws(JournalError) -> Bool {
    guard let file = try files.open(path, .create) else { return false }
    defer { file.close() }
    do {
      try file.write(bytes, 0)
      try file.sync()
    } catch {
      try? files.remove(path)
      throw error
    }
    return true
  }
}

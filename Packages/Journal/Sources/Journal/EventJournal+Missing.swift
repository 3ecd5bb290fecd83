extension EventJournal {
  /// The state of missing records when the folder was last read; nil if none are missing.
  ///
  /// While records are missing, the known records stay readable here. Writing fails until the file
  /// is back, or until a call of ``saveMissing()``, ``acceptMissing()`` or
  /// ``deleteAll(keeping:withCopies:)``.
  public var missing: MissingRecords? { log.missing }

  /// Writes all known records into the folder that lacks them.
  ///
  /// If there is another file, it is first copied to `journal.damaged-<n>`.
  ///
  /// If this journal knows no records, it recovers the remains in the folder.
  public func saveMissing() throws(JournalError) {
    try folder.refresh(&log)
    if case .left = log.missing { return try takeBack() }
    guard log.missing != nil else { return }
    try folder.recall(&log)
    try folder.exclusively { () throws(JournalError) in
      if try folder.openJournal() != nil { _ = try folder.setAside() }
      try replaceFile(adding: try lossBatch()) { _ in true }
    }
  }

  /// Continues with the current content of the folder, and forgets the missing records.
  public func acceptMissing() throws(JournalError) {
    try folder.refresh(&log)
    guard log.missing != nil else { return }
    if case .left = log.missing { return try beginAnew() }
    guard try folder.hasFiles() else {
      var anew = Log(epoch: log.epoch + 1)
      try folder.refresh(&anew)
      return log = anew
    }
    try folder.exclusively { () throws(JournalError) in
      // The caller has decided to forget the acknowledged records.
      try folder.removeCount()
      try readAnew()
      if case .left = log.missing { try createAnew() }
    }
  }

  /// Reads the file again, for a caller that holds the write lock.
  func readAnew() throws(JournalError) {
    log = Log(epoch: log.epoch + 1)
    try folder.readAlone(&log)
  }

  /// Throws if the file is gone, before a caller creates the folder again.
  ///
  /// A new folder would prevent moving the old file back.
  func requireFile() throws(JournalError) {
    guard !log.lines.isEmpty, try folder.openJournal() == nil else { return }
    log.missing = .gone
    try requireRecords()
  }

  /// Throws when records are missing.
  func requireRecords() throws(JournalError) {
    if case .left(let names) = log.missing { throw .recordsLeft(names) }
    guard log.missing == nil else { throw .recordsMissing(DataFolder.journalName) }
  }
}

extension EventJournal {
  /// What became of records that were known, as it was seen last; nil while all of them are there.
  ///
  /// While some are missing, what is known stays readable here, and nothing is written until the
  /// file is back, or somebody calls ``saveMissing()``, ``acceptMissing()`` or
  /// ``deleteAll(keeping:withCopies:)``.
  public var missing: MissingRecords? { log.missing }

  /// Writes everything that is known into the folder, where it is missing; a file that lies there
  /// instead is copied to `journal.damaged-<n>` before.
  ///
  /// Where this journal knows nothing, what is left in the folder is taken back.
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

  /// Goes on with what the folder holds now, if anything; what is missing there is forgotten.
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
      // What was acknowledged is forgotten by somebody who knows it.
      try folder.removeCount()
      try readAnew()
      if case .left = log.missing { try createAnew() }
    }
  }

  /// The same for a caller that holds the lock to write.
  func readAnew() throws(JournalError) {
    log = Log(epoch: log.epoch + 1)
    try folder.readAlone(&log)
  }

  /// Throws when there is no file any more, before a folder is made anew for it: the old one could
  /// not be moved back.
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

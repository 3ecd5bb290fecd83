/// Recovery in a folder whose journal is gone while other files show that there was one.
///
/// A new journal in such a folder always reports the loss.
extension EventJournal {
  /// Sets which other files in the folder show that there was a journal.
  ///
  /// An example are keys that are created after the first record.
  public nonisolated func expectJournal(beside isWitness: @escaping @Sendable (String) -> Bool) {
    witnesses.set(isWitness)
  }

  /// Creates the journal's file if there is none, before another file is stored next to it.
  public func begin() throws(JournalError) {
    try requireFile()
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      try requireRecords()
      if !log.exists { try create(with: []) }
    }
  }

  /// Recovers the remains of the journal.
  ///
  /// An interrupted replacement is recovered as a whole if it is known to be complete. Otherwise
  /// the readable records are recovered.
  ///
  /// In that case the streams append their events about the loss.
  func takeBack() throws(JournalError) {
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      guard case .left = log.missing else { return }
      for name in try folder.remains() {
        let found = try folder.remains(name, epoch: log.epoch + 1)
        if let found, !found.lines.isEmpty { return try takeBack(found, from: name) }
      }
      try requireRecords()
    }
  }

  private func takeBack(_ found: Log, from name: String) throws(JournalError) {
    let isTemporary = name == folder.temporary.lastComponent
    if isTemporary, found.isKnownWhole {
      try folder.adoptTemporary()
      return try readAnew()
    }
    let copy = isTemporary ? try folder.setTemporaryAside() : name
    let before = log
    log = found
    do throws(JournalError) {
      let loss = JournalLoss(records: max(1, found.report.unresolved), copy: copy)
      try replaceFile(adding: try lossBatch(loss)) { _ in true }
    } catch {
      log = before
      throw error
    }
  }

  /// Starts an empty journal, to which the streams append their events about the loss.
  ///
  /// An interrupted replacement is set aside.
  func beginAnew() throws(JournalError) {
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      guard case .left = log.missing else { return }
      if try folder.files.identity(folder.temporary) != nil { try folder.setTemporaryAside() }
      let loss = JournalLoss(
        records: 1, copy: try folder.remains().first { $0 != folder.temporary.lastComponent })
      try folder.removeIndexes()
      try createAnew(with: try lossBatch(loss))
    }
  }

  /// Creates a journal in a folder whose journal is gone.
  func createAnew(with batch: Batch? = nil) throws(JournalError) {
    log = Log(epoch: log.epoch + 1)
    try folder.removeCount()
    guard let batch else { return try create(with: []) }
    try write([batch])
  }
}

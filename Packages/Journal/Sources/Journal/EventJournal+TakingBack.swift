/// A folder whose journal is gone, while other files in it say that there was one: nothing begins anew
/// there unsaid.
extension EventJournal {
  /// Says which other files in the folder say that there was a journal, such as keys that are made
  /// once something was stored.
  public nonisolated func expectJournal(beside isWitness: @escaping @Sendable (String) -> Bool) {
    witnesses.set(isWitness)
  }

  /// Makes the journal's file where there is none yet, before something else is stored beside it.
  public func begin() throws(JournalError) {
    try requireFile()
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      try requireRecords()
      if !log.exists { try create(with: []) }
    }
  }

  /// Takes back what is left of the journal: a replacement that was under way as it is where it is known
  /// to be whole, and the readable records of anything else; then the streams hear of the loss.
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

  /// Goes on with nothing, and the streams hear of the loss; what an interrupted replacement left is set
  /// aside.
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

  /// Makes a journal in a folder whose journal is gone.
  func createAnew(with batch: Batch? = nil) throws(JournalError) {
    log = Log(epoch: log.epoch + 1)
    try folder.removeCount()
    guard let batch else { return try create(with: []) }
    try write([batch])
  }
}

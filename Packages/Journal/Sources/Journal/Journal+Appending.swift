extension Journal {
  /// Appends events of any streams as one batch: all of them or none.
  ///
  /// Returns when they are on disk. After an error the file and the journal are as before.
  /// - Returns: The records, in the order of the events.
  @discardableResult
  public func append(_ events: [Event]) throws(JournalError) -> [Record] {
    guard !events.isEmpty else { return [] }
    let batch = try Batch(events, makeID: makeID)
    try folder.makeFolder()
    try folder.exclusively { () throws(JournalError) in
      try folder.read(&log)
      try repair()
      try write(batch)
    }
    return log.records(log.lines.indices.suffix(events.count))
  }

  private func write(_ batch: Batch) throws(JournalError) {
    let lines = batch.lines(after: log.lastSequence, device: try signer())
    if log.exists {
      try folder.append(lines, after: log)
      noteReport()
      log.absorb(lines)
    } else {
      let header = Header(file: try newFileID(), settled: log.lastSequence)
      try folder.createJournal(header.line + lines)
      try folder.read(&log)
    }
  }

  private func signer() throws(JournalError) -> DeviceID {
    if let known = device ?? log.firstDevice { return known }
    return try DeviceID(makeID())
  }

  /// Sets a damaged file aside, and puts its readable lines in its place.
  private func repair() throws(JournalError) {
    guard log.needsRepair else { return }
    if log.setAside == nil { log.setAside = try folder.setAside() }
    noteReport()
    try replaceFile(with: log.copy(as: newFileID()) { _ in true })
  }

  /// Keeps the report of a fault that the next write removes from the file.
  private func noteReport() {
    if !log.report.isClean { pastReport = log.report }
  }

  /// Puts a file in place and reads it.
  func replaceFile(with bytes: [UInt8]) throws(JournalError) {
    try folder.replace(with: bytes)
    log = try Log(reading: bytes, name: DataFolder.journalName, epoch: log.epoch + 1)
  }

  func newFileID() throws(JournalError) -> String {
    try Identifier.checked(makeID())
  }
}

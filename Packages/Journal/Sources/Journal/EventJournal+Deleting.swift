extension EventJournal {
  /// Deletes all records, except those of some streams, which stay byte for byte.
  ///
  /// Copies of damaged files are deleted too if `withCopies` is true. A folder without a journal is
  /// not changed. After an error either all or none of the records are there.
  public func deleteAll(
    keeping kept: Set<StreamName> = [], withCopies: Bool = true
  ) throws(JournalError) {
    let (hasFiles, left) = (try folder.hasFiles(), try folder.leftovers())
    guard hasFiles || !left.isEmpty else { return try acceptMissing() }
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      // To delete everything also means to accept that records are missing.
      if log.missing != nil { try readAnew() }
      // If no stream is kept, unreadable lines do not matter.
      if !kept.isEmpty { try folder.recallAlone(&log) }
      pastReport = RecoveryReport()
      if case .left = log.missing { try createAnew() }
      if log.exists {
        if log.needsRepair { pastReport = log.report.resolved }
        let indices = Set(kept.flatMap { log.indices(of: $0) })
        try replaceFile(with: log.copy(as: newFileID(), keeping: indices.contains))
      }
      try folder.removeIndexes()
      try folder.removeAssets(keeping: kept)
      if withCopies { try folder.removeCopies() }
    }
  }

  /// Deletes the records of a stream about some subjects before a sequence; all other records stay
  /// byte for byte.
  ///
  /// The caller has stored a later event that ended these subjects, so the records have no effect.
  /// A damaged file is first copied aside, and its copies stay. While the journal is shared the
  /// records stay, because the later event may become void.
  ///
  /// - Returns: Whether all of them are deleted.
  @discardableResult
  public func delete(
    _ subjects: Set<Subject>, in stream: StreamName, before sequence: Int
  ) throws(JournalError) -> Bool {
    try requireFile()
    guard try folder.hasFiles() else { return true }
    var isDone = false
    try change { () throws(JournalError) in
      try recall { $0.lines.indices.first }
      isDone = !isShared
      guard isDone else { return }
      let indices = log.indices(of: stream).filter { index in
        log.topics.topic(log.lines[index].topic).subject.map(subjects.contains) ?? false
      }
      let old = zip(indices, log.records(indices)).filter { $1.sequence < sequence }.map(\.0)
      guard !old.isEmpty else { return }
      let gone = Set(old)
      try replaceFile { !gone.contains($0) }
    }
    return isDone
  }

  /// Deletes the records of a stream; all other records stay byte for byte.
  ///
  /// Records that another process has just written to a new stream stay too.
  ///
  /// A damaged file is first copied aside, and its copies stay. After an error either all or none
  /// of the records are there.
  public func delete(_ stream: StreamName) throws(JournalError) {
    try requireFile()
    guard try folder.hasFiles() else { return }
    try change { () throws(JournalError) in
      try recall { $0.lines.indices.first }
      let gone = Set(log.indices(of: stream))
      guard !gone.isEmpty else { return }
      try replaceFile(with: log.copy(as: newFileID()) { !gone.contains($0) })
      try folder.removeAssets(of: stream)
    }
  }
}

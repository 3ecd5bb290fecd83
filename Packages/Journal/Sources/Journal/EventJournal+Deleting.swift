extension EventJournal {
  /// Deletes every record, except those of some streams, which stay byte for byte.
  ///
  /// Copies of damaged files go too, unless they are to stay. A folder without a journal is left
  /// as it is. After an error either all or none of the records are there.
  public func deleteAll(
    keeping kept: Set<StreamName> = [], withCopies: Bool = true
  ) throws(JournalError) {
    let (hasFiles, left) = (try folder.hasFiles(), try folder.leftovers())
    guard hasFiles || !left.isEmpty else { return try acceptMissing() }
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      // Who deletes everything has decided about what is missing too.
      if log.missing != nil { try readAnew() }
      // Who keeps nothing is not stopped by what cannot be read.
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

  /// Deletes the records of a stream that are about some subjects and older than a certain one; all
  /// others stay byte for byte.
  ///
  /// They count for nothing any more, because a later event ended their subjects. As at a deletion
  /// of the stream, a damaged file is set aside first, and its copies stay. While the journal is shared
  /// they stay, because that event may come to count for nothing.
  ///
  /// - Returns: Whether none of them is left.
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

  /// Deletes the records of a stream; those of every other stay byte for byte, also where they were
  /// written a moment before by another process, into a stream that is new.
  ///
  /// A damaged file is set aside first, and its copies stay. After an error either all or none of
  /// the records are there.
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

extension Journal {
  /// Deletes every record, except those of some streams, which stay byte for byte.
  ///
  /// Copies of damaged files go too, unless they are to stay. A folder without a journal is left as it is. After an error
  /// either all or none of the records are there.
  public func deleteAll(
    keeping kept: Set<StreamName> = [], withCopies: Bool = true
  ) throws(JournalError) {
    guard try folder.hasFiles() else { return }
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      pastReport = RecoveryReport()
      if log.exists {
        pastReport.damaged = log.report.damaged
        let indices = Set(kept.flatMap { log.indices(of: $0) })
        try replaceFile(with: log.copy(as: newFileID(), keeping: indices.contains))
      }
      if withCopies { try folder.removeCopies() }
    }
  }
}

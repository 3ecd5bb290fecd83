/// The count of acknowledged records, in a file next to the journal.
extension DataFolder {
  /// The count in the file; nil if there is no file or it is unreadable.
  func count() -> AcknowledgedCount? {
    guard let file = try? files.open(countFile, .read) else { return nil }
    defer { file.close() }
    return Self.count(in: file)
  }

  private static func count(in file: JournalFile) -> AcknowledgedCount? {
    [0, AcknowledgedCount.sector].compactMap { place in
      (try? file.read(place, AcknowledgedCount.length)).flatMap { AcknowledgedCount($0) }
    }.max { $0.generation < $1.generation }
  }

  /// Records the count, under the write lock and after the records are on disk.
  ///
  /// So the count is never ahead of the journal, and it lags behind if it cannot be written.
  ///
  /// - Parameter isSynced: Whether to return only when the count is on disk; for a new file that is
  ///   always so.
  func note(_ sequence: Int, of origin: String, isSynced: Bool) {
    guard let (file, isNew) = countToWrite() else { return }
    var count = AcknowledgedCount(origin: origin, sequence: sequence)
    count.generation = (Self.count(in: file)?.generation ?? -1) + 1
    do {
      try file.write(count.bytes, count.place)
      if isNew || isSynced { try file.sync() }
      if isNew { try files.syncFolder(path) }
    } catch {
      heldCount = nil
    }
  }

  /// The file, and whether it was just created.
  private func countToWrite() -> (JournalFile, isNew: Bool)? {
    if let heldCount, let stamp = currentStamp, stamp == countSince {
      return (heldCount.file, false)
    }
    heldCount = nil
    var file = try? files.open(countFile, .write)
    let isNew = file == nil
    if isNew { file = try? files.open(countFile, .create) }
    heldCount = file.map { HeldFile($0, isWritable: true) }
    countSince = isNew ? nil : currentStamp
    return file.map { ($0, isNew) }
  }

  /// Removes the count, because the user decided to continue without the missing records.
  func removeCount() throws(JournalError) {
    heldCount = nil
    try files.remove(countFile)
    try files.syncFolder(path)
  }
}

/// The count of what was acknowledged, in a file beside the journal.
extension DataFolder {
  /// What the file says; nil where there is none that can be read.
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

  /// Counts what was acknowledged, for a caller that holds the lock to write and after it is on disk:
  /// so the count is never ahead of the journal, and lags behind it where it cannot be written.
  ///
  /// - Parameter isSynced: Whether to return only when the count is on disk; a new file always is.
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

  /// The file, and whether it was made now.
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

  /// Forgets what was acknowledged, because somebody decided to go on without it.
  func removeCount() throws(JournalError) {
    heldCount = nil
    try files.remove(countFile)
    try files.syncFolder(path)
  }
}

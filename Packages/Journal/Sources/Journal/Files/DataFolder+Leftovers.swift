/// The remains in a folder whose journal is gone.
extension DataFolder {
  /// The names of files that show that there was a journal; empty if there still is one.
  ///
  /// An unfinished first write shows nothing, because none of it was acknowledged.
  func leftovers() throws(JournalError) -> [String] {
    let names = try files.list(path) ?? []
    guard !names.isEmpty, try files.identity(journal) == nil else { return [] }
    let count = count()
    let isBegun = count?.sequence == 0
    let isBeingBegun = count == nil && hasShortCount
    return names.filter { name in
      switch name {
      case temporary.lastComponent: !isBegun
      case countFile.lastComponent: !isBegun && !isBeingBegun
      default: isOfJournal(name) || witnesses.isWitness(name)
      }
    }.sorted()
  }

  /// Whether the file of the count has only its first slot.
  ///
  /// That is so before the first acknowledgement, so an unfinished first write may have left it.
  private var hasShortCount: Bool {
    guard let file = try? files.open(countFile, .read) else { return false }
    defer { file.close() }
    return (try? file.size()).map { $0 <= AcknowledgedCount.length } ?? false
  }

  private func isOfJournal(_ name: String) -> Bool {
    ["index", "assets-", "damaged-"].contains { name.hasPrefix("\(Self.journalName).\($0)") }
  }

  /// The files that may contain the records of a lost journal.
  ///
  /// They are an interrupted replacement, and the copies of damaged files, the latest first.
  func remains() throws(JournalError) -> [String] {
    let start = Self.journalName + ".damaged-"
    let names = try files.list(path) ?? []
    let copies = names.filter { $0.hasPrefix(start) }
      .sorted { Int($0.dropFirst(start.count)) ?? 0 > Int($1.dropFirst(start.count)) ?? 0 }
    return names.filter { $0 == temporary.lastComponent } + copies
  }

  /// The log in one of these files; nil if it is not a journal.
  func remains(_ name: String, epoch: Int) throws(JournalError) -> Log? {
    guard let file = try files.open(path + "/" + name, .read) else { return nil }
    defer { file.close() }
    let size = try file.size()
    guard size <= Self.maximumFileSize else { return nil }
    let bytes = try file.read(0, size)
    return try? Log(reading: bytes, name: name, epoch: epoch, count: count())
  }

  /// Moves an interrupted replacement to the path of the journal.
  func adoptTemporary() throws(JournalError) {
    try files.rename(temporary, journal)
    forgetFile()
    try files.syncFolder(path)
  }

  /// Removes an interrupted replacement if all its records are known; otherwise sets it aside.
  func clearTemporary(besides log: Log) throws(JournalError) {
    guard try files.identity(temporary) != nil else { return }
    if let left = try remains(temporary.lastComponent, epoch: 0), log.knows(left) {
      try files.remove(temporary)
    } else {
      try setTemporaryAside()
    }
  }

  /// Renames an interrupted replacement as a damaged copy; returns the new name.
  @discardableResult
  func setTemporaryAside() throws(JournalError) -> String {
    var number = 1
    while try files.identity(damaged(number)) != nil { number += 1 }
    try files.rename(temporary, damaged(number))
    try files.syncFolder(path)
    return damaged(number).lastComponent
  }
}

extension Log {
  /// Whether another file is complete and this log has all its records.
  fileprivate func knows(_ other: Log) -> Bool {
    guard let header, let its = other.header, !other.hasTail, other.damage.isEmpty else {
      return false
    }
    return header.origin == its.origin && other.lastSequence <= lastSequence
  }

  /// Whether a found file has all records of its journal that were ever acknowledged.
  var isKnownWhole: Bool {
    counted != nil && !isOfOthers && header != nil && !needsRepair && !hasTail
  }
}

/// What is left in a folder whose journal is gone.
extension DataFolder {
  /// The names of files that say that there was a journal, where there is none.
  ///
  /// Of a first write that did not finish nothing was acknowledged, as the count says.
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

  /// Whether the count ends with its first place, which is all there is of it before anything is
  /// acknowledged: a first write may have ended in it.
  private var hasShortCount: Bool {
    guard let file = try? files.open(countFile, .read) else { return false }
    defer { file.close() }
    return (try? file.size()).map { $0 <= AcknowledgedCount.length } ?? false
  }

  private func isOfJournal(_ name: String) -> Bool {
    ["index", "assets-", "damaged-"].contains { name.hasPrefix("\(Self.journalName).\($0)") }
  }

  /// The files that may hold the records of a journal that is gone: a replacement under way, and the
  /// copies of damaged ones, the latest first.
  func remains() throws(JournalError) -> [String] {
    let start = Self.journalName + ".damaged-"
    let names = try files.list(path) ?? []
    let copies = names.filter { $0.hasPrefix(start) }
      .sorted { Int($0.dropFirst(start.count)) ?? 0 > Int($1.dropFirst(start.count)) ?? 0 }
    return names.filter { $0 == temporary.lastComponent } + copies
  }

  /// What one of them holds; nil for what is no journal.
  func remains(_ name: String, epoch: Int) throws(JournalError) -> Log? {
    guard let file = try files.open(path + "/" + name, .read) else { return nil }
    defer { file.close() }
    let size = try file.size()
    guard size <= Self.maximumFileSize else { return nil }
    let bytes = try file.read(0, size)
    return try? Log(reading: bytes, name: name, epoch: epoch, count: count())
  }

  /// Puts what an interrupted replacement left in the journal's place.
  func adoptTemporary() throws(JournalError) {
    try files.rename(temporary, journal)
    forgetFile()
    try files.syncFolder(path)
  }

  /// Removes what an interrupted replacement left, once it was read and nothing in it is unknown;
  /// everything else is set aside.
  func clearTemporary(besides log: Log) throws(JournalError) {
    guard try files.identity(temporary) != nil else { return }
    if let left = try remains(temporary.lastComponent, epoch: 0), log.knows(left) {
      try files.remove(temporary)
    } else {
      try setTemporaryAside()
    }
  }

  /// Gives what an interrupted replacement left the name of a damaged copy; gives that name.
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
  /// Whether another file is whole and holds nothing that this one does not know.
  fileprivate func knows(_ other: Log) -> Bool {
    guard let header, let its = other.header, !other.hasTail, other.damage.isEmpty else {
      return false
    }
    return header.origin == its.origin && other.lastSequence <= lastSequence
  }

  /// Whether a file that was found holds all that was ever acknowledged of its journal.
  var isKnownWhole: Bool {
    counted != nil && !isOfOthers && header != nil && !needsRepair && !hasTail
  }
}

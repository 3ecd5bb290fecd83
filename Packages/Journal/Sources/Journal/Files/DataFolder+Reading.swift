extension DataFolder {
  /// Updates the log from the file; when it throws, the log is unchanged.
  ///
  /// Other processes may write at the same time. An unfinished or damaged part may be a write in
  /// progress, so it is read again under a lock.
  ///
  /// - Parameter isWhole: Whether a file that is read from its start is loaded as a whole.
  func refresh(_ log: inout Log, isWhole: Bool = false) throws(JournalError) {
    if try readSettled(&log, isWhole: isWhole) { return }
    try whileNobodyWrites { () throws(JournalError) in try read(&log, isWhole: isWhole) }
  }

  /// Applies the news unless a write may be in progress; returns whether it applied them.
  private func readSettled(_ log: inout Log, isWhole: Bool) throws(JournalError) -> Bool {
    let news = try news(for: log, isWhole: isWhole)
    if news.isSettled { take(news, into: &log) }
    return news.isSettled
  }

  /// Updates the log from the file, for a caller that holds the write lock.
  ///
  /// Damage that was read while another process wrote may have been half a write. It is accepted
  /// only if the file still has it when it is read as a whole.
  func readAlone(_ log: inout Log, isWhole: Bool = false) throws(JournalError) {
    try read(&log, isWhole: isWhole)
    guard log.needsRepair, let file = try openJournal() else { return }
    log = try whole(file, after: log)
  }

  private func read(_ log: inout Log, isWhole: Bool) throws(JournalError) {
    take(try news(for: log, isWhole: isWhole), into: &log)
  }

  /// Loads the part of an up-to-date log that is not in memory.
  ///
  /// If the file has changed there, all of it is read again.
  func recall(_ log: inout Log) throws(JournalError) {
    guard try !restore(&log) else { return }
    var anew = Log(epoch: log.epoch + 1)
    try refresh(&anew, isWhole: true)
    try replace(&log, with: anew)
  }

  /// Like ``recall(_:)``, for a caller that holds the write lock.
  func recallAlone(_ log: inout Log) throws(JournalError) {
    guard try !restore(&log) else { return }
    var anew = Log(epoch: log.epoch + 1)
    try readAlone(&anew, isWhole: true)
    try replace(&log, with: anew)
  }

  private func replace(_ log: inout Log, with anew: Log) throws(JournalError) {
    guard log.missing == nil, log.isContinued(by: anew) else {
      log.missing = log.missing ?? (anew.exists ? .replaced : .gone)
      throw .recordsMissing(Self.journalName)
    }
    log = anew
  }

  /// Reads the part that is not in memory again; returns false if the file has changed there.
  private func restore(_ log: inout Log) throws(JournalError) -> Bool {
    if log.isAtHand { return true }
    let file = log.missing == nil ? try openJournal() : former
    guard let file else { return false }
    return log.restore(try file.read(0, log.released.count))
  }

  /// The difference between a file and a log.
  private enum News {
    case nothing
    /// The file is gone, and it had no records.
    case gone
    /// Known records are missing, although they were not deleted.
    case missing(MissingRecords)
    /// The bytes after the settled end, including padding.
    case more([UInt8], isWhole: Bool)
    /// The file was replaced, or changed before the settled end.
    case replaced(Log)

    /// Whether it cannot be a write in progress.
    var isSettled: Bool {
      switch self {
      case .nothing, .gone: true
      case .more(_, let isWhole): isWhole
      case .replaced(let log): log.report.isClean
      case .missing(let cause): cause == .gone
      }
    }
  }

  private func news(for log: Log, isWhole: Bool) throws(JournalError) -> News {
    guard let file = try openJournal() else {
      guard log.lines.isEmpty else { return .missing(.gone) }
      let left = try leftovers()
      return left.isEmpty ? (log.exists ? .gone : .nothing) : .missing(.left(left))
    }
    guard log.exists else {
      return .replaced(try isWhole ? whole(file, after: log) : all(of: file, after: log))
    }
    // Another file has another first line, even if all known lines are in their places.
    guard try file.read(0, log.firstLine.count) == log.firstLine else {
      return try replacement(of: log, in: file)
    }
    // The last line has unique ids, so this detects whether a line was cut off and replaced.
    let last = log.lastKnown
    let seam = try file.read(last.lowerBound, last.count + 1)
    guard seam.starts(with: log.bytes(in: last)) else {
      return try replacement(of: log, in: file)
    }
    let next = seam.dropFirst(last.count).first
    if log.probes.isEmpty, next == nil || next == Log.padding { return .nothing }
    return try newsAfterEnd(of: file, for: log)
  }

  /// The news after the last line that a log knows, if the file has, or had, more than padding
  /// there.
  private func newsAfterEnd(of file: JournalFile, for log: Log) throws(JournalError) -> News {
    let size = try file.size()
    try requireSize(size)
    if try log.isUnchanged(in: file, of: size) { return .nothing }
    guard size >= log.settledEnd, !log.needsRepair else {
      return try replacement(of: log, in: file)
    }
    let bytes = try file.read(log.settledEnd, size - log.settledEnd)
    let report = log.report(on: bytes)
    guard !report.isDamaged else { return try replacement(of: log, in: file) }
    return .more(bytes, isWhole: report.isClean)
  }

  /// The news of a file that may have replaced the one that was read.
  private func replacement(of log: Log, in file: JournalFile) throws(JournalError) -> News {
    var new = try all(of: file, after: log)
    if new.hasFaults || log.isFollowed(by: new) { return .replaced(new) }
    if !new.isAtHand { new = try whole(file, after: log) }
    return new.hasFaults || log.isContinued(by: new) ? .replaced(new) : .missing(.replaced)
  }

  /// Reads a file from its start; only the end of a large file without faults is loaded.
  private func all(of file: JournalFile, after log: Log) throws(JournalError) -> Log {
    // The count is read first, so that records acknowledged during the reading are not expected.
    let count = count()
    if let large = try inPieces(file, epoch: log.epoch + 1, count: count) { return large }
    return try whole(file, after: log)
  }

  private func whole(_ file: JournalFile, after log: Log) throws(JournalError) -> Log {
    let count = count()
    let size = try file.size()
    try requireSize(size)
    if size > Self.longestStart {
      let start = try file.read(0, Self.longestStart)
      guard start.contains(UInt8(ascii: "\n")) else { throw .notAJournal(Self.journalName) }
    }
    return try Log(
      reading: try file.read(0, size), name: Self.journalName, epoch: log.epoch + 1, count: count)
  }

  private func take(_ news: News, into log: inout Log) {
    if case .missing(let cause) = news { return log.missing = cause }
    log.missing = nil
    forgetFormer()
    switch news {
    case .missing: break
    case .nothing: break
    case .gone: log = Log(epoch: log.epoch + 1)
    case .more(let bytes, _):
      log.release(keeping: atHand)
      log.absorb(bytes)
    case .replaced(let new): log = new
    }
  }
}

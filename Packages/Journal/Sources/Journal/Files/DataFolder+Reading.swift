extension DataFolder {
  /// Brings the log up to the file; throws with the log as it was.
  ///
  /// Reads beside writers. What looks unfinished or damaged may be a write under way, so it is read
  /// again while nobody writes.
  ///
  /// - Parameter isWhole: Whether a file that is read from its start is at hand as a whole then.
  func refresh(_ log: inout Log, isWhole: Bool = false) throws(JournalError) {
    if try readSettled(&log, isWhole: isWhole) { return }
    try whileNobodyWrites { () throws(JournalError) in try read(&log, isWhole: isWhole) }
  }

  /// Takes news in unless a part of it could be a write under way.
  private func readSettled(_ log: inout Log, isWhole: Bool) throws(JournalError) -> Bool {
    let news = try news(for: log, isWhole: isWhole)
    if news.isSettled { take(news, into: &log) }
    return news.isSettled
  }

  /// Brings the log up to the file for a caller that holds the lock to write.
  ///
  /// Damage that was read beside a writer may have been half a write, so it is believed only when
  /// the whole file, read anew, still has it.
  func readAlone(_ log: inout Log, isWhole: Bool = false) throws(JournalError) {
    try read(&log, isWhole: isWhole)
    guard log.needsRepair, let file = try openJournal() else { return }
    log = try whole(file, after: log)
  }

  private func read(_ log: inout Log, isWhole: Bool) throws(JournalError) {
    take(try news(for: log, isWhole: isWhole), into: &log)
  }

  /// Brings the whole file to hand for a log that is up to date; a file that has changed where it
  /// was let go is read anew.
  func recall(_ log: inout Log) throws(JournalError) {
    guard try !restore(&log) else { return }
    var anew = Log(epoch: log.epoch + 1)
    try refresh(&anew, isWhole: true)
    try replace(&log, with: anew)
  }

  /// The same for a caller that holds the lock to write.
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

  /// Reads again what the log let go of; returns false when the file has changed there.
  private func restore(_ log: inout Log) throws(JournalError) -> Bool {
    if log.isAtHand { return true }
    let file = log.missing == nil ? try openJournal() : former
    guard let file else { return false }
    return log.restore(try file.read(0, log.released.count))
  }

  /// What a file holds that a log does not.
  private enum News {
    case nothing
    /// There is no file any more, and nothing was in it.
    case gone
    /// Records that are known are not there any more, and nobody deleted them.
    case missing(MissingRecords)
    /// What follows the settled end, padding included.
    case more([UInt8], isWhole: Bool)
    /// The file was replaced, or changed before the settled end.
    case replaced(Log)

    /// Nothing in it could be a write under way.
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
    // Another file shows in its first line, also where every line that is known is in its place.
    guard try file.read(0, log.firstLine.count) == log.firstLine else {
      return try replacement(of: log, in: file)
    }
    // The last line has ids of its own: a line in the place of one that was cut off shows here.
    let last = log.lastKnown
    let seam = try file.read(last.lowerBound, last.count + 1)
    guard seam.starts(with: log.bytes(in: last)) else {
      return try replacement(of: log, in: file)
    }
    let next = seam.dropFirst(last.count).first
    if log.probes.isEmpty, next == nil || next == Log.padding { return .nothing }
    return try newsAfterEnd(of: file, for: log)
  }

  /// What follows the last line that a log knows, where it is not padding or was not at last.
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

  /// What is in the place of a file that was read.
  private func replacement(of log: Log, in file: JournalFile) throws(JournalError) -> News {
    var new = try all(of: file, after: log)
    if new.hasFaults || log.isFollowed(by: new) { return .replaced(new) }
    if !new.isAtHand { new = try whole(file, after: log) }
    return new.hasFaults || log.isContinued(by: new) ? .replaced(new) : .missing(.replaced)
  }

  /// A file read from its start; of a large one without fault only the end is at hand.
  private func all(of file: JournalFile, after log: Log) throws(JournalError) -> Log {
    // What is acknowledged meanwhile is not counted then.
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

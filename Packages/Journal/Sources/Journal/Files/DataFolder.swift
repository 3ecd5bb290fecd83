/// The files of one journal in its folder, and what is done with them.
struct DataFolder: Sendable {
  static let journalName = "journal"
  static let maximumFileSize = 1 << 30

  let path: String
  let files: JournalFileSystem

  var journal: String { path + "/" + Self.journalName }
  var lock: String { journal + ".lock" }
  var temporary: String { journal + ".new" }

  /// Takes the path with or without a slash at its end.
  init(path: String, files: JournalFileSystem) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? ""
    self.files = files
  }
}

extension DataFolder {
  /// Brings the log up to the file, waiting for a writer only when there is something new.
  func refresh(_ log: inout Log) throws(JournalError) {
    guard try hasNews(for: log) else { return }
    try files.lock(lock, .shared) { () throws(JournalError) in try read(&log) }
  }

  /// Brings the log up to the file; throws with the log as it was.
  func read(_ log: inout Log) throws(JournalError) {
    guard let file = try files.open(journal, .read) else {
      if log.exists { log = Log(epoch: log.epoch + 1) }
      return
    }
    defer { file.close() }
    let size = try file.size()
    try requireSize(size)
    guard log.exists, size >= log.settledEnd, try isSame(file, as: log) else {
      let bytes = try file.read(0, size)
      return log = try Log(reading: bytes, name: Self.journalName, epoch: log.epoch + 1)
    }
    guard size != log.fileSize || log.hasTail else { return }
    log.absorb(try file.read(log.settledEnd, size - log.settledEnd))
  }

  private func hasNews(for log: Log) throws(JournalError) -> Bool {
    guard let file = try files.open(journal, .read) else { return log.exists }
    defer { file.close() }
    guard log.exists, !log.hasTail, try file.size() == log.fileSize else { return true }
    return try !isSame(file, as: log)
  }

  private func isSame(_ file: JournalFile, as log: Log) throws(JournalError) -> Bool {
    try file.read(0, log.firstLine.count) == log.firstLine
  }

  func requireSize(_ size: Int) throws(JournalError) {
    guard size <= Self.maximumFileSize else {
      throw .fileTooLarge(Self.journalName, bytes: size, limit: Self.maximumFileSize)
    }
  }
}

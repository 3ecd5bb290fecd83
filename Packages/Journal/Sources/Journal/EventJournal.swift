#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Synchronization

/// The append-only event file of a data folder.
///
/// One journal serves every store. What another journal or process appends to the same folder is
/// seen at the next call. No lock is held between calls.
public actor EventJournal {
  /// How many bytes at the end of a growing file stay in memory at least, some hundred records; what
  /// comes before is read again when somebody asks for it.
  static let atHand = 64 << 10
  /// A larger file is not read as a whole, in bytes: it has an index beside it.
  static let longestWhole = 4 << 20

  /// The folder that the file is in.
  public nonisolated let directory: URL
  let folder: DataFolder
  let makeID: @Sendable () -> String
  let device: DeviceID?
  var log: Log
  var pastReport = RecoveryReport()
  /// What this journal left out when it last wrote the file anew.
  var succession: Succession?
  /// The size of the file at which it could not be compacted; 0 for none.
  var failedCompaction = 0
  /// Batches that will be written together, by whoever's turn it is next.
  nonisolated let waiting = Mutex<[WaitingBatch]>([])
  /// The stream whose records say that other devices share this journal.
  nonisolated let sharing = Mutex<SharingRule?>(nil)
  /// Which other files in the folder say that there was a journal.
  nonisolated let witnesses: Witnesses
  /// What streams append when records were lost.
  nonisolated let losses = Mutex<[StreamName: LossRule]>([:])
  /// What compaction knows of the streams that stores were made for.
  nonisolated let rules = Mutex<[StreamName: FoldRule]>([:])

  /// Opens the journal of a folder and reads it; writes nothing, and makes no folder.
  ///
  /// - Parameters:
  ///   - directory: The data folder; made by the first append, for its owner alone.
  ///   - fileSystem: How files are reached.
  ///   - device: Signs new records; without it the first record's device does, or a new one.
  ///   - makeID: Gives a different id at every call: letters, digits, `-`, `_`, `.`, at most 50.
  /// - Throws: What keeps the folder or its file from being read, the file left as it was.
  public init(
    directory: URL,
    fileSystem: JournalFileSystem = .live,
    device: DeviceID? = nil,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) throws(JournalError) {
    try self.init(
      directory: directory, fileSystem: fileSystem, device: device, makeID: makeID,
      atHand: Self.atHand)
  }

  /// The journal of a folder that may not be readable: it is read once somebody asks for something
  /// in it, and what keeps it from being read is thrown then, each time.
  ///
  /// - Parameters:
  ///   - directory: The data folder.
  ///   - fileSystem: How files are reached.
  ///   - makeID: Gives a different id at every call, as at ``init(directory:fileSystem:device:makeID:)``.
  public init(
    unread directory: URL, fileSystem: JournalFileSystem = .live,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) {
    self.directory = directory
    self.makeID = makeID
    device = nil
    witnesses = Witnesses()
    folder = DataFolder(
      of: directory, files: fileSystem, atHand: Self.atHand, longestWhole: Self.longestWhole,
      witnesses: witnesses)
    log = Log(epoch: 0)
  }

  /// The same, keeping fewer or more bytes at hand.
  init(
    directory: URL, fileSystem: JournalFileSystem, device: DeviceID? = nil,
    makeID: @escaping @Sendable () -> String, atHand: Int, longestWhole: Int = longestWhole
  ) throws(JournalError) {
    self.directory = directory
    let witnesses = Witnesses()
    let folder = DataFolder(
      of: directory, files: fileSystem, atHand: atHand, longestWhole: longestWhole,
      witnesses: witnesses)
    self.witnesses = witnesses
    self.makeID = makeID
    self.device = device
    var log = Log(epoch: 0)
    try folder.refresh(&log)
    self.folder = folder
    self.log = log
  }

  /// A new journal that is gone with the process.
  public static func inMemory(
    device: DeviceID? = nil,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) throws(JournalError) -> EventJournal {
    try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory(), device: device, makeID: makeID)
  }

  /// What was dropped or damaged when the file was read, and where the damaged file went.
  public var recovery: RecoveryReport {
    log.report.isClean ? pastReport.keeping(log.lines.count) : log.report
  }
}

extension DataFolder {
  fileprivate convenience init(
    of directory: URL, files: JournalFileSystem, atHand: Int, longestWhole: Int,
    witnesses: Witnesses
  ) {
    self.init(
      path: directory.absoluteURL.path(percentEncoded: false), files: files, atHand: atHand,
      longestWhole: longestWhole, witnesses: witnesses)
  }
}

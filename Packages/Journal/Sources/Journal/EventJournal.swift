#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Synchronization

/// The append-only event file of a data folder.
///
/// One journal serves every store. Records that another journal or process appends to the same
/// folder are seen at the next call. The journal holds no lock between calls.
public actor EventJournal {
  /// The least number of bytes at the end of a growing file that stay in memory.
  ///
  /// They are some hundred records; earlier bytes are read again on request.
  static let atHand = 64 << 10
  /// The largest file that is read as a whole, in bytes; a larger file has an index next to it.
  static let longestWhole = 4 << 20

  /// The folder that the file is in.
  public nonisolated let directory: URL
  let folder: DataFolder
  let makeID: @Sendable () -> String
  let device: DeviceID?
  var log: Log
  var pastReport = RecoveryReport()
  /// The records that this journal left out when it last rewrote the file.
  var succession: Succession?
  /// The size of the file when compaction last failed; 0 if it did not fail.
  var failedCompaction = 0
  /// The waiting batches, which the next caller writes together.
  nonisolated let waiting = Mutex<[WaitingBatch]>([])
  /// The stream whose records show that other devices share this journal.
  nonisolated let sharing = Mutex<SharingRule?>(nil)
  /// The other files in the folder that show that there was a journal.
  nonisolated let witnesses: Witnesses
  /// The events that streams append after a loss of records.
  nonisolated let losses = Mutex<[StreamName: LossRule]>([:])
  /// The rules by which compaction reads the streams of stores.
  nonisolated let rules = Mutex<[StreamName: FoldRule]>([:])

  /// Opens the journal of a folder and reads it, without writing a file or creating a folder.
  ///
  /// - Parameters:
  ///   - directory: The data folder; the first append creates it, for its owner alone.
  ///   - fileSystem: Access to the files.
  ///   - device: Signs new records; by default the first record's device, or a new one.
  ///   - makeID: Gives a different id at every call: letters, digits, `-`, `_`, `.`, at most 50.
  /// - Throws: The error that prevents reading the folder or its file, which stays unchanged.
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

  /// Makes the journal of a folder that may be unreadable.
  ///
  /// It is read at the first request, and each request throws the error that prevents reading.
  ///
  /// - Parameters:
  ///   - directory: The data folder.
  ///   - fileSystem: Access to the files.
  ///   - makeID: Gives a different id at every call, as for
  ///     ``init(directory:fileSystem:device:makeID:)``.
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

  /// Opens the journal of a folder, with limits on the bytes in memory.
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

  /// A new journal in memory, which ends with the process.
  public static func inMemory(
    device: DeviceID? = nil,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) throws(JournalError) -> EventJournal {
    try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory(), device: device, makeID: makeID)
  }

  /// The records that were dropped or damaged when the file was read, and the copy of a damaged
  /// file.
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

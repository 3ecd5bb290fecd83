/// The files of one journal in its folder, and the operations on them.
///
/// Files stay open between operations; each operation checks that the folder still names them. No
/// lock is held between operations.
final class DataFolder {
  static let journalName = "journal"
  static let maximumFileSize = 1 << 30
  /// The latest end of a first line, in bytes, even of a damaged journal.
  static let longestStart = 4 << 20

  let path: String
  let files: JournalFileSystem
  /// The number of bytes at the end of a growing journal that are always loaded.
  let atHand: Int
  /// The largest file that is read as a whole, in bytes; a larger file is read in pieces and has an
  /// index.
  let longestWhole: Int
  /// The journal's file as it was last opened.
  private var held: HeldFile?
  private var heldLock: HeldFile?
  /// The file before that one, kept until none of its records can be missing.
  ///
  /// Even a removed file can be read while it is open.
  private var heldFormer: HeldFile?
  /// The folder's stamp before the last check that the folder names the held file.
  private var heldSince: FolderStamp?
  /// The folder's stamp since this process took the lock; nil without the lock or the stamp.
  private var lockedStamp: FolderStamp?
  /// The folder's stamp before the last check that the folder names the held lock.
  private var lockSince: FolderStamp?
  /// The file with the count of acknowledged records.
  var heldCount: HeldFile?
  /// The folder's stamp at the last check that the folder names the file with the count.
  var countSince: FolderStamp?
  /// The other files that show that there was a journal.
  let witnesses: Witnesses
  /// The file whose name is known to be on disk.
  var named: FileIdentity?

  var journal: String { path + "/" + Self.journalName }
  var lock: String { journal + ".lock" }
  var temporary: String { journal + ".new" }
  var index: String { journal + ".index" }
  var countFile: String { journal + ".count" }
  /// The folder's known stamp.
  var currentStamp: FolderStamp? { lockedStamp }

  /// Takes the path of the folder, with or without a slash at its end.
  init(
    path: String, files: JournalFileSystem, atHand: Int, longestWhole: Int, witnesses: Witnesses
  ) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? ""
    self.files = files
    self.atHand = atHand
    self.longestWhole = longestWhole
    self.witnesses = witnesses
  }
}

/// An open file that closes after its last use.
final class HeldFile {
  let file: JournalFile
  let isWritable: Bool

  init(_ file: JournalFile, isWritable: Bool) {
    self.file = file
    self.isWritable = isWritable
  }

  deinit { file.close() }
}

extension DataFolder {
  /// The file that the folder now names as the journal; nil if there is none.
  ///
  /// While no name in the folder changes, the file's identity is not read. Reading it would make
  /// the next write update the file's time, and its sync would take 50 % longer.
  func openJournal(toWrite: Bool = false) throws(JournalError) -> JournalFile? {
    let stamp = lockedStamp ?? files.stamp(path)
    if let held, let stamp, stamp == heldSince, held.isWritable || !toWrite { return held.file }
    let identity = try files.identity(journal)
    heldSince = stamp
    if let held, held.file.identity == identity, held.isWritable || !toWrite { return held.file }
    heldFormer = heldFormer ?? held
    held = nil
    named = nil
    guard identity != nil else { return nil }
    let file = try files.open(journal, toWrite ? .write : .read)
    held = file.map { HeldFile($0, isWritable: toWrite) }
    return file
  }

  /// The file that was open before another file replaced it or it was removed; nil after it was
  /// forgotten.
  var former: JournalFile? { heldFormer?.file }

  /// Forgets the earlier file, because none of its records is missing.
  func forgetFormer() { heldFormer = nil }

  /// Forgets the open file, because this process moved another file into its place.
  func forgetFile() {
    (held, heldSince, lockedStamp, countSince) = (nil, nil, nil, nil)
  }

  /// The journal's file for writing, while the caller holds the lock and has read the file.
  func journalToWrite() throws(JournalError) -> JournalFile? {
    if let held, held.isWritable { return held.file }
    return try openJournal(toWrite: true)
  }

  /// Runs a function under the write lock; creates the folder if it is missing.
  func exclusively(_ body: JournalFile.Body) throws(JournalError) {
    while true {
      if heldLock?.isWritable != true { try files.makeFolder(path) }
      let file = try lockFile(.lock)
      guard let file else { throw .notAFile(lock.lastComponent) }
      var isStillNamed = false
      try file.whileLocked(.exclusive) { () throws(JournalError) in
        let stamp = files.stamp(path)
        isStillNamed = stamp != nil && stamp == lockSince
        if !isStillNamed { isStillNamed = try files.identity(lock) == file.identity }
        guard isStillNamed else { return }
        (lockSince, lockedStamp) = (stamp, stamp)
        defer { lockedStamp = nil }
        try body()
      }
      if isStillNamed { return }
      (heldLock, lockSince) = (nil, nil)
    }
  }

  /// Runs a function while no process writes.
  ///
  /// If there can be no lock, as in a read-only folder or on a disk without locks, no process can
  /// write.
  func whileNobodyWrites(_ body: JournalFile.Body) throws(JournalError) {
    if let heldLock, try files.identity(lock) != heldLock.file.identity {
      (self.heldLock, lockSince) = (nil, nil)
    }
    let file: JournalFile?
    do throws(JournalError) { file = try lockFile(.read) } catch .noPermission { file = nil }
    guard let file else { return try body() }
    var isLocked = false
    do throws(JournalError) {
      try file.whileLocked(.shared) { () throws(JournalError) in
        isLocked = true
        try body()
      }
    } catch .system(.lock, _, _) where !isLocked {
      // On a disk without locks, no process can write.
      try body()
    }
  }

  private func lockFile(_ access: JournalFileSystem.Access) throws(JournalError) -> JournalFile? {
    if let heldLock, heldLock.isWritable || access == .read { return heldLock.file }
    let file = try files.open(lock, access)
    heldLock = file.map { HeldFile($0, isWritable: access == .lock) }
    lockSince = nil
    return file
  }
}

extension DataFolder {
  /// Whether the folder exists and has a file of a journal.
  func hasFiles() throws(JournalError) -> Bool {
    try files.list(path)?.contains { $0.hasPrefix(Self.journalName) } ?? false
  }

  func requireSize(_ size: Int) throws(JournalError) {
    guard size <= Self.maximumFileSize else {
      throw .fileTooLarge(Self.journalName, bytes: size, limit: Self.maximumFileSize)
    }
  }
}

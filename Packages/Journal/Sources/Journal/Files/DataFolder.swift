/// The files of one journal in its folder, and what is done with them.
///
/// Files stay open between operations and are asked each time whether they are still the ones that
/// the folder names. No lock is held between operations.
final class DataFolder {
  static let journalName = "journal"
  static let maximumFileSize = 1 << 30
  /// No journal has its first line feed later than this, not even one whose first ones changed.
  static let longestStart = 4 << 20

  let path: String
  let files: JournalFileSystem
  /// How many bytes at the end of a growing journal are always at hand.
  let atHand: Int
  /// A file that is larger, in bytes, is read in pieces, and has an index.
  let longestWhole: Int
  /// The journal's file as it was last opened.
  private var held: HeldFile?
  private var heldLock: HeldFile?
  /// The file before that one, until it is known that nothing of it is missing: also a file that was
  /// removed can be read as long as it is open.
  private var heldFormer: HeldFile?
  /// The folder's stamp before the held file was last seen to be the one that the folder names.
  private var heldSince: FolderStamp?
  /// The folder's stamp since this process has the lock; nil while it has not, or cannot tell.
  private var lockedStamp: FolderStamp?
  /// The folder's stamp before the held lock was last seen to be the one that the folder names.
  private var lockSince: FolderStamp?
  /// The file that counts what was acknowledged.
  var heldCount: HeldFile?
  /// The folder's stamp when that was last seen to be the one that the folder names.
  var countSince: FolderStamp?
  /// Which other files say that there was a journal.
  let witnesses: Witnesses
  /// The file whose name is known to be on disk.
  var named: FileIdentity?

  var journal: String { path + "/" + Self.journalName }
  var lock: String { journal + ".lock" }
  var temporary: String { journal + ".new" }
  var index: String { journal + ".index" }
  var countFile: String { journal + ".count" }
  /// The folder's stamp as it is known now.
  var currentStamp: FolderStamp? { lockedStamp }

  /// Takes the path with or without a slash at its end.
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

/// An open file that is given back when nobody holds it any more.
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
  /// The journal's file as the folder names it now; nil when there is none.
  ///
  /// While no name in the folder changes, the file is not asked for its identity: that would make
  /// the next write note the time, and its sync take half as long again.
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

  /// The file that was open before another took its place or it was removed, unless it is forgotten.
  var former: JournalFile? { heldFormer?.file }

  /// Forgets the file before this one: nothing of it is missing.
  func forgetFormer() { heldFormer = nil }

  /// Forgets which file was open: this process moved another into its place.
  func forgetFile() {
    (held, heldSince, lockedStamp, countSince) = (nil, nil, nil, nil)
  }

  /// The journal's file to be written, while the caller holds the lock and has read it.
  func journalToWrite() throws(JournalError) -> JournalFile? {
    if let held, held.isWritable { return held.file }
    return try openJournal(toWrite: true)
  }

  /// Runs a function while no other journal writes the file; makes the folder when it is not there.
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

  /// Runs a function while nobody writes; where there is no lock, as in a folder that cannot be
  /// written or on a disk without locks, nobody does.
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
      // A disk without locks: whoever cannot lock cannot write either.
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
  /// There is a folder with any file of a journal in it.
  func hasFiles() throws(JournalError) -> Bool {
    try files.list(path)?.contains { $0.hasPrefix(Self.journalName) } ?? false
  }

  func requireSize(_ size: Int) throws(JournalError) {
    guard size <= Self.maximumFileSize else {
      throw .fileTooLarge(Self.journalName, bytes: size, limit: Self.maximumFileSize)
    }
  }
}

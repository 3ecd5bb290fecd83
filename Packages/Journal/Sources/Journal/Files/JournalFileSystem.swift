/// The only access of a journal to files.
///
/// `.live` uses the system's files, and `.inMemory()` is a disk for tests. A test replaces single
/// operations to simulate faults.
public struct JournalFileSystem: Sendable {
  /// How a file is opened.
  public enum Access: Sendable {
    /// An existing file, for reading.
    case read
    /// An existing file, for reading and writing.
    case write
    /// A file that must not exist yet, readable by its owner alone.
    case create
    /// A file that is only used for its lock, created if it is missing.
    case lock
  }

  /// Opens a file; nil if `access` needs an existing file and there is none, or needs a new file
  /// and there is one.
  public var open: @Sendable (_ path: String, _ access: Access) throws(JournalError) -> JournalFile?
  /// The identity of the file that a path names now; nil if there is none.
  public var identity: @Sendable (_ path: String) throws(JournalError) -> FileIdentity?
  /// The last change of the names in a folder; nil if there is no folder.
  ///
  /// It is also nil if the change is so recent that the next one might have the same stamp.
  public var stamp: @Sendable (_ folder: String) -> FolderStamp?
  /// Moves a file to the path of another one in one step.
  public var rename: @Sendable (_ path: String, _ target: String) throws(JournalError) -> Void
  /// Removes a file; a missing file is no error.
  public var remove: @Sendable (_ path: String) throws(JournalError) -> Void
  /// The names in a folder; nil if there is no folder.
  public var list: @Sendable (_ folder: String) throws(JournalError) -> [String]?
  /// Creates a folder and its parents, readable by the owner alone; an existing folder is
  /// unchanged.
  public var makeFolder: @Sendable (_ folder: String) throws(JournalError) -> Void
  /// Returns when the names in a folder are on disk.
  public var syncFolder: @Sendable (_ folder: String) throws(JournalError) -> Void

  /// Makes a file system from its operations; their errors become
  /// ``JournalError/init(_:during:of:)``.
  public init(
    open: @escaping @Sendable (String, Access) throws -> JournalFile?,
    identity: @escaping @Sendable (String) throws -> FileIdentity?,
    stamp: @escaping @Sendable (String) -> FolderStamp?,
    rename: @escaping @Sendable (String, String) throws -> Void,
    remove: @escaping @Sendable (String) throws -> Void,
    list: @escaping @Sendable (String) throws -> [String]?,
    makeFolder: @escaping @Sendable (String) throws -> Void,
    syncFolder: @escaping @Sendable (String) throws -> Void
  ) {
    self.open = { path, access throws(JournalError) in
      try JournalError.only(.open, path) { try open(path, access) }
    }
    self.identity = { path throws(JournalError) in
      try JournalError.only(.inspect, path) { try identity(path) }
    }
    self.stamp = stamp
    self.rename = { path, target throws(JournalError) in
      try JournalError.only(.rename, path) { try rename(path, target) }
    }
    self.remove = { path throws(JournalError) in
      try JournalError.only(.remove, path) { try remove(path) }
    }
    self.list = { folder throws(JournalError) in
      try JournalError.only(.list, folder) { try list(folder) }
    }
    self.makeFolder = { folder throws(JournalError) in
      try JournalError.only(.makeFolder, folder) { try makeFolder(folder) }
    }
    self.syncFolder = { folder throws(JournalError) in
      try JournalError.only(.sync, folder) { try syncFolder(folder) }
    }
  }
}

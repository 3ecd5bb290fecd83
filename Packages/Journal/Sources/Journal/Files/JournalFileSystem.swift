/// The only way in which a journal touches files.
///
/// `.live` is the system, `.inMemory()` a disk for tests. A test changes single operations to see
/// what a fault there does.
public struct JournalFileSystem: Sendable {
  /// How a file is opened.
  public enum Access: Sendable {
    /// An existing file, for reading.
    case read
    /// An existing file, for reading and writing.
    case write
    /// A file that must not exist yet, readable by its owner alone.
    case create
    /// A file for its lock alone, made when it is missing.
    case lock
  }

  /// Opens a file, or gives nil when `access` asks for one that is missing or in the way.
  public var open: @Sendable (_ path: String, _ access: Access) throws(JournalError) -> JournalFile?
  /// The file that a path names now, or nil when there is none.
  public var identity: @Sendable (_ path: String) throws(JournalError) -> FileIdentity?
  /// The last change of the names in a folder; nil when there is no folder, or when the change is
  /// so fresh that the next one might leave the same stamp.
  public var stamp: @Sendable (_ folder: String) -> FolderStamp?
  /// Moves a file over another in one step.
  public var rename: @Sendable (_ path: String, _ target: String) throws(JournalError) -> Void
  /// Removes a file; one that is missing is no error.
  public var remove: @Sendable (_ path: String) throws(JournalError) -> Void
  /// The names in a folder, or nil when there is no such folder.
  public var list: @Sendable (_ folder: String) throws(JournalError) -> [String]?
  /// Makes a folder and those above it, for the owner alone; one that exists is left as it is.
  public var makeFolder: @Sendable (_ folder: String) throws(JournalError) -> Void
  /// Returns when the names in a folder are on disk.
  public var syncFolder: @Sendable (_ folder: String) throws(JournalError) -> Void

  /// Makes a file system from its operations; what they throw becomes
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

/// An open file, with the operations that the journal uses.
///
/// Every closure is one operation that a test can observe or make fail.
public struct JournalFile: Sendable {
  /// A function that runs while a lock is held.
  public typealias Body = () throws(JournalError) -> Void

  /// The kind of a lock.
  public enum Lock: Sendable {
    /// Shared with other readers.
    case shared
    /// Exclusive.
    case exclusive
  }

  /// The identity of the file while it is open.
  public let identity: FileIdentity
  /// The current size in bytes.
  public var size: @Sendable () throws(JournalError) -> Int
  /// The bytes from an offset on: `count` bytes, or fewer at the end of the file.
  public var read: @Sendable (_ offset: Int, _ count: Int) throws(JournalError) -> [UInt8]
  /// Writes all bytes at an offset.
  public var write: @Sendable (_ bytes: [UInt8], _ offset: Int) throws(JournalError) -> Void
  /// Truncates the file to a size.
  public var truncate: @Sendable (_ size: Int) throws(JournalError) -> Void
  /// Returns when everything that was written is on disk.
  public var sync: @Sendable () throws(JournalError) -> Void
  /// Runs a function while holding the file's lock; waits for other processes and journals.
  public var whileLocked: @Sendable (_ lock: Lock, _ body: Body) throws(JournalError) -> Void
  /// Closes the file, which is not used afterwards.
  public var close: @Sendable () -> Void

  /// Makes an open file from its operations; their errors become
  /// ``JournalError/init(_:during:of:)``.
  public init(
    identity: FileIdentity,
    size: @escaping @Sendable () throws -> Int,
    read: @escaping @Sendable (_ offset: Int, _ count: Int) throws -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ offset: Int) throws -> Void,
    truncate: @escaping @Sendable (_ size: Int) throws -> Void,
    sync: @escaping @Sendable () throws -> Void,
    whileLocked: @escaping @Sendable (_ lock: Lock, _ body: Body) throws -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.identity = identity
    self.size = { () throws(JournalError) in
      try JournalError.only(.inspect) { try size() }
    }
    self.read = { offset, count throws(JournalError) in
      try JournalError.only(.read) { try read(offset, count) }
    }
    self.write = { bytes, offset throws(JournalError) in
      try JournalError.only(.write) { try write(bytes, offset) }
    }
    self.truncate = { size throws(JournalError) in
      try JournalError.only(.truncate) { try truncate(size) }
    }
    self.sync = { () throws(JournalError) in try JournalError.only(.sync) { try sync() } }
    self.whileLocked = { lock, body throws(JournalError) in
      try JournalError.only(.lock) { try whileLocked(lock, body) }
    }
    self.close = close
  }
}

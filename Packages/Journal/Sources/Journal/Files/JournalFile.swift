/// An open file as the journal sees it.
///
/// Every closure is one operation that a test can observe or make fail.
public struct JournalFile: Sendable {
  /// A function that runs while a lock is held.
  public typealias Body = () throws(JournalError) -> Void

  /// How a lock is shared.
  public enum Lock: Sendable {
    /// With other readers.
    case shared
    /// With nobody.
    case exclusive
  }

  /// What tells it from every other file, while it is open.
  public let identity: FileIdentity
  /// The size in bytes now.
  public var size: @Sendable () throws(JournalError) -> Int
  /// The bytes from an offset on, at most `count`, fewer only at the end of the file.
  public var read: @Sendable (_ offset: Int, _ count: Int) throws(JournalError) -> [UInt8]
  /// Writes all bytes at an offset.
  public var write: @Sendable (_ bytes: [UInt8], _ offset: Int) throws(JournalError) -> Void
  /// Cuts the file to a size.
  public var truncate: @Sendable (_ size: Int) throws(JournalError) -> Void
  /// Returns when everything written is on disk.
  public var sync: @Sendable () throws(JournalError) -> Void
  /// Runs a function while holding the file's lock; waits for other processes and journals.
  public var whileLocked: @Sendable (_ lock: Lock, _ body: Body) throws(JournalError) -> Void
  /// Gives the file back; it is not used afterwards.
  public var close: @Sendable () -> Void

  /// Makes an open file from its operations.
  public init(
    identity: FileIdentity,
    size: @escaping @Sendable () throws(JournalError) -> Int,
    read: @escaping @Sendable (_ offset: Int, _ count: Int) throws(JournalError) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ offset: Int) throws(JournalError) -> Void,
    truncate: @escaping @Sendable (_ size: Int) throws(JournalError) -> Void,
    sync: @escaping @Sendable () throws(JournalError) -> Void,
    whileLocked: @escaping @Sendable (_ lock: Lock, _ body: Body) throws(JournalError) -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.identity = identity
    self.size = size
    self.read = read
    self.write = write
    self.truncate = truncate
    self.sync = sync
    self.whileLocked = whileLocked
    self.close = close
  }
}

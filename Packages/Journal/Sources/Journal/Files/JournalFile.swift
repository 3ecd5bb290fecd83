/// An open file as the journal sees it.
///
/// Every closure is one operation that a test can observe or make fail.
public struct JournalFile: Sendable {
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
  /// Gives the file back; it is not used afterwards.
  public var close: @Sendable () -> Void

  /// Makes an open file from its operations.
  public init(
    size: @escaping @Sendable () throws(JournalError) -> Int,
    read: @escaping @Sendable (_ offset: Int, _ count: Int) throws(JournalError) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ offset: Int) throws(JournalError) -> Void,
    truncate: @escaping @Sendable (_ size: Int) throws(JournalError) -> Void,
    sync: @escaping @Sendable () throws(JournalError) -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.size = size
    self.read = read
    self.write = write
    self.truncate = truncate
    self.sync = sync
    self.close = close
  }
}

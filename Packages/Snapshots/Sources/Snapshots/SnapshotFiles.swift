/// The file access that snapshots need, as values, so that tests run without a disk.
public struct SnapshotFiles: Sendable {
  /// The text at a path, or `nil` where there is no file; throws `unreadable`.
  public var read: @Sendable (_ path: String) throws(SnapshotError) -> String?
  /// Puts a text at a path, making the folders above it; throws `unwritable`.
  public var write: @Sendable (_ text: String, _ path: String) throws(SnapshotError) -> Void
  /// The files under a folder as relative paths, sorted; none where there is no folder.
  public var list: @Sendable (_ folder: String) throws(SnapshotError) -> [String]

  /// Builds file access from its three functions.
  public init(
    read: @escaping @Sendable (String) throws(SnapshotError) -> String?,
    write: @escaping @Sendable (String, String) throws(SnapshotError) -> Void,
    list: @escaping @Sendable (String) throws(SnapshotError) -> [String]
  ) {
    self.read = read
    self.write = write
    self.list = list
  }
}

/// The file access that snapshots need, as values, so that tests run without a disk.
public struct SnapshotFiles: Sendable {
  /// The text at a path, or `nil` if there is no file; throws `unreadable`.
  public var read: @Sendable (_ path: String) throws(SnapshotError) -> String?
  /// Writes a text to a path and creates the folders above it; throws `unwritable`.
  public var write: @Sendable (_ text: String, _ path: String) throws(SnapshotError) -> Void
  /// The files under a folder as relative paths, sorted; empty if there is no folder.
  public var list: @Sendable (_ folder: String) throws(SnapshotError) -> [String]

  /// Makes file access from its three functions.
  ///
  /// An error that is not a ``SnapshotError`` becomes `unreadable` or `unwritable`.
  public init(
    read: @escaping @Sendable (String) throws -> String?,
    write: @escaping @Sendable (String, String) throws -> Void,
    list: @escaping @Sendable (String) throws -> [String]
  ) {
    self.read = { path throws(SnapshotError) in
      do { return try read(path) } catch { throw error as? SnapshotError ?? .unreadable(path) }
    }
    self.write = { text, path throws(SnapshotError) in
      do { try write(text, path) } catch { throw error as? SnapshotError ?? .unwritable(path) }
    }
    self.list = { folder throws(SnapshotError) in
      do { return try list(folder) } catch { throw error as? SnapshotError ?? .unreadable(folder) }
    }
  }
}

/// The file access that snapshots need, as values, so that tests run without a disk.
public struct SnapshotFiles: Sendable {
  /// The text at a path, or `nil` where there is no file; throws `unreadable`.
  public var read: @Sendable (_ path: String) throws(SnapshotError) -> String?
  /// Puts a text at a path, making the folders above it; throws `unwritable`.
  public var write: @Sendable (_ text: String, _ path: String) throws(SnapshotError) -> Void
  /// The files under a folder as relative paths, sorted; none where there is no folder.
  public var list: @Sendable (_ folder: String) throws(SnapshotError) -> [String]

  /// Builds file access from its three functions; an error of another kind than ``SnapshotError``
  /// becomes `unreadable` or `unwritable`.
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

/// The last change of the names in a folder: equal stamps mean that no file was replaced.
public struct FolderStamp: Hashable, Sendable {
  /// The folder itself.
  public let folder: FileIdentity
  /// When a name was last created, moved or removed, in nanoseconds since 1970, or another number
  /// that grows with each such change.
  public let change: Int64

  /// Makes a stamp.
  public init(folder: FileIdentity, change: Int64) {
    self.folder = folder
    self.change = change
  }
}

/// The last change of the names in a folder: equal stamps mean that no file was replaced.
public struct FolderStamp: Hashable, Sendable {
  /// The folder's own number on its disk.
  public let number: UInt64
  /// When a name was last made, moved or removed, in nanoseconds since 1970, or any count that grows
  /// with it.
  public let change: Int64

  /// Makes a stamp.
  public init(number: UInt64, change: Int64) {
    self.number = number
    self.change = change
  }
}

/// Why a document could not be written; the payload is the path.
public enum ExportError: Error, Equatable, Sendable {
  /// A kind of file that an export never replaces.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A symbolic link to another place.
    case symbolicLink = "a symbolic link"
    /// A folder.
    case folder = "a folder"
    /// A device: a disk, a terminal, `/dev/null` and the like.
    case device = "a device"
    /// A named pipe.
    case pipe = "a pipe"
    /// A socket.
    case socket = "a socket"
  }

  /// A file with this path exists already.
  case exists(String)
  /// The path leads to something other than a file.
  case notAFile(String, Obstacle)
  /// A file exists that this command did not write, or that was changed after it was written.
  case notAnExport(String)
  /// The file would be in the data folder, next to the data that it exports.
  case inDataFolder(String)
  /// The folder is missing.
  case noFolder(String)
  /// The folder's path leads to something other than a folder.
  case notAFolder(String)
  /// The folder contains files that the command did not write.
  case notOurs(String)
  /// A file that the command did not write has the same path.
  case foreignFile(String)
  /// The path leaves its folder, or has forbidden characters.
  case badPath(String)
  /// The process has no permission to write there.
  case noPermission(String)
  /// The disk is full.
  case diskFull(String)
  /// The system refused for another reason; `code` is its `errno`.
  case system(String, code: Int32)

  /// Keeps an `ExportError`; turns any other error into ``system(_:code:)``.
  ///
  /// The code is that of an input/output error.
  public init(_ error: any Error, at path: String) {
    // `EIO` in POSIX.
    self = error as? Self ?? .system(path, code: 5)
  }
}

/// Why a document could not be written; the payload is the path.
public enum ExportError: Error, Equatable, Sendable {
  /// What is in the way of a document and is never replaced.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A name that stands for another place.
    case symbolicLink = "a symbolic link"
    /// A folder.
    case folder = "a folder"
    /// A disk, a terminal, `/dev/null` and the like.
    case device = "a device"
    /// A pipe with a name.
    case pipe = "a pipe"
    /// The end of a connection.
    case socket = "a socket"
  }

  /// Something is there already.
  case exists(String)
  /// Something is there that is no file.
  case notAFile(String, Obstacle)
  /// A file is there that this command did not write, or that was changed meanwhile.
  case notAnExport(String)
  /// The file would lie in the data folder, among what it is a copy of.
  case inDataFolder(String)
  /// The folder is missing.
  case noFolder(String)
  /// There is something else where the folder should be.
  case notAFolder(String)
  /// The folder holds files that the command did not write.
  case notOurs(String)
  /// A file in the way that the command did not write.
  case foreignFile(String)
  /// The path leaves its folder, or holds what no name may hold.
  case badPath(String)
  /// The system does not let this process write there.
  case noPermission(String)
  /// The disk is full.
  case diskFull(String)
  /// The system refused for another reason; `code` is its `errno`.
  case system(String, code: Int32)

  /// The error itself where it is of this kind; any other one is ``system(_:code:)`` with the code
  /// of an input/output error.
  public init(_ error: any Error, at path: String) {
    // `EIO` of POSIX.
    self = error as? Self ?? .system(path, code: 5)
  }
}

/// How the document of an export reaches a file.
public struct ExportFile: Sendable {
  /// Writes a document to a path, for its owner alone; replaces a file only when told to.
  public var write:
    @Sendable (_ text: String, _ path: String, _ replaces: Bool) throws(ExportError) -> Void

  /// Makes a way to write files.
  public init(
    write:
      @escaping @Sendable (_ text: String, _ path: String, _ replaces: Bool) throws(ExportError)
      -> Void
  ) {
    self.write = write
  }
}

/// Why a document could not be written; the payload is the path.
public enum ExportError: Error, Equatable, Sendable {
  /// Something is there already.
  case exists(String)
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
}

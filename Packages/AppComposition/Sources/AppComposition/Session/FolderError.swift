/// Why the name of a data folder cannot be used.
public enum FolderError: Error, Equatable, Sendable {
  /// The name is not text; the payload is a sentence with the remedy.
  case unreadable(String)
}

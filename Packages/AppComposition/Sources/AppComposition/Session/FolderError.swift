/// Why the name of a data folder cannot be used.
public enum FolderError: Error, Equatable, Sendable {
  /// It is not text; the payload says so in one sentence, with what would be right.
  case unreadable(String)
}

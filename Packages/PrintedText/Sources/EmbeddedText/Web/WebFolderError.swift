/// Why the web files of a package cannot be compiled.
public enum WebFolderError: Error, Equatable, Sendable {
  /// The file or folder at a path cannot be read.
  case unreadable(String)
  /// The file at a path cannot be written.
  case unwritable(String)
  /// Neither a file nor a part of one: another kind, another name, or too deep.
  case wrongPath(String)
  /// The text has controls, or does not end with a line feed.
  case wrongText(String)

  /// The problem and its remedy.
  public var message: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read as a folder of texts in UTF-8"
    case .unwritable(let path): "\(path) cannot be written; name a place that you may write to"
    case .wrongPath(let path):
      "\(path) is neither a file such as 'page-notes.css' nor a part such as 'shell.js/01-state.js'"
    case .wrongText(let path):
      "\(path) has tabs or other controls, or its last line has no end"
    }
  }
}

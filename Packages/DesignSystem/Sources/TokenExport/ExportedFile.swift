/// A file of an export, still in memory.
public struct ExportedFile: Equatable, Sendable {
  /// Its path below the folder of the export, such as `Colors/Contents.json`.
  public var path: String
  /// The text of the file; ends with a line feed.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

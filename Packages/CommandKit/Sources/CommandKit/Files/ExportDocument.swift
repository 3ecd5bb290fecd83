/// A text on its way into a file, with the words by which a file of its kind is known again.
public struct ExportDocument: Equatable, Sendable {
  /// What the file will hold.
  public var text: String
  /// How every file of this kind begins, whatever its age; only such a file is ever replaced.
  public var mark: String

  /// Makes a document.
  public init(text: String, mark: String) {
    self.text = text
    self.mark = mark
  }
}

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

  /// An export of all data, as `Journal` writes it.
  static func allData(_ text: String) -> ExportDocument {
    ExportDocument(text: text, mark: #"{"format":"event-journal","version":"#)
  }

  /// A file for design tools, which names its maker near its beginning.
  static func tokens(_ text: String) -> ExportDocument {
    let maker = text.firstRange(of: "MealAdvisor")
    return ExportDocument(text: text, mark: String(text[..<(maker?.upperBound ?? text.endIndex)]))
  }
}

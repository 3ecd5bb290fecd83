import PrintedText

/// The answer of a command.
public struct Reply: Equatable, Sendable {
  /// The text for standard output, with its last line feed.
  public var text: String
  /// Warnings of a successful command.
  public var warnings: [String] = []
  /// The fault of the input if the command answers nevertheless; nil if there is none.
  public var complaint: String?
  /// The failed check if the command answers nevertheless; nil if no check failed.
  public var failure: String?

  /// Makes a reply of lines; control characters are removed.
  public init(lines: [String]) {
    text = lines.map { PlainText.cleaned($0) + "\n" }.joined()
  }

  /// A reply of one JSON document.
  public init(_ json: JSON) {
    text = json.text + "\n"
  }

  /// Makes a reply of JSON text that ends with a line feed.
  public init(json: String) {
    text = JSONEscape.document(json)
  }

  /// Makes a reply of text with several lines; control characters are removed.
  public init(document: String) {
    text = PlainText.cleanedLines(document)
  }
}

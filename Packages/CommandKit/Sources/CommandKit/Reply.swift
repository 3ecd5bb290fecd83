import PrintedText

/// What a command has to say.
public struct Reply: Equatable, Sendable {
  /// What goes to standard output, with its last line feed.
  public var text: String
  /// What should be known although the command went through.
  public var warnings: [String] = []
  /// What was wrong with the input although there is an answer; nil when nothing was.
  public var complaint: String?
  /// What does not hold although the call went through, for a check that fails; nil when all does.
  public var failure: String?

  /// A reply of lines, from which controls are taken.
  public init(lines: [String]) {
    text = lines.map { PlainText.cleaned($0) + "\n" }.joined()
  }

  /// A reply of one JSON document.
  public init(_ json: JSON) {
    text = json.text + "\n"
  }

  /// A reply of JSON text that ends its own last line.
  public init(json: String) {
    text = JSONEscape.document(json)
  }

  /// A reply of text that is several lines already, from which controls are taken.
  public init(document: String) {
    text = PlainText.cleanedLines(document)
  }
}

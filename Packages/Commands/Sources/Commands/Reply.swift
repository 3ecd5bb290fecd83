import PrintedText

/// What a command has to say.
struct Reply: Equatable, Sendable {
  /// What goes to standard output, with its last line feed.
  var text: String
  /// What should be known although the command went through.
  var warnings: [String] = []
  /// What was wrong with the input although there is an answer; nil when nothing was.
  var complaint: String?
  /// What does not hold although the call went through, for a check that fails; nil when all does.
  var failure: String?

  /// A reply of lines, from which controls are taken.
  init(lines: [String]) {
    text = lines.map { PlainText.cleaned($0) + "\n" }.joined()
  }

  /// A reply of one JSON document.
  init(_ json: JSON) {
    text = json.text + "\n"
  }

  /// A reply of JSON text that ends its own last line.
  init(json: String) {
    text = JSONEscape.document(json)
  }

  /// A reply of text that is several lines already, from which controls are taken.
  init(document: String) {
    text = PlainText.cleanedLines(document)
  }
}

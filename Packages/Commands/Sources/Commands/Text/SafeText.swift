import Renderers

/// Text that may go to a terminal: what people typed or files hold never steers it.
enum SafeText {
  /// One line, without controls.
  static func line(_ text: String) -> String { PlainText.cleaned(text) }

  /// Several lines, each without controls.
  static func document(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PlainText.cleaned(String($0)) }.joined(separator: "\n")
  }

  /// A word in an error, without controls and cut after some characters.
  static func quoted(_ text: String, longest: Int = 60) -> String {
    let start = PlainText.cleaned(String(text.unicodeScalars.prefix(longest)))
    return text.unicodeScalars.count > longest ? "'\(start)…'" : "'\(start)'"
  }
}

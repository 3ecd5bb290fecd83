import FoodFacts

/// The lines of a text that people edit, without empty lines and comments.
enum NumberedLines {
  /// The lines with their numbers, counted from one; a comment begins with "#".
  static func of(_ text: String) -> [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("#") }
      .map { ($0 + 1, $1) }
  }
}

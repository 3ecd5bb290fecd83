extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The lines that are not empty, without blanks around them.
  var filledLines: [String] {
    split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The parts between separators that are not empty, without blanks around them.
  func parts(between separator: Character) -> [String] {
    split(separator: separator).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The text, or nil if it is empty.
  var nonEmpty: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }
}

/// Parts of a line as text, in the words and with the signs of the line.
enum LineWordsOf {
  /// The text of some tokens: those that follow each other with all that stands between them.
  ///
  /// - Parameter joint: what joins those that a sign parts.
  static func text(
    _ text: LineText, _ tokens: [LineToken], _ indices: [Int], joint: String = ", "
  ) -> String {
    var result = ""
    var start = 0
    while start < indices.count {
      var end = start + 1
      while end < indices.count, indices[end] == indices[end - 1] + 1 { end += 1 }
      let (first, last) = (tokens[indices[start]], tokens[indices[end - 1]])
      if !result.isEmpty { result += first.gap == .blank ? " " : joint }
      result += balanced(text, first.range.lowerBound..<last.range.upperBound)
      start = end
    }
    return result
  }

  /// The text of a range, with the closing bracket that follows it where it opens one.
  private static func balanced(_ text: LineText, _ range: Range<Int>) -> String {
    var depth = 0
    for index in range {
      switch text.bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
    }
    guard depth != 0 else { return text[range] }
    if depth == 1, range.upperBound < text.bytes.count,
      text.bytes[range.upperBound] == UInt8(ascii: ")")
    {
      return text[range.lowerBound..<(range.upperBound + 1)]
    }
    return text[range].filter { $0 != "(" && $0 != ")" }
  }
}

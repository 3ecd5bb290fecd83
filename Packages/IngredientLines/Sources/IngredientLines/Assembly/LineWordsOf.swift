/// Parts of a line as text, with its words and signs.
enum LineWordsOf {
  /// The text of some tokens; between adjacent tokens it is that of the line.
  ///
  /// - Parameter joint: the text between tokens that a sign separates.
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

  /// The text of a range, with a closing bracket after it if the range has only the opening one.
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

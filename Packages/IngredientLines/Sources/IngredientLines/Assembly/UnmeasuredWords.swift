/// The words of a line that may name foods: all words except numbers, known units, and the words
/// that connect them.
enum UnmeasuredWords {
  /// The indices of the tokens of these words.
  static func indices(_ tokens: [LineToken], _ fields: [LineField]) -> [Int] {
    tokens.indices.filter { index in
      guard fields[index] == .amounts || fields[index] == .unit else { return true }
      switch tokens[index].kind {
      case .other, .name, .participle, .remark: return tokens[index].word != times
      default: return false
      }
    }
  }

  private static let times = LineHash.of("x")
}

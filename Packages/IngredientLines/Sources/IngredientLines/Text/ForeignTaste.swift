/// Phrases of other languages for "to taste": "al gusto", "nach Geschmack", "à volonté".
///
/// The word tables have the words for "taste". The small word before them is handled here, because
/// elsewhere it means something else.
enum ForeignTaste {
  /// The tokens, with the small word before each word for taste replaced by "to".
  static func corrected(_ tokens: [LineToken]) -> [LineToken] {
    guard tokens.contains(where: { $0.word == taste }) else { return tokens }
    var tokens = tokens
    for index in tokens.indices.dropFirst()
    where tokens[index].word == taste && small.contains(tokens[index - 1].word) {
      (tokens[index - 1].word, tokens[index - 1].stem) = (to, to)
      (tokens[index - 1].kind, tokens[index - 1].number) = (.preposition, nil)
    }
    return tokens
  }

  private static let taste = LineHash.of("taste")
  private static let to = LineHash.of("to")
  private static let small: Set<UInt64> = Set(
    ["nach", "al", "a", "à", "au", "naar", "efter"].map { LineHash.of($0.utf8) })
}

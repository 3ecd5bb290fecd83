/// Spoons that other languages write in several words: "cuillères à soupe", "colher de chá".
enum ForeignSpoons {
  /// The tokens, with the words of each such spoon joined to one token.
  static func joined(_ tokens: [LineToken], _ bytes: UnsafeBufferPointer<UInt8>) -> [LineToken] {
    guard tokens.contains(where: { spoons.contains($0.word) }) else { return tokens }
    var result: [LineToken] = []
    var index = 0
    while index < tokens.count {
      var token = tokens[index]
      let kind = spoons.contains(token.word) ? kind(tokens, after: index) : nil
      if let kind, let entry = LineLexicon.bundled.entry(kind.word) {
        token.range = token.range.lowerBound..<tokens[index + kind.length].range.upperBound
        (token.kind, token.unit) = (entry.kind, entry.unit)
        (token.word, token.stem) = (kind.word, kind.word)
        index += kind.length
      }
      result.append(token)
      index += 1
    }
    return result
  }

  /// Whether a spoon is a tablespoon or a teaspoon, and the number of words after it that say so;
  /// nil if none do.
  private static func kind(_ tokens: [LineToken], after index: Int) -> (word: UInt64, length: Int)?
  {
    for length in 1...2 where index + length < tokens.count {
      let word = tokens[index + length].word
      if large.contains(word) { return (LineHash.of("tbsp"), length) }
      if small.contains(word) { return (LineHash.of("tsp"), length) }
      // "c. à c." is a coffee spoon, but a "c" alone is a cup.
      if length == 2, word == coffee, toThe.contains(tokens[index + 1].word) {
        return (LineHash.of("tsp"), length)
      }
    }
    return nil
  }

  private static let spoons: Set<UInt64> = [
    LineHash.of("cuillère"), LineHash.of("cuillères"), LineHash.of("cuillere"),
    LineHash.of("cuilleres"), LineHash.of("cuil"), LineHash.of("c"), LineHash.of("colher"),
    LineHash.of("colheres"), LineHash.of("cs"),
  ]
  private static let large: Set<UInt64> = [
    LineHash.of("soupe"), LineHash.of("sopa"), LineHash.of("s"),
  ]
  private static let coffee = LineHash.of("c")
  private static let toThe: Set<UInt64> = [LineHash.of("à"), LineHash.of("a")]
  private static let small: Set<UInt64> = [
    LineHash.of("café"), LineHash.of("cafe"), LineHash.of("thé"), LineHash.of("chá"),
    LineHash.of("cha"),
  ]
}

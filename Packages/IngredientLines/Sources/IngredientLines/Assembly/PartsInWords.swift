import MealModels

/// Parts of one in words: "three quarters of a cup", "two thirds cup", "a pound and a half".
enum PartsInWords {
  /// The value of the parts, if a token is their number and the next one their kind; otherwise nil.
  ///
  /// A measure or "of a" must follow, so that two quarters of chicken are not read as parts.
  static func parts(_ tokens: [LineToken], at start: Int) -> Fraction? {
    let next = start + 1
    guard next + 1 < tokens.count, tokens[start].kind == .numeral || tokens[start].kind == .number,
      tokens[next].gap == .blank, let count = tokens[start].number,
      let part = CompoundNumeral.part(tokens[next].word),
      tokens[next + 1].gap == .blank, follows(tokens, next + 1)
    else { return nil }
    return CompoundNumeral.parts(count, part)
  }

  /// The index of the half that is added to the unit at an index; nil if no half follows.
  static func half(_ tokens: [LineToken], after unit: Int) -> Int? {
    let half = unit + 3
    guard half < tokens.count, tokens[unit + 1].word == and,
      articles.contains(tokens[unit + 2].word),
      CompoundNumeral.part(tokens[half].word) != nil, tokens[half].number != nil,
      (unit + 1...half).allSatisfy({ tokens[$0].gap == .blank })
    else { return nil }
    return half
  }

  /// The number of tokens, from an index on, that connect parts with their whole: "of a", "of".
  static func joints(_ tokens: [LineToken], at start: Int) -> Int {
    var end = start
    if end < tokens.count, tokens[end].word == of, tokens[end].gap == .blank { end += 1 }
    if end < tokens.count, articles.contains(tokens[end].word), tokens[end].gap == .blank {
      end += 1
    }
    return end - start
  }

  private static func follows(_ tokens: [LineToken], _ index: Int) -> Bool {
    if tokens[index].kind == .measure, tokens[index].unit != nil { return true }
    return tokens[index].word == of && joints(tokens, at: index) == 2
  }

  private static let and = LineHash.of("and")
  private static let of = LineHash.of("of")
  private static let articles: Set<UInt64> = [
    LineHash.of("a"), LineHash.of("an"), LineHash.of("one"),
  ]
}

/// What the step from one token to the next depends on: a row of each of three tables, whose scores are
/// added.
///
/// Small words are told apart, because what follows "or" is seldom what follows "for".
package struct LineStep {
  /// What stands between the tokens, and the kind of the second.
  private let place: Int
  /// The first of them, as a small word or by its kind.
  private let last: Int
  /// The second of them, as a small word or by its kind.
  private let word: Int

  /// Makes the step to a token.
  ///
  /// - Parameter usual: what the word of a token usually is, as ``UsualFields`` counts it.
  init(to token: LineToken, _ usual: UInt8, after last: (token: LineToken, usual: UInt8)?) {
    place = Int(token.gap.rawValue) * Self.kindCount + Self.kind(token, usual)
    self.last = Self.placeCount + (last.map { 1 + Self.word($0.token, $0.usual) } ?? 0)
    word = Self.placeCount + Self.wordCount + 1 + Self.word(token, usual)
  }

  /// Its rows.
  var rows: [Int] { [place, last, word] }

  /// Where its rows begin among the scores of steps, behind those of the first label.
  @inline(__always)
  var starts: (place: Int, last: Int, word: Int) {
    (
      (place + 1) * LineLabel.count, (last + 1) * LineLabel.count, (word + 1) * LineLabel.count
    )
  }

  /// How many rows the tables have.
  package static let rowCount = placeCount + 2 * wordCount

  /// What a row shares with others: all places, those after the same gap, those to the same kind of
  /// word; and its own part.
  static func parts(_ row: Int) -> [Int] {
    let own = 1 + LineToken.Gap.count + kindCount + row
    guard row < placeCount else { return [own] }
    return [0, 1 + row / kindCount, 1 + LineToken.Gap.count + row % kindCount, own]
  }

  private static let kindCount = WordKind.count + 6
  private static let placeCount = LineToken.Gap.count * kindCount
  private static let wordCount = 1 + kindCount + small.count

  /// The kind of a word, or of a plain one what it usually is.
  private static func kind(_ token: LineToken, _ usual: UInt8) -> Int {
    let isPlain = token.kind == .other || token.kind == .participle
    return isPlain ? WordKind.count + group(usual) : Int(token.kind.rawValue)
  }

  private static func word(_ token: LineToken, _ usual: UInt8) -> Int {
    small[token.word].map { kindCount + $0 } ?? kind(token, usual)
  }

  /// Small words that join the parts of a line, each by its place in this list.
  private static let small = Dictionary(
    uniqueKeysWithValues: """
      or and & and/or of for to in with into from at on by without as per until over off through if
      your the about approximately plus + each a an such like preferably optional see more extra
      additional other not taste you cut leaves only room divided ground fresh very well finely
      freshly
      """.split(whereSeparator: \.isWhitespace).enumerated().map { (LineHash.of($1.utf8), $0) })

  /// What a word usually is, coarsely: unknown, food, preparation, mostly one of them, or another.
  private static func group(_ usual: UInt8) -> Int {
    switch usual {
    case UsualFields.unknown: 0
    case food: 1
    case preparation: 2
    case UsualFields.mixed(food): 3
    case UsualFields.mixed(preparation): 4
    default: 5
    }
  }

  private static let food = UInt8(1 + (LineField.allCases.firstIndex(of: .food) ?? 0))
  private static let preparation = UInt8(
    1 + (LineField.allCases.firstIndex(of: .preparation) ?? 0))
}

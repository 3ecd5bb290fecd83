import MealModels

/// Numbers that belong to the name of a food and are no count: "2% milk", "3 bean mix", "5 minute
/// oats".
enum NumbersOfNames {
  /// The indices of the tokens of such numbers.
  static func indices(_ tokens: [LineToken]) -> [Int] {
    tokens.indices.filter { isShare(tokens, $0) || isKind(tokens, $0) }
  }

  /// Whether a line begins with a number that may belong to the name or be a count of the food.
  static func isDoubtful(_ tokens: [LineToken]) -> Bool {
    !tokens.isEmpty && !isShare(tokens, 0) && isKind(tokens, 0)
  }

  private static func isShare(_ tokens: [LineToken], _ index: Int) -> Bool {
    if tokens[index].isShare { return true }
    guard tokens[index].number != nil, index + 1 < tokens.count else { return false }
    return percents.contains(tokens[index + 1].word)
  }

  /// Whether a number states a number of kinds or a duration.
  ///
  /// The noun after it is in the singular, and so is the noun of the food, which would be in the
  /// plural if it were counted.
  private static func isKind(_ tokens: [LineToken], _ index: Int) -> Bool {
    guard let number = tokens[index].number, number > .one, number.isWhole,
      index + 2 < tokens.count, isNext(tokens[index + 1]) || tokens[index + 1].gap == .hyphen,
      isNext(tokens[index + 2])
    else { return false }
    if times.contains(tokens[index + 1].word) { return true }
    guard kinds.contains(tokens[index + 1].word) else { return false }
    let name = tokens[(index + 2)...].prefix { isNext($0) && [.other, .name].contains($0.kind) }
    guard let head = name.last else { return false }
    return head.word == head.stem
  }

  private static func isNext(_ token: LineToken) -> Bool { token.gap == .blank }

  private static let percents = words("percent pct")
  private static let times = words("second minute min hour day week month year yr")
  /// Nouns that state the number of kinds in a mixture.
  private static let kinds = words(
    """
    bean herb grain cheese pepper peppercorn seed fruit berry nut spice meat vegetable veggie onion
    lentil legume pulse mushroom layer flavor flavour flower citrus ingredient alarm seafood
    """)

  private static func words(_ list: String) -> Set<UInt64> {
    Set(list.split(whereSeparator: \.isWhitespace).map { LineHash.of($0.utf8) })
  }
}

/// Phrases that are headings even without a colon: "Topping", "For the sauce", "Für den Teig".
enum LineHeadings {
  /// Whether a line consists only of one of these phrases.
  static func isOne(_ tokens: [LineToken]) -> Bool {
    guard let first = tokens.first, tokens.count <= longest,
      tokens.dropFirst().allSatisfy({ $0.gap == .blank && $0.kind != .numeral })
    else { return false }
    if tokens.count == 1 { return titles.contains(first.word) }
    if tokens.count == 2 { return opening(first) && parts.contains(tokens[1].word) }
    return opening(first) && articles.contains(tokens[1].word)
  }

  /// Whether a word is "for" in one of the languages that are read.
  private static func opening(_ token: LineToken) -> Bool {
    token.word == forWord || token.word == italian
  }

  private static let longest = 6
  private static let forWord = LineHash.of("for")
  private static let italian = LineHash.of("per")
  private static let articles = words(
    "the die den das la le les el los las il lo gli de het o")
  /// Parts of a dish that are not bought under that name, so that a line with only this word is a
  /// heading.
  private static let titles = words(
    """
    topping toppings filling fillings dressing marinade frosting icing glaze garnish crust batter
    assembly ingredients belag füllung zutaten garniture ingrédients relleno ingredientes ripieno
    ingredienti vulling ingrediënten recheio fyllning ingredienser
    """)
  private static let parts = titles.union(
    words("sauce dough cake salad serving decoration"))

  private static func words(_ list: String) -> Set<UInt64> {
    Set(list.split(whereSeparator: \.isWhitespace).map { LineHash.of($0.utf8) })
  }
}

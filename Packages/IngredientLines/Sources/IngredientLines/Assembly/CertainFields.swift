/// Fields that are certain whatever the model says: a length with the sign for inches is a size, how many
/// go to a pound is a remark, and a number alone in brackets behind the food counts it.
struct CertainFields {
  private(set) var fields: [LineField]
  /// Whether a number was taken for an amount that may as well be the number of a remark.
  private(set) var isDoubtful = false

  private let tokens: [LineToken]

  init(_ fields: [LineField], of tokens: [LineToken]) {
    self.fields = fields
    self.tokens = tokens
    noteArticle()
    sizeInches()
    noteRates()
    countInBrackets()
  }

  /// Takes the article off a name: "a beet".
  private mutating func noteArticle() {
    guard tokens.count > 1, Self.articles.contains(tokens[0].word), fields[0] == .food,
      fields[1] == .food, tokens[1].gap == .blank, !Self.vague.contains(tokens[1].word)
    else { return }
    fields[0] = .note
  }

  /// "a" and "an".
  static let articles: Set<UInt64> = [LineHash.of("a"), LineHash.of("an")]
  /// What follows "a" where the cook decides how much there is.
  private static let vague = Set(
    ["few", "little", "good", "bit", "lot", "generous", "squeeze", "touch", "couple"]
      .map { LineHash.of($0.utf8) })

  private mutating func sizeInches() {
    for index in tokens.indices.dropFirst() where tokens[index].isSign {
      for index in [index - 1, index] where fields[index] == .amounts || fields[index] == .unit {
        fields[index] = .size
      }
    }
  }

  /// Takes "31 to 35 per lb" for no amount.
  private mutating func noteRates() {
    for index in tokens.indices.dropFirst().dropLast() {
      guard tokens[index].word == Self.per, tokens[index + 1].kind == .measure,
        tokens[index - 1].kind == .number
      else { continue }
      var start = index - 1
      let isRange = start > 0 && (tokens[start].gap == .hyphen || tokens[start - 1].word == Self.to)
      if isRange { start -= tokens[start].gap == .hyphen ? 1 : 2 }
      guard start >= 0, tokens[start].kind == .number else { continue }
      for index in start...(index + 1) { fields[index] = .note }
    }
  }

  private static let per = LineHash.of("per")
  private static let to = LineHash.of("to")

  /// Finds "eggs (3)" in a line without any other amount; of one thing that is not in the plural it may
  /// be the number of a remark.
  private mutating func countInBrackets() {
    guard !fields.contains(.amounts), !fields.contains(.unit),
      let index = tokens.indices.dropFirst().first(where: { isCount($0) }),
      let count = tokens[index].number
    else { return }
    fields[index] = .amounts
    isDoubtful = count <= .one || tokens[index - 1].word == tokens[index - 1].stem
  }

  /// Whether a token is a number alone in brackets right behind the food.
  private func isCount(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, tokens[index].gap == .opening,
      fields[index - 1] == .food, let count = tokens[index].number
    else { return false }
    let isAlone = index + 1 == tokens.count || tokens[index + 1].gap == .closing
    return isAlone && count.isWhole && (1...Self.most).contains(count.numerator)
  }

  /// No more pieces are counted so; larger numbers are types of flour and years.
  private static let most = 48
}

/// Fields that are certain whatever the model says: a length with the sign for inches is a size, how many
/// go to a pound is a remark, a number alone in brackets behind the food counts it, and parts in words
/// are an amount.
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
    noteBetween()
    measureParts()
    countArticle()
    countCouple()
    countAtEnd()
  }

  /// Takes the article before a unit for the number of it: "a jar of sauce", "an ounce of cheese".
  private mutating func countArticle() {
    guard tokens.count > 2, Self.articles.contains(tokens[0].word), tokens[1].gap == .blank,
      fields[0] != .amounts, tokens[1].kind == .measure || tokens[1].kind == .piece
    else { return }
    let isOf = tokens[2].word == Self.of && tokens[2].gap == .blank
    guard fields[1] == .unit || Self.isUnit(tokens[1]) && isOf else { return }
    (fields[0], fields[1]) = (.amounts, .unit)
    if isOf { fields[2] = .note }
  }

  /// Takes "a couple of" at the beginning for two.
  private mutating func countCouple() {
    guard let couple = tokens.indices.prefix(2).first(where: { tokens[$0].word == Self.couple }),
      couple == 0 || Self.articles.contains(tokens[0].word), couple + 1 < tokens.count,
      tokens[couple + 1].gap == .blank
    else { return }
    fields[couple] = .amounts
    if couple == 1 { fields[0] = .note }
    if couple + 2 < tokens.count, tokens[couple + 1].word == Self.of { fields[couple + 1] = .note }
  }

  /// Takes a number at the end of a line that names more than one of something, and says no other
  /// amount, for how many: "Eggs 3".
  private mutating func countAtEnd() {
    guard let last = tokens.indices.last, last > 0, !fields.contains(.amounts),
      !fields.contains(.unit), tokens[last].kind == .number, tokens[last].gap == .blank,
      !tokens[last].isShare, let count = tokens[last].number, count.isWhole, count > .one,
      count.numerator <= Self.most, tokens[last - 1].word != tokens[last - 1].stem
    else { return }
    fields[last] = .amounts
  }

  private static let couple = LineHash.of("couple")

  /// Takes "between 2 and 3" for a range, and its first word for no food.
  private mutating func noteBetween() {
    for index in tokens.indices.dropLast(3)
    where tokens[index].word == Self.between && tokens[index + 1].number != nil
      && tokens[index + 2].word == Self.and && tokens[index + 3].number != nil
    {
      fields[index] = .note
      for index in (index + 1)...(index + 3) { fields[index] = .amounts }
    }
  }

  private static let between = LineHash.of("between")
  private static let and = LineHash.of("and")

  /// Takes "three quarters of a cup" and "a pound and a half" for amounts with their units.
  private mutating func measureParts() {
    if PartsInWords.parts(tokens, at: 0) != nil {
      (fields[0], fields[1]) = (.amounts, .amounts)
      let unit = 2 + PartsInWords.joints(tokens, at: 2)
      for index in 2..<unit { fields[index] = .note }
      measure(unit)
    }
    measureFraction()
    guard let unit = tokens.indices.prefix(3).first(where: { Self.isUnit(tokens[$0]) }), unit > 0,
      let half = PartsInWords.half(tokens, after: unit),
      Self.articles.contains(tokens[unit - 1].word) || tokens[unit - 1].number != nil
    else { return }
    fields[unit - 1] = .amounts
    fields[unit] = .unit
    for index in (unit + 1)...half { fields[index] = .amounts }
    if half + 1 < tokens.count, tokens[half + 1].word == Self.of { fields[half + 1] = .note }
  }

  /// Takes "a quarter of a cup" and "half of a cabbage" for amounts.
  private mutating func measureFraction() {
    let part = Self.articles.contains(tokens[0].word) ? 1 : 0
    guard part < tokens.count, tokens[part].gap == .blank || part == 0,
      tokens[part].kind == .numeral || tokens[part].kind == .number && !tokens[part].isShare,
      let number = tokens[part].number, number < .one
    else { return }
    let joints = PartsInWords.joints(tokens, at: part + 1)
    let unit = part + 1 + joints
    guard joints > 0, unit < tokens.count, tokens[unit].gap == .blank else { return }
    if part == 1 { fields[0] = .note }
    fields[part] = .amounts
    for index in (part + 1)..<unit { fields[index] = .note }
    measure(unit)
  }

  /// Takes a word for the unit, where it is one, and the "of" behind it for no food.
  private mutating func measure(_ unit: Int) {
    guard unit < tokens.count, Self.isUnit(tokens[unit]) else { return }
    fields[unit] = .unit
    if unit + 1 < tokens.count, tokens[unit + 1].word == Self.of { fields[unit + 1] = .note }
  }

  private static func isUnit(_ token: LineToken) -> Bool {
    token.kind == .measure && token.unit != nil
  }

  private static let of = LineHash.of("of")

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

/// Fields that are certain, whatever label the model found.
///
/// A length with the sign for inches is a size. The number of pieces in a pound is a remark. A
/// number alone in brackets after the food is its count. Parts of one in words are an amount.
struct CertainFields {
  private(set) var fields: [LineField]
  /// Whether a number was read as an amount although it may be the number of a remark.
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

  /// Reads the article before a unit as its number: "a jar of sauce", "an ounce of cheese".
  private mutating func countArticle() {
    guard tokens.count > 2, Self.articles.contains(tokens[0].word), tokens[1].gap == .blank,
      fields[0] != .amounts, tokens[1].kind == .measure || tokens[1].kind == .piece
    else { return }
    let isOf = tokens[2].word == Self.of && tokens[2].gap == .blank
    guard fields[1] == .unit || Self.isUnit(tokens[1]) && isOf else { return }
    (fields[0], fields[1]) = (.amounts, .unit)
    if isOf { fields[2] = .note }
  }

  /// Reads "a couple of" at the beginning as an amount.
  private mutating func countCouple() {
    guard let couple = tokens.indices.prefix(2).first(where: { tokens[$0].word == Self.couple }),
      couple == 0 || Self.articles.contains(tokens[0].word), couple + 1 < tokens.count,
      tokens[couple + 1].gap == .blank
    else { return }
    fields[couple] = .amounts
    if couple == 1 { fields[0] = .note }
    if couple + 2 < tokens.count, tokens[couple + 1].word == Self.of { fields[couple + 1] = .note }
  }

  /// Reads a number at the end of a line as the count of a plural, if there is no other amount:
  /// "Eggs 3".
  private mutating func countAtEnd() {
    guard let last = tokens.indices.last, last > 0, !fields.contains(.amounts),
      !fields.contains(.unit), tokens[last].kind == .number, tokens[last].gap == .blank,
      !tokens[last].isShare, let count = tokens[last].number, count.isWhole, count > .one,
      count.numerator <= Self.most, tokens[last - 1].word != tokens[last - 1].stem
    else { return }
    fields[last] = .amounts
  }

  private static let couple = LineHash.of("couple")

  /// Reads "between 2 and 3" as a range, and its first word as a remark.
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

  /// Reads "three quarters of a cup" and "a pound and a half" as amounts with their units.
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

  /// Reads "a quarter of a cup" and "half of a cabbage" as amounts.
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

  /// Reads a word as the unit, if it is a unit, and an "of" after it as a remark.
  private mutating func measure(_ unit: Int) {
    guard unit < tokens.count, Self.isUnit(tokens[unit]) else { return }
    fields[unit] = .unit
    if unit + 1 < tokens.count, tokens[unit + 1].word == Self.of { fields[unit + 1] = .note }
  }

  private static func isUnit(_ token: LineToken) -> Bool {
    token.kind == .measure && token.unit != nil
  }

  private static let of = LineHash.of("of")

  /// Leaves the article out of a name: "a beet".
  private mutating func noteArticle() {
    guard tokens.count > 1, Self.articles.contains(tokens[0].word), fields[0] == .food,
      fields[1] == .food, tokens[1].gap == .blank, !Self.vague.contains(tokens[1].word)
    else { return }
    fields[0] = .note
  }

  /// The words "a" and "an".
  static let articles: Set<UInt64> = [LineHash.of("a"), LineHash.of("an")]
  /// Words after "a" by which the cook decides the amount.
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

  /// Reads "31 to 35 per lb" as a remark, and not as an amount.
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

  /// Reads the number in "eggs (3)" as the count, if the line has no other amount.
  ///
  /// After a word that is not in the plural, the number is doubtful, because it may belong to a
  /// remark.
  private mutating func countInBrackets() {
    guard !fields.contains(.amounts), !fields.contains(.unit),
      let index = tokens.indices.dropFirst().first(where: { isCount($0) }),
      let count = tokens[index].number
    else { return }
    fields[index] = .amounts
    isDoubtful = count <= .one || tokens[index - 1].word == tokens[index - 1].stem
  }

  /// Whether a token is a number alone in brackets directly after the food.
  private func isCount(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, tokens[index].gap == .opening,
      fields[index - 1] == .food, let count = tokens[index].number
    else { return false }
    let isAlone = index + 1 == tokens.count || tokens[index + 1].gap == .closing
    return isAlone && count.isWhole && (1...Self.most).contains(count.numerator)
  }

  /// The largest number that is read as a count at the end or in brackets; larger numbers are types
  /// of flour or years.
  private static let most = 48
}

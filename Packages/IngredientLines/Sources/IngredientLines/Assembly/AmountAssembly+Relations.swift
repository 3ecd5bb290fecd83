import MealModels

/// Finds the relations of the further amounts of a line to its first amount.
extension AmountAssembly {
  /// Finds the relation of each amount to the first.
  mutating func relate() {
    for index in drafts.indices.dropFirst() {
      guard let first = drafts[index].tokens.min() else { continue }
      let before = drafts[index - 1]
      let previous = first > 0 ? tokens[first - 1].word : 0
      let gap = tokens[first].gap
      drafts[index].isSame = gap == .slash && before.relation == .each
      if Self.lessening.contains(previous) {
        drafts[0].isUnreadable = true
        let last = drafts[index].tokens.max() ?? first
        let range = tokens[drafts[0].tokens[0]].range.lowerBound..<tokens[last].range.upperBound
        doubt(range)
      }
      if before.isFactor {
        drafts[index].relation = .each
      } else if isTotal(index, first) {
        drafts[index].relation = .same
      } else if isAdded(index, first) {
        drafts[index].relation = .added
      } else if isEach(index, first) {
        drafts[index].relation = .each
      } else if previous == Self.or, !drafts[index].isInBrackets {
        drafts[index].relation = .instead
      } else if gap == .blank, isPound(drafts[index], before) {
        drafts[index].relation = .added
        drafts[index].isSame = before.relation == .same
      } else {
        drafts[index].relation = .same
      }
    }
    spreadEach()
  }

  /// Whether an amount is added to the one before it: "plus 2 tbsp", "and a tablespoon", "+ about 2
  /// tsp".
  private func isAdded(_ index: Int, _ first: Int) -> Bool {
    let end = (drafts[index - 1].tokens.max() ?? 0) + 1
    var place = Self.joiners.contains(tokens[first].word) ? first : first - 1
    while place > end, Self.fillers.contains(tokens[place].word) { place -= 1 }
    return place >= end && Self.joiners.contains(tokens[place].word)
  }

  /// Marks an amount as that of each piece if the next amount repeats it in other units: "200g/7oz
  /// each".
  private mutating func spreadEach() {
    for index in drafts.indices.dropLast().dropFirst().reversed()
    where drafts[index].relation == .same && drafts[index + 1].relation == .each {
      guard let next = drafts[index + 1].tokens.min(), tokens[next].gap == .slash else { continue }
      drafts[index].relation = .each
      drafts[index + 1].isSame = true
    }
  }

  /// Whether a weight in brackets is that of all pieces together: "20 (1 pound) shrimp".
  ///
  /// That is so for many pieces, because no dish needs a pound of each.
  private func isTotal(_ index: Int, _ first: Int) -> Bool {
    let before = drafts[index - 1]
    guard index == 1, before.units.isEmpty, tokens[first].gap == .opening,
      let count = before.quantity, count.lowerBound >= Self.many,
      let weight = drafts[index].quantity, let unit = drafts[index].units.last,
      tokens[unit].gap == .blank, let meaning = tokens[unit].unit, let measure = meaning.measure,
      measure.dimension == .mass, let base = measure.baseAmount
    else { return false }
    return (weight.lowerBound * meaning.size).doubleValue * base >= Self.pound
  }

  /// Whether an amount is the size of each piece: "4 6-ounce", "1 (14 oz) can", "2 (6 oz each)".
  private func isEach(_ index: Int, _ first: Int) -> Bool {
    let before = drafts[index - 1]
    let end = (drafts[index].tokens.max() ?? first) + 1
    if before.units.isEmpty, before.tokens.last == first - 1,
      tokens[first].gap == .blank || tokens[first].gap == .opening
    {
      return true
    }
    if let unit = before.units.first, unit > first { return true }
    let isSaid =
      end < tokens.count && tokens[end].word == Self.each
      || first > 0 && tokens[first - 1].word == Self.each
    return isSaid || (before.relation == .each && tokens[first].gap == .slash)
  }

  /// Whether two amounts are one amount in two units: "1 lb 2 oz".
  private func isPound(_ draft: Draft, _ before: Draft) -> Bool {
    guard let unit = before.units.last, let other = draft.units.last else { return false }
    return tokens[unit].kind == .measure && tokens[other].kind == .measure
      && before.tokens.max() == (draft.tokens.min() ?? 0) - 1
  }

  /// The number of pieces from which on a weight of a pound is that of all pieces.
  private static let many = Fraction(10)
  /// The least weight of about a pound, in grams.
  private static let pound = 440.0
  /// Words and signs before an amount that is added.
  private static let joiners = Set(
    ["plus", "+", "and", "&", "más", "mas", "più", "mais"].map { LineHash.of($0) })
  /// Words that may stand between such a word and the amount.
  private static let fillers = Set(
    ["a", "an", "another", "additional", "extra", "further", "then", "about"].map {
      LineHash.of($0)
    })
  private static let or = LineHash.of("or")
  /// Words between an amount and another one that is subtracted from it.
  private static let lessening: Set<UInt64> = [
    LineHash.of("less"), LineHash.of("minus"), LineHash.of("without"),
  ]
  private static let each = LineHash.of("each")
}

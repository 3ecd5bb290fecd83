/// What a dish becomes on the way, and whether it is the recipe's own.
extension ClauseReading {
  /// Whether a word that is no food says what the dish is, and not what comes from elsewhere: "until
  /// the sauce", but not "serve with sauce", unless the recipe has a sauce of its own.
  func isDishWord(_ place: Int) -> Bool {
    guard isKindOfDish(place) else { return false }
    if isLeftOpen(place) { return false }
    if isResult(place..<(place + 1)) { return true }
    if clause[..<place].suffix(2).contains(where: Self.articles.contains) { return false }
    guard isBrought(place) else { return true }
    if title != nil { return made.hasBesideTitle(clause[place]) }
    let isServed = clause[..<place].contains { $0.hasPrefix("serv") }
    return !isDescribed(place)
      && (made.has(clause[place]) || !isServed && list.holdsSome(calledBy: clause[place]))
  }

  /// Whether something comes from elsewhere, as far as the words beside it say; so does what the cook
  /// is told to put on something: "sauce the pasta".
  private func isBrought(_ place: Int) -> Bool {
    isDone(place) || clause[..<place].suffix(2).contains(where: Self.bringing.contains)
      || clause[..<place].suffix(6).contains(where: Self.serving.contains)
  }

  /// Whether a word is what somebody does, with what comes after it.
  private func isDone(_ place: Int) -> Bool {
    place + 1 < clause.count
      && (kinds[place + 1].contains(.definite) || ["it", "them"].contains(clause[place + 1]))
  }

  /// Whether the cook chooses or buys it: "your favorite dressing", "toppings of choice".
  private func isLeftOpen(_ place: Int) -> Bool {
    clause[..<place].suffix(4).contains(where: Self.choosing.contains)
      || clause[(place + 1)...].prefix(3).contains { ["choice", "choosing", "like"].contains($0) }
  }

  /// Whether a word says of which kind something is, so that it may be another than the recipe's.
  private func isDescribed(_ place: Int) -> Bool {
    place > 0 && !Self.linking.contains(clause[place - 1])
  }

  func isKindOfDish(_ place: Int) -> Bool {
    kinds[place].contains(.result)
  }

  /// Whether words are what the dish becomes: "the filling", "into a batter".
  func isResult(_ range: Range<Int>) -> Bool {
    guard let last = range.last, isKindOfDish(last) else { return false }
    let described = clause.indices[..<range.lowerBound].suffix(4).reversed()
      .prefix { !Self.linking.contains(clause[$0]) }
    if described.contains(where: { kinds[$0].contains(.definite) }) { return true }
    return clause[..<range.lowerBound].suffix(4).contains { Self.becoming.contains($0) }
  }

  /// What stands right before something that comes in.
  private static let bringing: Set = [
    "with", "add", "some", "plus", "more", "extra", "any", "your", "using",
  ]
  /// What stands somewhere before something that comes to the table.
  private static let serving: Set = [
    "with", "serve", "serves", "served", "serving", "alongside", "accompany", "accompanied",
  ]
  private static let choosing: Set = [
    "favorite", "favourite", "choice", "bought", "storebought", "jarred", "bottled", "jar",
    "bottle",
    "packet", "desired", "preferred",
  ]
  private static let articles: Set = ["a", "an", "another"]
  private static let linking: Set = [
    "with", "add", "some", "plus", "more", "extra", "using", "serve", "and", "or", "your", "in",
    "on", "of", "over", "from",
  ]
}

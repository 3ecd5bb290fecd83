/// What a dish becomes on the way, and whether it is the recipe's own.
extension ClauseReading {
  /// Whether a word that is no food says what the dish is, and not what comes from elsewhere: "until
  /// the sauce", but not "serve with sauce", unless the recipe has a sauce of its own.
  func isDishWord(_ place: Int) -> Bool {
    guard isKindOfDish(place) else { return false }
    if isLeftOpen(place) { return false }
    if isResult(place..<(place + 1)) || isDoneWithNothing(place) { return true }
    if isAnother(place) { return false }
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
    place + 1 < clause.count && Self.objects.contains(clause[place + 1])
  }

  /// Whether somebody does it with what was spoken of: "filling them halfway".
  private func isDoneWithNothing(_ place: Int) -> Bool {
    isDone(place) && ["filling", "coating", "topping", "seasoning"].contains(clause[place])
  }

  /// Whether the cook chooses or buys it: "your favorite dressing", "toppings of choice", "a can of
  /// soup".
  private func isLeftOpen(_ place: Int) -> Bool {
    clause[..<place].suffix(4).contains(where: Self.choosing.contains)
      || place > 1 && clause[place - 1] == "of" && Self.packs.contains(clause[place - 2])
      || clause[(place + 1)...].prefix(3).contains { ["choice", "choosing", "like"].contains($0) }
  }

  /// Whether it is one of many: "on a salad", but not "over a little sauce", nor the dish itself where
  /// a text on it begins so: "an orange soup".
  private func isAnother(_ place: Int) -> Bool {
    if tellsOfDish, let first = clause.first, Self.articles.contains(first), place < 5,
      made.has(clause[place])
    {
      return false
    }
    let before = clause[..<place].suffix(2)
    return before.contains(where: Self.articles.contains)
      && !["little", "bit", "touch"].contains(before.last)
  }

  /// Whether a word says of which kind something is, so that it may be another than the recipe's; a
  /// food before it is read by itself.
  private func isDescribed(_ place: Int) -> Bool {
    let before = clause.indices[..<place].last { !named.contains($0) } ?? 0
    return before > 0 && !Self.linking.contains(clause[before])
  }

  func isKindOfDish(_ place: Int) -> Bool {
    kinds[place].contains(.result)
  }

  /// Whether words are what the dish becomes: "the filling", "into a batter".
  func isResult(_ range: Range<Int>) -> Bool {
    guard let last = range.last, isKindOfDish(last) else { return false }
    let before = clause.indices[..<range.lowerBound].suffix(4).reversed()
      .prefix { !Self.linking.contains(clause[$0]) }
    return before.contains {
      kinds[$0].contains(.definite) || Self.becoming.contains(clause[$0])
        || Self.getting.contains(clause[$0]) && !Self.whole.contains(clause[last])
    }
  }

  /// What stands right before something that comes in.
  private static let bringing: Set = [
    "with", "add", "some", "plus", "more", "extra", "any", "using",
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
  private static let objects: Set = ["the", "this", "these", "each", "every", "it", "them"]
  /// What leads to something on the way, and to anything else of what is a dish in itself: "get a
  /// smooth batter", "have a salad".
  private static let getting: Set = [
    "make", "makes", "create", "creates", "get", "have", "has", "be",
  ]
  private static let whole: Set = [
    "salad", "salads", "soup", "soups", "stew", "dessert", "drink", "snack", "treat", "roll",
    "rolls",
    "sandwich", "bread", "cake", "pie", "burger", "wrap", "taco", "bar", "bars", "slaw", "dip",
    "cocktail", "relish", "salsa", "chutney",
  ]
  private static let packs: Set = [
    "can", "cans", "tin", "tins", "jar", "jars", "bottle", "bottles", "packet", "packets", "pack",
    "packs", "package", "packages", "box", "boxes", "sachet", "sachets", "pouch", "carton", "tub",
    "bag", "envelope",
  ]
  private static let articles: Set = ["a", "an", "another"]
  private static let linking: Set = [
    "with", "add", "some", "plus", "more", "extra", "using", "serve", "and", "or", "your", "any",
    "in", "on", "of", "over", "from", "little", "served",
  ]
}

import MealModels

/// Decides whether the name of a food has another meaning in a clause.
extension ClauseReading {
  /// Whether the name of a food has another meaning here: an action, a texture, the result of a
  /// step, a tool, or a claim that excludes the food.
  ///
  /// Such a mention is not treated as a food.
  func isOrdinary(_ mention: FoodMention) -> Bool {
    if mention.next == "free", !isFree(of: mention) { return true }
    if let next = mention.next, Self.tools.contains(next) { return true }
    if isSize(mention) { return true }
    guard mention.range.count == 1 else { return false }
    let place = mention.range.lowerBound
    if isKindOfDish(place), list.addsOnlyTraces(mention.food), isDishWord(place) { return true }
    return kinds[place].contains(.otherwise) || isTexture(place) || isCommand(place)
      || isUnit(place)
  }

  /// Whether the food before "free" is included nevertheless: "nuts free of charge", "butter-free?
  /// Not here".
  private func isFree(of mention: FoodMention) -> Bool {
    let after = mention.range.upperBound + 1
    if clause.contains(where: Self.denials.contains)
      || following.first.map(Self.denials.contains) ?? false
    {
      return true
    }
    return after < clause.count && ["of", "from", "range", "flowing"].contains(clause[after])
  }

  /// Whether a mention refers to a listed food: "the milk", if oat milk is listed.
  func isKnown(_ mention: FoodMention) -> Bool {
    list.accounts(for: mention)
      || isDefinite(mention.range.lowerBound)
        && (list.holdsWhat(isMeantBy: mention) || made.dishes.contains(mention.food))
  }

  /// Whether a word such as "the" is before a place, with only describing words between them.
  private func isDefinite(_ place: Int) -> Bool {
    for before in clause.indices[..<place].suffix(3).reversed() {
      if kinds[before].contains(.definite) { return true }
      guard words.vocabulary.describes(clause[before]) else { return false }
    }
    return false
  }

  /// Whether a food only states a size: "walnut sized", "the size of a walnut".
  private func isSize(_ mention: FoodMention) -> Bool {
    if let next = mention.next, ["sized", "size", "shaped"].contains(next) { return true }
    let before = mention.before.prefix(3)
    return before.first == "of" && before.dropFirst().first == "size"
      || before.dropFirst().first == "of" && before.last == "size"
  }

  private static let denials: Set = [
    "not", "isn", "isnt", "never", "hardly", "scarcely", "anything", "nothing", "far", "no", "nope",
  ]

  private static let tools: Set = [
    "knife", "knives", "grater", "cooker", "slicer", "masher", "cutter", "press", "cloth",
  ]
}

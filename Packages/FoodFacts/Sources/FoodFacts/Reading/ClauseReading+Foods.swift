import MealModels

/// What the name of a food may be beside the food itself.
extension ClauseReading {
  /// Whether the words of a food are something else here: an action, a texture, what a dish becomes,
  /// a tool, or a claim that there is none of it, which counts for nothing.
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

  /// Whether a food before "free" is not what there is none of: "nuts free of charge", "butter-free? Not
  /// here".
  private func isFree(of mention: FoodMention) -> Bool {
    let after = mention.range.upperBound + 1
    if clause.contains(where: Self.denials.contains)
      || following.first.map(Self.denials.contains) ?? false
    {
      return true
    }
    return after < clause.count && ["of", "from", "range", "flowing"].contains(clause[after])
  }

  /// Whether a food is meant that the list accounts for: "the milk", where oat milk is listed.
  func isKnown(_ mention: FoodMention) -> Bool {
    list.accounts(for: mention)
      || isDefinite(mention.range.lowerBound)
        && (list.holdsWhat(isMeantBy: mention) || made.dishes.contains(mention.food))
  }

  /// Whether a word such as "the" stands before a place, with words between that only describe.
  private func isDefinite(_ place: Int) -> Bool {
    for before in clause.indices[..<place].suffix(3).reversed() {
      if kinds[before].contains(.definite) { return true }
      guard words.describes(clause[before]) else { return false }
    }
    return false
  }

  /// Whether a food only says how big something is: "walnut sized", "the size of a walnut".
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

import MealModels

extension RecipeSearch {
  /// The search without one of its conditions; ``SearchAnswer/without`` lists them.
  public func without(_ condition: SearchCondition) -> RecipeSearch {
    var search = self
    switch condition {
    case .word(let word): search.text = Self.text(text, without: word)
    case .maxMinutes: search.maxMinutes = nil
    case .tag(let tag): search.tags.removeAll { $0 == tag }
    case .collection: search.collection = nil
    case .minRating: search.minRating = nil
    case .allowed: search.allows = nil
    }
    return search
  }

  /// A text without a word, which is given in the form for comparing; other complete words stay
  /// complete.
  private static func text(_ text: String, without word: String) -> String {
    let key = FoodName.singular(word)
    let parts = text.split(whereSeparator: \.isWhitespace)
    let rest = parts.filter { !RecipeWords.keys(of: $0).contains(key) }.joined(separator: " ")
    let isLast = parts.last.map { RecipeWords.keys(of: $0).contains(key) } ?? false
    return isLast && !rest.isEmpty ? rest + " " : rest
  }
}

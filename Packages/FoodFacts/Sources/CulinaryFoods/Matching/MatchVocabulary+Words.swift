import MealModels

/// The meaning of a single word wherever it stands, for readers of whole sentences.
extension MatchVocabulary {
  /// The foods that a word such as "buttered" or "breaded" adds; nil if it adds none.
  package func foods(addedBy word: String) -> [FoodID]? {
    for case .change(let change) in meanings([word]) where !change.added.isEmpty {
      return change.added
    }
    return nil
  }

  /// Whether a word names the meat of an animal by its part: thigh, fillet.
  package func isPartOfAnimal(_ word: String) -> Bool { meanings([word]).contains(.flesh) }

  /// Whether a word only describes a food: chopped, large, red.
  package func describes(_ word: String) -> Bool {
    meanings([word]).contains { [.plain, .color, .variety].contains($0) }
  }

  /// Whether a word is listed at all, with any meaning.
  package func isListed(_ word: String) -> Bool {
    !meanings([word]).isEmpty || isListedDoubt([word])
  }
}

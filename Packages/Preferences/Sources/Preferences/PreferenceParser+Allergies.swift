import MealModels
import PrintedText

extension PreferenceParser {
  /// The allergies of a list: allergens in many words, and any other food by name; "only" before a
  /// food narrows the allergy to it.
  ///
  /// A word that other foods are called by as well stands for all of them: "vinegar" is that of cider,
  /// too. These are avoided with all that is made of them, and not with what they come from.
  /// What no food records, such as additives, is refused: nothing could be kept free of it.
  public func allergies(_ text: String) throws(PreferenceError) -> NamedAllergies {
    var named = NamedAllergies()
    for word in try list(text, of: .allergies) {
      let phrase = AllergyPhrase(word)
      for meaning in try meanings(of: phrase) { named.add(meaning, isOnly: phrase.isOnly) }
    }
    return named
  }

  private func meanings(of phrase: AllergyPhrase) throws(PreferenceError) -> [AllergyMeaning] {
    for reading in phrase.readings {
      var meanings: [AllergyMeaning] = []
      for word in reading {
        if let meaning = try meaning(of: word) { meanings.append(meaning) }
      }
      guard meanings.count == reading.count else { continue }
      return phrase.isOnly ? meanings : try meanings + namesakes(of: reading, beside: meanings)
    }
    let allergens = Allergen.allCases.map(\.rawValue)
    throw .unknownFood(
      phrase.text,
      suggestion: Spelling.nearest(to: phrase.text, among: allergens + foods().names))
  }

  /// The foods that are called by some words as well as the foods that they mean.
  private func namesakes(
    of words: [String], beside meanings: [AllergyMeaning]
  ) throws(PreferenceError) -> [AllergyMeaning] {
    var others: [AllergyMeaning] = []
    for (word, meaning) in zip(words, meanings) {
      guard case .food(let food) = meaning else { continue }
      others += try namesakes(of: word, beside: food).map { .onlyFood($0) }
    }
    return others
  }

  /// What a word means; nil when nobody knows.
  private func meaning(of word: String) throws(PreferenceError) -> AllergyMeaning? {
    let named = Allergen.meant(by: word)
    guard named.isEmpty else { return .allergens(named) }
    let book = foods()
    guard let food = book.food(named: word) else {
      if Substances.contain(word) { throw .undecidableAllergy(word) }
      return nil
    }
    if let allergen = Allergen(rawValue: food.id.rawValue) { return .allergens([allergen]) }
    let isNumber = Substances.isNumber(word) && book.contents(of: food.id)?.allergens == []
    guard book.records(food.id), !isNumber else { throw .undecidableAllergy(word) }
    return .food(food.id)
  }
}

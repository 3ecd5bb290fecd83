import MealModels
import PrintedText

extension PreferenceParser {
  /// The allergies of a list: allergens in many words, and any other food by name; "only" before a
  /// food narrows the allergy to it.
  ///
  /// A word that several foods share means all of them: "vinegar" includes cider vinegar. The eater
  /// then avoids the other foods and everything made of them, but not the foods that they are made
  /// of. Substances that foods do not record, such as additives, are refused, because no meal could
  /// be kept free of them.
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

  /// The other foods that share some words with the foods that they mean.
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

  /// The meaning of a word; nil if it is unknown.
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

import CulinaryFoods
import MealModels

/// The word lists that distinguish foods from other words.
struct ProseWords: Sendable {
  let index: FoodNameIndex
  let lexicon: ProseLexicon
  let vocabulary: MatchVocabulary

  /// The id of a phrase that is not a food although its words may be: "cookie sheet".
  static let noFood = FoodID(rawValue: "")

  init(_ book: FoodBook, lexicon: ProseLexicon, vocabulary: MatchVocabulary) {
    var index = FoodNameIndex(book)
    for (key, food) in lexicon.names where book.food(ofKey: key) == nil {
      if food.map({ book[$0] != nil }) ?? true { index.add(key, food ?? Self.noFood) }
    }
    self.index = index
    self.lexicon = lexicon
    self.vocabulary = vocabulary
  }

  /// The food inside a word: "peanutty" means peanuts.
  func food(insideWord word: String) -> FoodID? {
    ProseLexicon.stems(of: word, without: Self.endings).lazy.filter { $0.count > 2 }
      .compactMap { index.food(ofWord: $0) }.first ?? foodOfTwoWords(word)
  }

  /// The foods in a word of a title that joins several words: "cashewchicken" has cashew and chicken.
  ///
  /// A food at its beginning or end counts even if the rest is no word: "peanutzilla". In a
  /// person's name it does not.
  func foods(joinedIn word: String, isName: Bool) -> [FoodID] {
    let letters = Array(word)
    guard (8...40).contains(letters.count) else { return [] }
    if let foods = split(letters[...]), !foods.isEmpty { return foods }
    guard !isName else { return [] }
    let ends = (5...letters.count - 3).reversed().lazy.flatMap { count in
      [String(letters.prefix(count)), String(letters.suffix(count))]
    }
    return ends.compactMap { food($0) }.first.map { [$0] } ?? []
  }

  /// The foods of a word that consists of known words, the longest first; nil if it does not.
  private func split(_ letters: ArraySlice<Character>) -> [FoodID]? {
    if letters.isEmpty { return [] }
    for count in stride(from: letters.count, through: 3, by: -1) {
      let word = String(letters.prefix(count))
      let food = food(word)
      guard food != nil || !lexicon.kinds(of: word).isEmpty,
        let rest = split(letters.dropFirst(count))
      else { continue }
      return [food].compactMap(\.self) + rest
    }
    return nil
  }

  private func food(_ word: String) -> FoodID? {
    index.food(ofWord: word).flatMap { $0 == Self.noFood ? nil : $0 }
  }

  private static let endings = ["y", "ty", "ey", "ed", "d", "ing", "ish", "like", "based", "less"]

  /// The food of the book named "any" and a word, such as "any vegetables", which means every food
  /// of that kind.
  func food(ofAny word: String) -> FoodID? { index.food(ofWords: ["any", word]) }

  /// The food with a name of two words that is written as one word, such as "peanutbutter".
  private func foodOfTwoWords(_ word: String) -> FoodID? {
    let letters = Array(word)
    guard (8...30).contains(letters.count) else { return nil }
    return (3...letters.count - 3).lazy.compactMap { cut in
      index.food(ofWords: [String(letters[..<cut]), String(letters[cut...])])
    }.first
  }
}

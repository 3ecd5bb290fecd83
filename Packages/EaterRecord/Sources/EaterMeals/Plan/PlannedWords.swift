import FoodFacts
import MealModels
import MealPlan
import Synchronization

/// Finds the foods named by a planned meal in words, such as "peanut noodles from the takeaway".
///
/// An unknown word forbids no meal here: "Dinner at Mum's" names no food. A disguised word, which
/// `WordWriting` finds, is treated as an unknown food.
final class PlannedWords: Sendable {
  /// The most texts in the cache; when there are more, the whole cache is cleared.
  private static let limit = 1000

  private let known = Mutex<[String: Reading]>([:])

  /// The facts that a text states about a meal; nil if every word is readable and none names a
  /// food.
  func facts(of text: String, in book: FoodBook) -> MealFacts? { reading(of: text, in: book).facts }

  /// Whether each word of a text names a known food, so that nothing in the meal is unsaid.
  func isUnderstood(_ text: String, in book: FoodBook) -> Bool {
    reading(of: text, in: book).isUnderstood
  }

  private func reading(of text: String, in book: FoodBook) -> Reading {
    if let reading = known.withLock({ $0[text] }) { return reading }
    let reader = FoodReference.culinary.labeler(book)
    let writing = WordWriting(text)
    let finds = ([text] + writing.joinedLetters).flatMap { reader($0, LabelVocabulary()) }
    let unknown = finds.filter { $0.food == nil }.map(\.text)
    let facts = Self.facts(
      finds.filter { $0.food != nil } + unknown.flatMap { Self.compound($0, reader) },
      unreadable: writing.unreadable)
    let reading = Reading(
      facts: facts,
      isUnderstood: unknown.isEmpty && writing.unreadable.isEmpty
        && Self.areNamed(FoodName.words(of: text), by: finds))
    known.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[text] = reading
    }
    return reading
  }

  /// The facts that a text states, and whether it leaves nothing unsaid.
  private struct Reading {
    let facts: MealFacts?
    let isUnderstood: Bool
  }

  /// Whether each word is part of the name of a food, or joins such names.
  private static func areNamed(_ words: [String], by finds: [LabelFind]) -> Bool {
    let named = Set(finds.flatMap { FoodName.words(of: $0.text) }.map { FoodName.singular($0) })
    return !named.isEmpty
      && words.allSatisfy { joining.contains($0) || named.contains(FoodName.singular($0)) }
  }

  /// The words that join the names of foods.
  private static let joining: Set<String> = ["a", "an", "and", "in", "of", "on", "the", "with"]

  /// The foods in a compound word that begins with the name of a food: "Erdnussnudeln".
  private static func compound(
    _ word: String, _ reader: FoodReference.LabelFinder
  ) -> [LabelFind] {
    let letters = Array(word)
    guard letters.count >= shortestName + shortestRest else { return [] }
    for end in (shortestName...letters.count - shortestRest).reversed() {
      let finds = reader(String(letters[..<end]), LabelVocabulary())
      if !finds.isEmpty, finds.allSatisfy({ $0.food != nil }) { return finds }
    }
    return []
  }

  /// The fewest letters of the name and of the rest of a compound, which keep accidental matches
  /// rare.
  private static let (shortestName, shortestRest) = (5, 3)

  private static func facts(_ finds: [LabelFind], unreadable: [String]) -> MealFacts? {
    guard !finds.isEmpty || !unreadable.isEmpty else { return nil }
    var contents = FoodContents()
    for find in finds { contents.formUnion(find.contents) }
    return MealFacts(
      contents: contents, foods: finds.reduce(into: []) { $0.formUnion($1.lineage) },
      unknownIngredients: unreadable)
  }
}

/// Finds the disguised words of a text: words spelled with blanks, "p e a n u t", and words with
/// letters of two scripts.
private struct WordWriting {
  /// The words joined from spaced letters.
  private(set) var joinedLetters: [String] = []
  /// The unreadable words.
  private(set) var unreadable: [String] = []

  init(_ text: String) {
    var letters: [[String]] = []
    for word in ShownText(text).text.split(whereSeparator: \.isWhitespace) {
      let parts = FoodName.words(of: word)
      if parts.allSatisfy({ $0.count == 1 && $0.first?.isLetter == true }) {
        letters.append(parts)
      } else {
        close(&letters)
      }
      unreadable += parts.filter(ShownText.mixesScripts)
    }
    close(&letters)
  }

  /// The fewest spaced letters that may be a word: "e g g".
  private static let fewestLetters = 3

  /// Ends a run of letters; the letters of "K.F.C." form an ordinary name.
  private mutating func close(_ letters: inout [[String]]) {
    let all = letters.flatMap(\.self)
    if all.count >= Self.fewestLetters { joinedLetters.append(all.joined()) }
    if letters.filter({ !$0.isEmpty }).count >= Self.fewestLetters {
      unreadable.append(all.joined(separator: " "))
    }
    letters = []
  }
}

extension MealFacts {
  /// The facts combined with those of a note.
  ///
  /// A note says nothing about carbohydrate, so it does not affect keto.
  func noting(_ noted: MealFacts) -> MealFacts {
    let all = union(noted)
    var contents = all.contents
    if !self.contents.classes.contains(.highCarb) { contents.classes.subtract(.highCarb) }
    return MealFacts(
      contents: contents, foods: all.foods, unknownIngredients: all.unknownIngredients)
  }
}

extension SuggestionService {
  /// The facts that the words of a planned meal state; nil if every word is readable and none names
  /// a food.
  public func facts(ofWords text: String) -> MealFacts? { plannedWords.facts(of: text, in: foods) }

  /// The limits that a planned meal breaks for some people.
  ///
  /// Words say nothing about carbohydrate, so they never break keto.
  public func breaches(
    of facts: MealFacts, planned entry: PlannedMeal, in plan: Plan, _ limits: EaterLimits
  ) -> [LimitBreach] {
    let isInWords = plan.recipe(eatenAs: entry) == nil
    return limits.breaches(of: facts).filter { !isInWords || $0 != .diet(.keto) }
  }
}

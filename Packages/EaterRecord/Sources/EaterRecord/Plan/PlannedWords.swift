import FoodFacts
import MealModels
import MealPlan
import Synchronization

/// Reads what is planned in words, such as "peanut noodles from the takeaway": what of it is known to be
/// in the meal.
///
/// An unknown word forbids nothing here: "Dinner at Mum's" names no food. A word in disguise counts as an
/// unknown food, as `WordWriting` finds it.
final class PlannedWords: Sendable {
  /// How many texts are remembered at most; then all are forgotten.
  private static let limit = 1000

  private let known = Mutex<[String: MealFacts?]>([:])

  /// What a text says is in a meal; nil where it names no food, and can be read.
  func facts(of text: String, in book: FoodBook) -> MealFacts? {
    if let facts = known.withLock({ $0[text] }) { return facts }
    let reader = FoodReference.culinary.labeler(book)
    let writing = WordWriting(text)
    let finds = ([text] + writing.joinedLetters).flatMap { reader($0, LabelVocabulary()) }
    let unknown = finds.filter { $0.food == nil }.map(\.text)
    let facts = Self.facts(
      finds.filter { $0.food != nil } + unknown.flatMap { Self.compound($0, reader) },
      unreadable: writing.unreadable)
    known.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[text] = .some(facts)
    }
    return facts
  }

  /// What a word names that begins with the name of a food and goes on: "Erdnussnudeln".
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

  /// How many letters the name and the rest of a compound have at least, so that few other words fit.
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

/// The words of a text that are in disguise: spelled with blanks, "p e a n u t", or with letters of two
/// scripts.
private struct WordWriting {
  /// The words that spaced letters make.
  private(set) var joinedLetters: [String] = []
  /// What cannot be read.
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

  /// So many letters may be a word: "e g g".
  private static let fewestLetters = 3

  /// Ends a run of letters; those of "K.F.C." are a name like any other.
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
  /// With what a note says is added; of its carbohydrate nothing is known, so that it says nothing of
  /// keto.
  func noting(_ noted: MealFacts) -> MealFacts {
    let all = union(noted)
    var contents = all.contents
    if !self.contents.classes.contains(.highCarb) { contents.classes.subtract(.highCarb) }
    return MealFacts(
      contents: contents, foods: all.foods, unknownIngredients: all.unknownIngredients)
  }
}

extension SuggestionService {
  /// What the words of a planned meal name; nil where they name no food.
  func facts(ofWords text: String) -> MealFacts? { plannedWords.facts(of: text, in: foods) }

  /// What some people must not eat of a planned meal.
  ///
  /// Of words nothing is known of their carbohydrate, so that keto says nothing of them.
  public func breaches(
    of facts: MealFacts, planned entry: PlannedMeal, in plan: Plan, _ limits: EaterLimits
  ) -> [LimitBreach] {
    let isInWords = plan.recipe(eatenAs: entry) == nil
    return limits.breaches(of: facts).filter { !isInWords || $0 != .diet(.keto) }
  }
}

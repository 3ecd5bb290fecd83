import FoodFacts
import MealModels
import MealPlan
import Synchronization

/// Reads what is planned in words, such as "peanut noodles from the takeaway": what of it is known to be
/// in the meal.
///
/// Words that nobody understands forbid nothing here, because "Dinner at Mum's" names no food.
final class PlannedWords: Sendable {
  /// How many texts are remembered at most; then all are forgotten.
  private static let limit = 1000

  private let known = Mutex<[String: MealFacts?]>([:])

  /// What a text says is in a meal; nil where it names no food.
  func facts(of text: String, in book: FoodBook) -> MealFacts? {
    if let facts = known.withLock({ $0[text] }) { return facts }
    let reader = FoodReference.culinary.labeler(book)
    let facts = Self.facts(reader(text, LabelVocabulary()).filter { $0.food != nil })
    known.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[text] = .some(facts)
    }
    return facts
  }

  private static func facts(_ finds: [LabelFind]) -> MealFacts? {
    guard !finds.isEmpty else { return nil }
    var contents = FoodContents()
    for find in finds { contents.formUnion(find.contents) }
    return MealFacts(
      contents: contents, foods: finds.reduce(into: []) { $0.formUnion($1.lineage) },
      unknownIngredients: [])
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

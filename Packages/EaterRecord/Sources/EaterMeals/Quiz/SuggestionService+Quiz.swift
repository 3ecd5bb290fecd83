import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// The dish that the quiz asks about next; nil if none is left.
  ///
  /// - Parameters:
  ///   - limits: the limits of the whole table.
  ///   - date: the date at which the entitlement to premium filters is checked.
  ///   - country: the eater's country, ISO 3166-1; nil if unknown.
  public func quizMeal(
    after quiz: TasteQuiz, _ stored: StoredState, for limits: SafeLimits, at date: Date,
    in country: String?
  ) -> Meal? {
    let preferences = stored.preferences(at: date)
    let request = SuggestionRequest(
      moment: LocalMoment(date: date), limits: limits.everybody, seed: 0,
      saved: Set(stored.savedMeals.map(currentID)), region: EaterRegion(country: country),
      table: Set(preferences.names))
    let dish = engine.quiz(
      request, history: current(stored.history), asked: Set(quiz.asked.map(currentID)))
    return dish.flatMap(catalog.meal).flatMap { limits.admits($0.facts) ? $0 : nil }
  }
}

import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// The dish that the quiz asks about next; nil when there is none left, and while limits cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - date: when premium filters must be entitled.
  ///   - country: where the eater is, ISO 3166-1; nil when it is not known.
  public func quizMeal(
    after quiz: TasteQuiz, _ stored: StoredState, at date: Date, in country: String?
  ) -> Meal? {
    guard unreadableLimits(of: stored).isEmpty else { return nil }
    let preferences = stored.preferences(at: date)
    let request = SuggestionRequest(
      moment: LocalMoment(date: date), limits: limits(of: preferences), seed: 0,
      saved: Set(stored.savedMeals.map(currentID)), region: EaterRegion(country: country),
      table: Set(preferences.names))
    let dish = engine.quiz(
      request, history: current(stored.history), asked: Set(quiz.asked.map(currentID)))
    return dish.flatMap(catalog.meal).flatMap { request.limits.admits($0.facts) ? $0 : nil }
  }
}

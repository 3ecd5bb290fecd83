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
    let limits = limits(of: stored.preferences(at: date))
    let asked = Set(quiz.asked.map(currentID))
    let open = catalog.summaries.filter { meal in
      let known = stored.history[meal.id]
      return !asked.contains(meal.id) && known.opinionDate == nil && known.timesCooked == 0
        && !meal.goesWithMeals && limits.admits(meal.facts)
    }
    return QuizOrder(
      asked: quiz.asked.compactMap { catalog.summary(currentID(of: $0)) },
      region: EaterRegion(country: country)
    ).next(of: open).flatMap(catalog.meal)
  }
}

/// In which order the quiz asks: what people of the region know well, and what is unlike the dishes
/// that were asked about.
struct QuizOrder {
  /// What was asked about already.
  let asked: [MealSummary]
  /// Where the eater is.
  let region: EaterRegion

  /// The grade of a dish of which nobody knows how well it is known.
  private static let middleGrade = 3

  /// The best of some dishes to ask about; of equals the first.
  func next(of meals: [MealSummary]) -> MealID? {
    var best: (meal: MealID, worth: Double)?
    for meal in meals {
      let worth = worth(of: meal)
      if worth > best?.worth ?? -.infinity { best = (meal.id, worth) }
    }
    return best?.meal
  }

  /// Its grade of familiarity, less up to two for being like one that was asked about and another
  /// two for being like many of them.
  private func worth(of meal: MealSummary) -> Double {
    let grade = Double(meal.customs.familiarity[region] ?? Self.middleGrade)
    guard !asked.isEmpty else { return grade }
    let likenesses = asked.map { likeness(of: meal, to: $0) }
    let mean = likenesses.reduce(0, +) / Double(likenesses.count)
    return grade - 2 * (likenesses.max() ?? 0) - 2 * mean
  }

  /// How much two dishes have in common, from 0 to 1.
  private func likeness(of one: MealSummary, to other: MealSummary) -> Double {
    let (left, right) = (one.traits, other.traits)
    var likeness = 0.0
    if one.cuisine == other.cuisine { likeness += 0.3 }
    if left.protein == right.protein { likeness += 0.3 }
    if left.shape == right.shape { likeness += 0.2 }
    if left.starch == right.starch { likeness += 0.1 }
    if one.slots == other.slots { likeness += 0.1 }
    return likeness
  }
}

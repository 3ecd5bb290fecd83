import MealModels
import SuggestionEngine

/// A suggestion with its meal.
public struct ServedMeal: Hashable, Sendable {
  /// The meal.
  public var meal: Meal
  /// Why it was chosen.
  public var suggestion: Suggestion

  /// Makes a served meal.
  public init(meal: Meal, suggestion: Suggestion) {
    self.meal = meal
    self.suggestion = suggestion
  }
}

/// An answer with its meals.
public struct Served: Hashable, Sendable {
  /// The meals, best first.
  public var meals: [ServedMeal]
  /// The answer.
  public var answer: SuggestionAnswer

  /// Makes a served answer.
  public init(meals: [ServedMeal], answer: SuggestionAnswer) {
    self.meals = meals
    self.answer = answer
  }
}

import MealModels
import SuggestionEngine

/// A suggestion with its meal.
public struct SuggestedMeal: Hashable, Sendable {
  /// The meal.
  public var meal: Meal
  /// The meal's sides, in the order of its accompaniments.
  public var sides: [Meal]
  /// The suggestion, with the reasons for the meal.
  public var suggestion: Suggestion

  /// Makes a suggested meal.
  public init(meal: Meal, sides: [Meal] = [], suggestion: Suggestion) {
    self.meal = meal
    self.sides = sides
    self.suggestion = suggestion
  }
}

/// An answer with its meals.
public struct SuggestedMeals: Hashable, Sendable {
  /// The meals, best first.
  public var meals: [SuggestedMeal]
  /// The answer.
  public var answer: SuggestionAnswer

  /// Makes an answer with its meals.
  public init(meals: [SuggestedMeal], answer: SuggestionAnswer) {
    self.meals = meals
    self.answer = answer
  }
}

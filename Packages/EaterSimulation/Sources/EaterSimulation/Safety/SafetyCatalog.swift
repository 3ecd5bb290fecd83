import MealModels

/// Meals with the foods that they are made of, for tests of safety.
public struct SafetyCatalog: Sendable {
  /// The foods, with the carbohydrate in a meal.
  public let foods: FoodReference

  /// The meals.
  public let meals: [Meal]

  /// Makes a catalogue of given meals.
  public init(foods: FoodReference, meals: [Meal]) {
    self.foods = foods
    self.meals = meals
  }

  /// The foods that an eater may avoid: all foods that any meal names, in the order of their ids.
  var avoidable: [FoodID] {
    Set(meals.flatMap { $0.facts.foods }).sorted()
  }
}

import FoodFacts
import MealCatalog
import MealModels
import Testing

@testable import RecipeReview

/// A small recipe for tests, right unless a test makes it wrong.
struct Dish: Sendable {
  var title = "Garlic Spaghetti"
  var id = "garlic-spaghetti"
  var time = "prep 5, cook 15"
  var summary = "Spaghetti with pale garlic and oil."
  var picture = "pasta, a white plate of glossy spaghetti with garlic"
  var ingredients = [
    "- 200 g | spaghetti", "- 2 tbsp | olive oil", "- 2 cloves | garlic", "- 1/2 tsp | salt",
  ]
  var steps = [
    "Boil the spaghetti with the salt over high heat for 9 minutes until it bends.",
    "Fry the garlic in the olive oil over low heat for 2 minutes until pale; toss with the pasta.",
  ]

  /// The dish with something changed.
  func with(_ change: (inout Dish) -> Void) -> Dish {
    var dish = self
    change(&dish)
    return dish
  }

  /// The dish with one more ingredient and one more step.
  func adding(_ ingredient: String?, _ step: String) -> Dish {
    with { dish in
      if let ingredient { dish.ingredients.append(ingredient) }
      dish.steps.append(step)
    }
  }

  var block: String {
    """
    meal \(id)
    title: \(title)
    cuisine: italian
    slots: dinner
    difficulty: easy
    time: \(time)
    servings: 2
    summary: \(summary)
    picture: \(picture)
    ingredients:
    \(ingredients.joined(separator: "\n"))
    steps:
    \(steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
    """
  }

  func meal() throws -> Meal { try #require(try Dish.meals([self]).first) }

  static func meals(_ dishes: [Dish]) throws -> [Meal] {
    let text = (["mealadvisor-catalog 1"] + dishes.map(\.block)).joined(separator: "\n\n")
    return try Catalog(text: text, fileName: "dishes.txt", foods: .culinary).meals
  }

  static let reviewer = RecipeReviewer()

  func findings() throws -> [ReviewFinding] { Dish.reviewer.findings(of: try meal()) }
}

import FoodFacts
import MealModels

/// A meal as the rules read it.
struct MealReading: Sendable {
  let meal: Meal
  let foods: FoodBook
  let steps: [StepText]
  /// The foods that each step names.
  let mentions: [[FoodMention]]
  let lines: [LineReading]

  init(_ meal: Meal, names: FoodNameIndex, foods: FoodBook) {
    self.meal = meal
    self.foods = foods
    steps = meal.recipe.steps.map { StepText($0.text) }
    mentions = steps.map { step in
      step.sentences.flatMap { $0.clauses.flatMap(names.mentions) }
    }
    let kinds = FoodKinds(book: foods)
    lines = meal.recipe.ingredients.map { LineReading($0, kinds) }
  }

  var recipe: Recipe { meal.recipe }

  /// A finding about this meal.
  func finding(_ rule: ReviewRule, _ subject: String, _ sentence: String) -> ReviewFinding {
    ReviewFinding(meal: meal.id, rule: rule, subject: subject, sentence: sentence)
  }

  /// A finding about a step, counted from zero.
  func finding(_ rule: ReviewRule, step: Int, _ sentence: String) -> ReviewFinding {
    finding(rule, steps[step].text, "step \(step + 1) \(sentence)")
  }
}

/// An ingredient line as the rules read it.
struct LineReading: Sendable {
  let ingredient: Ingredient
  let food: Food?
  /// The food itself, and the kinds that it belongs to or stands in for.
  let kinds: Set<FoodID>
  /// The words of the line's name and of its food's first name, in the singular.
  let words: Set<String>
  /// Those of ``words`` that identify the ingredient.
  let ownWords: Set<String>
  /// The last distinguishing word of the line's name and that of the food's name.
  let lastWords: Set<String>

  init(_ ingredient: Ingredient, _ kinds: FoodKinds) {
    self.ingredient = ingredient
    let food = ingredient.food.flatMap { kinds.book[$0] }
    self.food = food
    self.kinds = food.map { kinds.kinds(of: $0.id, standIns: true) } ?? []
    let names = [ingredient.name, food?.name ?? ""].map {
      FoodName.words(of: $0).map { FoodName.singular($0) }
    }
    words = Set(names.joined())
    let telling = words.subtracting(Self.descriptions)
    ownWords = telling.isEmpty ? words : telling
    lastWords = Set(names.compactMap { name in name.last { !Self.descriptions.contains($0) } })
  }

  /// Words that occur in the names of many ingredients.
  private static let descriptions: Set<String> = [
    "a", "an", "and", "baby", "bag", "black", "boneless", "brown", "can", "canned", "chopped",
    "coarse", "cold", "cooked", "cut", "dark", "diced", "dried", "dry", "extra", "fillet", "fine",
    "firm", "flat", "for", "free", "fresh", "freshly", "frozen", "gluten", "golden", "grated",
    "green", "ground", "halved", "hot", "in", "into", "large", "leaf", "lean", "light", "long",
    "medium", "minced", "mixed", "of", "or", "peeled", "piece", "plain", "powder", "raw", "red",
    "ripe", "seed", "skin", "skinless", "sliced", "small", "smoked", "soft", "sweet", "style",
    "the", "thick", "thin", "to", "unsalted", "salted", "vegetarian", "vegan", "virgin", "white",
    "whole", "with", "yellow",
  ]
}

import MealModels
import SeededRandom
import Testing

@testable import FoodFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recipes that list rice and carrots, and name a food with an allergen anywhere else.
@Suite struct HiddenFoodsTests {
  /// How many recipes are made; `HIDDEN_FOODS=10000` makes more.
  static let count =
    ProcessInfo.processInfo.environment["HIDDEN_FOODS"].flatMap(Int.init)
    ?? Sample.count(quick: 60, whole: 500)

  /// Foods that contain an allergen, each under all its names.
  static let foods: [(food: Food, allergens: AllergenSet)] =
    FoodBook.culinary.foods.compactMap { food in
      guard let contents = FoodBook.culinary.contents(of: food.id), !contents.allergens.isEmpty
      else { return nil }
      return (food, contents.allergens)
    }

  @Test func `no allergen is missed that any text of a recipe names`() throws {
    var numbers = SeededGenerator(seed: 20_261_122)
    var deriver = MealDeriver(.culinary)
    var missed: [String] = []
    var understood = 0
    for _ in 0..<Self.count {
      let hidden = HiddenFood(Self.foods, &numbers)
      let facts = deriver.facts(of: hidden.recipe)
      if facts.unknownIngredients.isEmpty { understood += 1 }
      let isUnsafe = hidden.allergens.allergens.allSatisfy { allergen in
        !EaterLimits(allergens: AllergenSet([allergen])).admits(facts)
          && (facts.contents.allergens.contains(allergen) || !facts.unknownIngredients.isEmpty)
      }
      if !isUnsafe { missed.append(hidden.description) }
    }
    #expect(missed.isEmpty, "\(missed.count): \(missed.prefix(40).joined(separator: "\n"))")
    #expect(understood * 2 > Self.count, "\(understood) of \(Self.count)")
  }
}

/// One recipe with one food hidden in it.
struct HiddenFood: CustomStringConvertible {
  let recipe: Recipe
  let allergens: AllergenSet
  let description: String

  init(_ foods: [(food: Food, allergens: AllergenSet)], _ numbers: inout SeededGenerator) {
    let entry = foods[Int.random(in: 0..<foods.count, using: &numbers)]
    let names = [entry.food.name] + entry.food.aliases
    let name = Self.written(names[Int.random(in: 0..<names.count, using: &numbers)], &numbers)
    let frame = Self.frames[Int.random(in: 0..<Self.frames.count, using: &numbers)]
    let text = frame.replacing("X", with: name)
    let field = Int.random(in: 0..<8, using: &numbers)
    allergens = entry.allergens
    recipe = Self.recipe(text, in: field, name)
    description = "\(entry.food.id) in field \(field): \(text)"
  }

  static let frames = [
    "Sprinkle with X.", "Add the X and stir.", "Cook in X until golden.", "Top with chopped X",
    "Rice with X", "X rice", "Serve over X, with a wedge of lime.", "Finish with a handful of X!",
    "without X", "Fold in X; simmer for 5 minutes.", "No X needed.", "cooked in X and more X",
    "Brush each piece with X, then bake.", "A little X goes well here.", "(optional: X)",
    "Rice, carrots & X", "Spread X on top.", "Then stir X into the rice.", "free of X",
  ]

  /// A name in another case, in the plural, with hyphens, or with letters nobody sees.
  private static func written(_ name: String, _ numbers: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: name.uppercased()
    case 1: name.capitalized
    case 2: name.hasSuffix("s") ? name : name + "s"
    case 3: name.replacing(" ", with: "-")
    case 4: String(name.flatMap { [$0, "\u{AD}"] })
    case 5: String(name.unicodeScalars.map { wide($0) }.reduce(into: "") { $0 += $1 })
    case 6: name.unicodeScalars.map { "&#\($0.value);" }.joined()
    default: name
    }
  }

  private static func wide(_ scalar: Unicode.Scalar) -> String {
    guard (0x21...0x7E).contains(scalar.value), let wide = Unicode.Scalar(scalar.value + 0xFEE0)
    else { return String(Character(scalar)) }
    return String(Character(wide))
  }

  private static func recipe(_ text: String, in field: Int, _ name: String) -> Recipe {
    func shown(_ place: Int, _ plain: String) -> String { place == field ? text : plain }
    return Recipe(
      id: "rice", title: shown(0, "Carrot Rice"), summary: shown(1, "A quick dinner."),
      description: shown(2, "Golden rice for a busy day."), cuisine: .indian, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 5, cookMinutes: 20), servings: 2,
      ingredients: [
        Ingredient(
          name: field == 3 ? name : "rice", food: "rice", note: field == 4 ? text : nil,
          section: field == 5 ? text : nil),
        Ingredient(name: "carrots", food: "carrot"),
      ],
      steps: [
        RecipeStep("Boil the rice for 12 minutes."), RecipeStep(shown(6, "Stir in the carrots.")),
      ],
      picture: DishPicture(kind: .bowl, description: shown(7, "a bowl of golden rice")),
      origin: .imported)
  }
}

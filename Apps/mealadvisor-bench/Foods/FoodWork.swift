import FoodFacts
import MealModels

/// Measures how long it takes to match a name and to analyse a recipe once all data is open.
struct FoodWork {
  private static let passes = 5
  private static let analyses = 200

  let findings: [BenchResult]

  init() throws(BenchError) {
    showProgress("matching and analysis")
    let names = FoodBook.culinary.foods.flatMap { [$0.name] + $0.aliases }
    let (matcher, analyzer, recipe) = (FoodMatcher(), RecipeAnalyzer(), Self.recipe)
    let matched = names.count { matcher.match($0).food != nil }
    guard analyzer.analysis(of: recipe).resolvedMass == 1 else {
      throw .wrongResult("the recipe is not resolved")
    }
    let match = Self.microseconds(of: names.count) { _ = matcher.match(names[$0]) }
    let analysis = Self.microseconds(of: Self.analyses) { _ in _ = analyzer.analysis(of: recipe) }
    findings = [
      BenchResult(name: "a match, over all names of foods", value: match, unit: "µs"),
      BenchResult(name: "matches", value: 1_000_000 / match, unit: "/s"),
      BenchResult(
        name: "names of foods that are not matched", value: Double(names.count - matched),
        unit: "of \(names.count)"),
      BenchResult(
        name: "analysis of a recipe of \(recipe.ingredients.count) lines", value: analysis,
        unit: "µs"),
    ]
  }

  /// The time of one piece of work, as the average over `count` pieces.
  private static func microseconds(of count: Int, _ work: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<passes).map { _ in clock.measure { (0..<count).forEach(work) }.microseconds }
    return times.median / Double(count)
  }

  private static let recipe: Recipe = {
    let lines: [(Int, MeasureUnit?, String)] = [
      (400, .gram, "spaghetti"), (150, .gram, "pancetta"), (4, nil, "egg"),
      (100, .gram, "pecorino"), (2, .clove, "garlic"), (1, .tablespoon, "olive oil"),
      (1, .teaspoon, "black pepper"), (1, .cup, "peas"), (1, .handful, "parsley"),
      (1, .pinch, "salt"),
    ]
    return Recipe(
      id: "bench", title: "Carbonara", summary: "", description: "", cuisine: .italian,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 10, cookMinutes: 15), servings: 4,
      ingredients: lines.map { count, unit, name in
        let amount = Fraction(count, over: 1) ?? .one
        return Ingredient(
          measure: Measure(.exactly(amount), unit), name: name,
          food: FoodBook.culinary.food(named: name)?.id)
      },
      steps: [], picture: DishPicture(kind: .plate, description: ""))
  }()
}

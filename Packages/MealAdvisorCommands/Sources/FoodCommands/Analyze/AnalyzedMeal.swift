import FoodFacts
import MealCatalog
import MealModels

/// A meal with its contents, and the errors in its lines.
struct AnalyzedMeal: Sendable {
  let id: MealID
  let title: String
  let analysis: MealAnalysis
  /// The errors, in the order of the lines.
  let problems: [CatalogError]

  /// Makes a meal without errors.
  init(_ recipe: Recipe, _ analyzer: RecipeAnalyzer) {
    id = recipe.id
    title = recipe.title
    analysis = analyzer.analysis(of: recipe)
    problems = []
  }

  /// Makes a meal of a file, with the problems outside the file's meals.
  init(
    _ meal: CatalogInspection.InspectedMeal, _ analyzer: RecipeAnalyzer, outside: [CatalogError]
  ) {
    id = meal.recipe.id
    title = meal.recipe.title
    analysis = analyzer.analysis(of: meal.recipe, unreadAmounts: meal.unreadAmounts)
    problems = outside + meal.problems
  }

  /// The share of the weight whose nutrition is known, to four decimals.
  var resolvedMass: Double { (analysis.resolvedMass * 10_000).rounded() / 10_000 }

  /// Whether some of the weight is missing from all totals.
  var isPartial: Bool { resolvedMass < 1 }

  /// Whether the number of servings is unreadable; the whole meal is then treated as one serving.
  var lacksServings: Bool {
    problems.contains { error in
      error.kind == .bad(.servings) || error.kind == .missing(.key) && error.found == "servings"
    }
  }
}

import MealModels

extension RecipeAnalyzer {
  /// The nutrition of one serving, from the food table.
  ///
  /// Nutrients are known if at least 90 % of the weight is resolved. Net carbohydrate has the
  /// condition of ``MealAnalysis/netCarbohydrate``. The weight of a line is estimated if it is
  /// unknown, as for ``MealAnalysis/resolvedMass``.
  @Sendable public static func serving(of recipe: Recipe, foods: FoodBook) -> ServingFacts {
    let analyzer = RecipeAnalyzer(foods: foods)
    let lines = recipe.ingredients.map { analyzer.line($0, only: wanted, contents: false) }
    let totals = NutritionTotals(lines)
    let share = 1 / Double(max(recipe.servings, 1))
    let isKnown = totals.resolvedShare >= measuredShare
    return ServingFacts(
      netCarbohydrate: analyzer.netCarbohydrate(of: recipe, totals, unreadAmounts: []),
      nutrition: isKnown
        ? totals.facts(measuredShare: measuredShare).scaled(by: share) : NutritionFacts(),
      lines: lines.map { line in
        ServingFacts.Line(
          grams: (line.grams ?? NutritionTotals.estimate(line)).map { $0 * share },
          protein: line.facts?[.protein].map { $0 * share },
          carbohydrate: line.facts?[.carbohydrate].map { $0 * share })
      })
  }

  private static let wanted = Set(MealTraits.nutrients)
}

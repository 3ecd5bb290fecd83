import FoodFacts
import MealModels

/// The rules that the nutrition of a meal is known, and that the energy of a serving is in a range.
enum NutritionRules {
  /// The allowed kilocalories of a serving.
  static let energy = 100.0...1_100.0

  /// The share of the weight whose nutrition must be known.
  static let resolvedShare = 0.97

  static func findings(of meal: MealReading, _ analysis: MealAnalysis) -> [ReviewFinding] {
    unknown(meal, analysis) + amounts(meal) + energy(meal, analysis) + mass(meal, analysis)
  }

  private static func unknown(_ meal: MealReading, _ analysis: MealAnalysis) -> [ReviewFinding] {
    analysis.unknown.map {
      meal.finding(.unknownFood, $0, "unknown food '\($0)'; name a known one")
    }
  }

  private static func amounts(_ meal: MealReading) -> [ReviewFinding] {
    meal.recipe.ingredients.filter { $0.measure == nil && $0.note?.contains("to taste") != true }
      .map {
        meal.finding(.missingAmount, $0.name, "'\($0.name)' has no amount; give one, or 'to taste'")
      }
  }

  private static func energy(_ meal: MealReading, _ analysis: MealAnalysis) -> [ReviewFinding] {
    guard let found = analysis.perServing[.energy] else {
      return [
        meal.finding(
          .energyRange, "energy", "the energy of a serving is not known; choose known foods")
      ]
    }
    guard !energy.contains(found) else { return [] }
    return [
      meal.finding(
        .energyRange, "energy",
        "a serving has \(Int(found.rounded())) kcal; change servings or amounts to get 100 to 1,100"
      )
    ]
  }

  private static func mass(_ meal: MealReading, _ analysis: MealAnalysis) -> [ReviewFinding] {
    guard analysis.resolvedMass < resolvedShare else { return [] }
    let percent = Int((analysis.resolvedMass * 100).rounded(.down))
    return [
      meal.finding(
        .resolvedMass, "ingredients",
        "nutrition is known for \(percent) % of the weight; give weights or known foods for 97 %")
    ]
  }
}

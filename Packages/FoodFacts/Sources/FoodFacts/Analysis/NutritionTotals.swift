import MealModels

/// The sum of a recipe's ingredients, with the weight that is known.
struct NutritionTotals {
  /// The weight of all lines with an amount, estimated if it is unknown.
  private(set) var grams = 0.0
  /// The weight of the lines whose nutrition is known.
  private(set) var resolvedGrams = 0.0

  private var sums: [Nutrient: Double] = [:]
  private var measured: [Nutrient: Double] = [:]

  /// The assumed weight of a line with an unknown amount, in grams.
  private static let unknownAmount = 30.0

  init(_ lines: [IngredientAnalysis], unreadAmounts: Set<Int> = []) {
    for (position, line) in lines.enumerated() {
      if unreadAmounts.contains(position) { grams += Self.unknownAmount } else { add(line) }
    }
  }

  /// The fraction of the weight whose nutrition is known, 0 to 1; 1 for an empty recipe.
  var resolvedShare: Double { grams > 0 ? resolvedGrams / grams : 1 }

  /// The nutrients that were measured in at least this fraction of the resolved weight.
  func facts(measuredShare: Double) -> NutritionFacts {
    NutritionFacts(
      sums.filter { (measured[$0.key] ?? 0) >= measuredShare * resolvedGrams })
  }

  private mutating func add(_ line: IngredientAnalysis) {
    guard let weight = line.grams ?? Self.estimate(line) else { return }
    grams += weight
    guard let facts = line.facts else { return }
    resolvedGrams += weight
    facts.forEach { nutrient, amount in
      sums[nutrient, default: 0] += amount
      measured[nutrient, default: 0] += weight
    }
  }

  /// The estimated weight of a line that cannot be resolved; nil if the food is known and the cook
  /// decides the amount.
  ///
  /// A volume is weighed as water, and a piece as 100 g.
  static func estimate(_ line: IngredientAnalysis) -> Double? {
    guard let measure = line.ingredient.measure, measure.word == nil else {
      return line.food == nil ? unknownAmount : nil
    }
    return measure.quantity.upperBound.doubleValue * (measure.unit?.baseAmount ?? 100)
  }
}

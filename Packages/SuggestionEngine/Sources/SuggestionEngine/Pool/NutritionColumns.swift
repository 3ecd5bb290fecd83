import MealModels

/// Nutrients of one serving of each meal, for those that people count over a day.
struct NutritionColumns: Sendable {
  /// The nutrients of which a day has only so much left.
  static let counted: [Nutrient] = [
    .energy, .fat, .saturatedFat, .carbohydrate, .sugars, .sodium,
  ]

  private let columns: [Nutrient: [Float]]

  init(_ meals: [MealSummary]) {
    columns = Dictionary(
      uniqueKeysWithValues: Self.counted.map { nutrient in
        (nutrient, meals.map { Float($0.traits.nutrition[nutrient] ?? .nan) })
      })
  }

  /// By how much a serving goes beyond what is left of the day, as a share of the whole, from 0 when
  /// everything that is known fits up to 1; nil when nothing of it is known.
  ///
  /// The share is excess / (excess + left): half of it at twice what is left, and with nothing left
  /// 100 kcal, g or mg stand for it, so that the lightest still comes first.
  ///
  /// - Parameter rows: what goes with the meal, as rows of the columns `sides`.
  func excess(
    of meal: Int, with rows: [Int], in sides: NutritionColumns, over left: NutritionFacts
  ) -> Float? {
    var worst: Float?
    for nutrient in Self.counted {
      guard let rest = left[nutrient], let amount = amount(nutrient, meal, rows, sides),
        !amount.isNaN
      else { continue }
      let excess = max(0, amount - max(0, Float(rest)))
      worst = max(worst ?? 0, excess / (excess + max(100, Float(rest))))
    }
    return worst
  }

  /// Whether a serving is known not to go beyond what is left of anything that somebody counts.
  func isKnownToFit(
    _ meal: Int, with rows: [Int], in sides: NutritionColumns, within left: NutritionFacts
  ) -> Bool {
    let counted = Self.counted.filter { left[$0] != nil }
    return !counted.isEmpty
      && counted.allSatisfy { amount($0, meal, rows, sides) ?? .nan <= Float(left[$0] ?? 0) }
  }

  /// What a meal has with all that goes with it; NaN where something of it is not known.
  private func amount(
    _ nutrient: Nutrient, _ meal: Int, _ rows: [Int], _ sides: NutritionColumns
  ) -> Float? {
    guard let own = columns[nutrient]?[meal], let others = sides.columns[nutrient] else {
      return nil
    }
    return rows.reduce(own) { $0 + others[$1] }
  }
}

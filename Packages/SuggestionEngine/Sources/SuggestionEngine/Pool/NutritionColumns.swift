import MealModels

/// The nutrients of one serving of each meal that people count over a day.
struct NutritionColumns: Sendable {
  /// The nutrients that may be limited over a day.
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

  /// How far a serving exceeds the rest of the day, from 0, if all known amounts fit, up to 1; nil
  /// if none is known.
  ///
  /// The result is excess / (excess + rest), so it is one half for a serving of twice the rest. A
  /// rest below 100 kcal, g or mg is replaced by 100 in the divisor, so that the lightest serving
  /// still comes first.
  ///
  /// - Parameter rows: the sides of the meal, as rows of the columns `sides`.
  func excess(
    of meal: Int, with rows: [Int], in sides: NutritionColumns, over left: NutritionFacts
  ) -> Float? {
    var worst: Float?
    for nutrient in Self.counted {
      guard let rest = left[nutrient],
        let amount = amount(nutrient, meal: meal, rows: rows, sides: sides),
        !amount.isNaN
      else { continue }
      let excess = max(0, amount - max(0, Float(rest)))
      worst = max(worst ?? 0, excess / (excess + max(100, Float(rest))))
    }
    return worst
  }

  /// Whether a serving is known to stay within the rest of every nutrient that the eater counts.
  func isKnownToFit(
    _ meal: Int, with rows: [Int], in sides: NutritionColumns, within left: NutritionFacts
  ) -> Bool {
    let counted = Self.counted.filter { left[$0] != nil }
    return !counted.isEmpty
      && counted.allSatisfy {
        amount($0, meal: meal, rows: rows, sides: sides) ?? .nan <= Float(left[$0] ?? 0)
      }
  }

  /// The amount of a nutrient in a meal with all its sides; NaN if the amount of one of them is
  /// unknown.
  private func amount(
    _ nutrient: Nutrient, meal: Int, rows: [Int], sides: NutritionColumns
  ) -> Float? {
    guard let own = columns[nutrient]?[meal], let others = sides.columns[nutrient] else {
      return nil
    }
    return rows.reduce(own) { $0 + others[$1] }
  }
}

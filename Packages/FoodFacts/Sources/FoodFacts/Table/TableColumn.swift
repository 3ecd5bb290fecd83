import MealModels

/// A column of the food composition table.
package struct TableColumn: Sendable {
  /// The name of the column in the source file.
  package let name: String
  /// The nutrient in the column, for each 100 g; nil for the other columns.
  let nutrient: Nutrient?
  /// The number of decimal places in the source.
  let decimals: Int

  /// The columns with numbers of a food, in the order of the source.
  package static let all: [TableColumn] = [
    TableColumn("refuse_pct", nil, 0), TableColumn("protein_factor", nil, 2),
    TableColumn("fat_factor", nil, 2), TableColumn("carb_factor", nil, 2),
    TableColumn("kcal", .energy, 0), TableColumn("protein_g", .protein, 2),
    TableColumn("fat_g", .fat, 2), TableColumn("carb_g", .carbohydrate, 2),
    TableColumn("fiber_g", .fibre, 1), TableColumn("sugar_g", .sugars, 2),
    TableColumn("sodium_mg", .sodium, 0), TableColumn("sat_fat_g", .saturatedFat, 3),
    TableColumn("mono_fat_g", .monounsaturatedFat, 3),
    TableColumn("poly_fat_g", .polyunsaturatedFat, 3), TableColumn("trans_fat_g", .transFat, 3),
    TableColumn("cholesterol_mg", .cholesterol, 0), TableColumn("calcium_mg", .calcium, 0),
    TableColumn("iron_mg", .iron, 2), TableColumn("potassium_mg", .potassium, 0),
    TableColumn("magnesium_mg", .magnesium, 0), TableColumn("phosphorus_mg", .phosphorus, 0),
    TableColumn("zinc_mg", .zinc, 2), TableColumn("vitC_mg", .vitaminC, 1),
    TableColumn("vitA_rae_ug", .vitaminA, 0), TableColumn("vitD_ug", .vitaminD, 1),
    TableColumn("vitE_mg", .vitaminE, 2), TableColumn("vitK_ug", .vitaminK, 1),
    TableColumn("thiamin_mg", .thiamin, 3), TableColumn("riboflavin_mg", .riboflavin, 3),
    TableColumn("niacin_mg", .niacin, 3), TableColumn("vitB6_mg", .vitaminB6, 3),
    TableColumn("folate_dfe_ug", .folate, 0), TableColumn("vitB12_ug", .vitaminB12, 2),
    TableColumn("alcohol_g", .alcohol, 1), TableColumn("caffeine_mg", .caffeine, 0),
    TableColumn("water_g", .water, 2),
  ]

  private init(_ name: String, _ nutrient: Nutrient?, _ decimals: Int) {
    self.name = name
    self.nutrient = nutrient
    self.decimals = decimals
  }

  /// The factor by which the stored whole numbers are larger than the amounts.
  var scale: Double { Self.scales[decimals] }

  private static let scales: [Double] = [1, 10, 100, 1000]

  /// The amount of a stored number.
  func amount(_ stored: Int) -> Double { Double(stored) / scale }

  /// The whole number that stores a decimal of the source exactly; nil for any other text.
  package func stored(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard (1...2).contains(parts.count), fraction.count <= decimals,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 })
    else { return nil }
    let padding = String(repeating: "0", count: decimals - fraction.count)
    return Int(String(parts[0]) + fraction + padding)
  }
}

/// A nutrient that a nutrition label can name.
public enum Nutrient: String, CaseIterable, Hashable, Sendable, Codable {
  /// Energy, in kilocalories.
  case energy
  /// Protein, in grams.
  case protein
  /// Total fat, in grams.
  case fat
  /// Saturated fat, in grams.
  case saturatedFat = "saturated-fat"
  /// Monounsaturated fat, in grams.
  case monounsaturatedFat = "monounsaturated-fat"
  /// Polyunsaturated fat, in grams.
  case polyunsaturatedFat = "polyunsaturated-fat"
  /// Trans fat, in grams.
  case transFat = "trans-fat"
  /// Total carbohydrate including fibre, in grams.
  case carbohydrate
  /// Dietary fibre, in grams.
  case fibre
  /// Total sugars, in grams.
  case sugars
  /// Cholesterol, in milligrams.
  case cholesterol
  /// Sodium, in milligrams.
  case sodium
  /// Potassium, in milligrams.
  case potassium
  /// Calcium, in milligrams.
  case calcium
  /// Iron, in milligrams.
  case iron
  /// Magnesium, in milligrams.
  case magnesium
  /// Phosphorus, in milligrams.
  case phosphorus
  /// Zinc, in milligrams.
  case zinc
  /// Vitamin A, in micrograms of retinol activity equivalents.
  case vitaminA = "vitamin-a"
  /// Vitamin C, in milligrams.
  case vitaminC = "vitamin-c"
  /// Vitamin D, in micrograms.
  case vitaminD = "vitamin-d"
  /// Vitamin E as alpha-tocopherol, in milligrams.
  case vitaminE = "vitamin-e"
  /// Vitamin K as phylloquinone, in micrograms.
  case vitaminK = "vitamin-k"
  /// Thiamin, vitamin B1, in milligrams.
  case thiamin
  /// Riboflavin, vitamin B2, in milligrams.
  case riboflavin
  /// Niacin, vitamin B3, in milligrams.
  case niacin
  /// Vitamin B6, in milligrams.
  case vitaminB6 = "vitamin-b6"
  /// Folate, in micrograms of dietary folate equivalents.
  case folate
  /// Vitamin B12, in micrograms.
  case vitaminB12 = "vitamin-b12"
  /// Alcohol, in grams.
  case alcohol
  /// Caffeine, in milligrams.
  case caffeine
  /// Water, in grams.
  case water

  /// The unit in which amounts are given: kcal, g, mg or µg.
  public var unit: String {
    switch self {
    case .energy: "kcal"
    case .protein, .fat, .saturatedFat, .monounsaturatedFat, .polyunsaturatedFat, .transFat,
      .carbohydrate, .fibre, .sugars, .alcohol, .water:
      "g"
    case .cholesterol, .sodium, .potassium, .calcium, .iron, .magnesium, .phosphorus, .zinc,
      .vitaminC, .vitaminE, .thiamin, .riboflavin, .niacin, .vitaminB6, .caffeine:
      "mg"
    case .vitaminA, .vitaminD, .vitaminK, .folate, .vitaminB12: "µg"
    }
  }
}

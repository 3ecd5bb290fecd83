/// Something that a nutrition label can name.
public enum Nutrient: String, CaseIterable, Hashable, Sendable, Codable {
  /// Energy, in kilocalories.
  case energy
  /// Protein, in grams.
  case protein
  /// Total fat, in grams.
  case fat
  /// Saturated fat, in grams.
  case saturatedFat = "saturated-fat"
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
  /// Vitamin A, in micrograms of retinol activity equivalents.
  case vitaminA = "vitamin-a"
  /// Vitamin C, in milligrams.
  case vitaminC = "vitamin-c"
  /// Vitamin D, in micrograms.
  case vitaminD = "vitamin-d"
}

import AppWords

extension CopyTable {
  /// Nutrients as titles.
  static let nutrientEnglish: [CopyKey: CopyEntry] = [
    "nutrient.energy": "Energy",
    "nutrient.protein": "Protein",
    "nutrient.fat": "Fat",
    "nutrient.saturated-fat": "Saturated fat",
    "nutrient.monounsaturated-fat": "Monounsaturated fat",
    "nutrient.polyunsaturated-fat": "Polyunsaturated fat",
    "nutrient.trans-fat": "Trans fat",
    "nutrient.carbohydrate": "Carbohydrate",
    "nutrient.fibre": "Fiber",
    "nutrient.sugars": "Sugars",
    "nutrient.cholesterol": "Cholesterol",
    "nutrient.sodium": "Sodium",
    "nutrient.potassium": "Potassium",
    "nutrient.calcium": "Calcium",
    "nutrient.iron": "Iron",
    "nutrient.magnesium": "Magnesium",
    "nutrient.phosphorus": "Phosphorus",
    "nutrient.zinc": "Zinc",
    "nutrient.vitamin-a": "Vitamin A",
    "nutrient.vitamin-c": "Vitamin C",
    "nutrient.vitamin-d": "Vitamin D",
    "nutrient.vitamin-e": "Vitamin E",
    "nutrient.vitamin-k": "Vitamin K",
    "nutrient.thiamin": "Thiamin",
    "nutrient.riboflavin": "Riboflavin",
    "nutrient.niacin": "Niacin",
    "nutrient.vitamin-b6": "Vitamin B6",
    "nutrient.folate": "Folate",
    "nutrient.vitamin-b12": "Vitamin B12",
    "nutrient.alcohol": "Alcohol",
    "nutrient.caffeine": "Caffeine",
    "nutrient.water": "Water",
  ]
}

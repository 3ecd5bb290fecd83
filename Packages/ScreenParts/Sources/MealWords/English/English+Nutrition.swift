import AppWords

extension CopyTable {
  /// The nutrition of a serving and of a week, in short.
  static let nutritionEnglish: [CopyKey: CopyEntry] = [
    "nutrition-line.energy": "{amount} kcal",
    "nutrition-line.protein": "{amount} g protein",
    "nutrition-line.carbohydrate": "{amount} g carbohydrate",
    "nutrition-line.fat": "{amount} g fat",
    "nutrition-line.partial": "{names} not known",
    "nutrition-line.unknown": "Nutrition not known",
    "nutrition-line.week": "One serving of each meal: about {energy} kcal a day.",
    "nutrition-line.week.partial": .plural(
      one: "{count} meal is not in it, because its energy is not known.",
      other: "{count} meals are not in it, because their energy is not known."),
    "nutrition-line.week.unknown": "The energy of these meals is not known.",
  ]
}

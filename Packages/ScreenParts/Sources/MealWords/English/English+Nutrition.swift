import AppWords

extension CopyTable {
  /// The nutrition of a serving and of a week, in short.
  static let nutritionEnglish: [CopyKey: CopyEntry] = [
    "nutrition.energy": "{amount} kcal",
    "nutrition.protein": "{amount} g protein",
    "nutrition.carbohydrate": "{amount} g carbohydrate",
    "nutrition.fat": "{amount} g fat",
    "nutrition.partial": "{names} not known",
    "nutrition.unknown": "Nutrition not known",
    "nutrition.week": "One serving of each meal: about {energy} kcal a day.",
    "nutrition.week.partial": .plural(
      one: "{count} meal is not in it, because its energy is not known.",
      other: "{count} meals are not in it, because their energy is not known."),
    "nutrition.week.unknown": "The energy of these meals is not known.",
  ]
}

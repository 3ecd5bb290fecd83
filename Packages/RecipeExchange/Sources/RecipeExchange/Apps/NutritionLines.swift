import MealModels

/// Nutrition that is stated as lines of text: "Calories: 250 kcal".
enum NutritionLines {
  /// Reads the known lines into the nutrition of a recipe, and the rest into its notes.
  static func read(_ text: String?, into recipe: inout ExchangedRecipe) {
    guard let text else { return }
    for line in text.filledLines {
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      if parts.count == 2, let property = properties[parts[0].lowercased()] {
        recipe.draft.statedNutrition[property] = parts[1]
      } else {
        recipe.note(line, named: "Nutrition")
      }
    }
  }

  /// The nutrition as lines, in a fixed order.
  static func text(_ stated: [String: String]) -> String {
    stated.sorted { $0.key < $1.key }.map { "\(names[$0.key] ?? $0.key): \($0.value)" }
      .joined(separator: "\n")
  }

  /// The properties of schema.org by their common names.
  static let properties: [String: String] = [
    "calories": "calories", "energy": "calories", "fat": "fatContent", "total fat": "fatContent",
    "fats": "fatContent", "saturated fat": "saturatedFatContent", "trans fat": "transFatContent",
    "unsaturated fat": "unsaturatedFatContent", "cholesterol": "cholesterolContent",
    "sodium": "sodiumContent", "carbohydrates": "carbohydrateContent",
    "carbohydrate": "carbohydrateContent", "carbs": "carbohydrateContent",
    "total carbohydrates": "carbohydrateContent", "fiber": "fiberContent", "fibre": "fiberContent",
    "sugar": "sugarContent", "sugars": "sugarContent", "protein": "proteinContent",
    "proteins": "proteinContent", "serving size": "servingSize",
  ]

  private static let names: [String: String] = [
    "calories": "Calories", "fatContent": "Fat", "saturatedFatContent": "Saturated fat",
    "transFatContent": "Trans fat", "unsaturatedFatContent": "Unsaturated fat",
    "cholesterolContent": "Cholesterol", "sodiumContent": "Sodium",
    "carbohydrateContent": "Carbohydrates", "fiberContent": "Fiber", "sugarContent": "Sugar",
    "proteinContent": "Protein", "servingSize": "Serving size",
  ]
}

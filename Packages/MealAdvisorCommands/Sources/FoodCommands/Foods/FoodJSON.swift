import FoodFacts
import MealModels
import PrintedText

/// The JSON of foods and their contents.
enum FoodJSON {
  /// A food that a search found.
  static func hit(_ entry: FoodEntry) -> JSON {
    [
      "id": .string(entry.hit.id.rawValue),
      "name": .string(entry.hit.name),
      "allergens": entry.contents.map { allergens($0.allergens) } ?? .null,
      "possible": entry.contents.map { allergens($0.possibleAlone) } ?? .null,
      "traces": entry.contents.map { allergens($0.tracesAlone) } ?? .null,
      "per100g": facts(entry.facts),
    ]
  }

  /// The food that a name was matched with.
  static func match(_ match: FoodMatch, names: [String]) -> JSON {
    [
      "input": .string(match.input),
      "food": match.food == nil ? .null : .string(names.joined(separator: ", ")),
      "allergens": allergens(match.contents?.allergens ?? []),
      "possible": allergens(match.contents?.possibleAlone ?? []),
      "traces": allergens(match.contents?.tracesAlone ?? []),
      "vegetarian": .string(match.isVegetarian.rawValue),
      "vegan": .string(match.isVegan.rawValue),
      "pork": .string(match.hasPork.rawValue),
      "alcohol": .string(match.hasAlcohol.rawValue),
    ]
  }

  /// Every nutrient by its id; null if it was not measured.
  static func facts(_ facts: NutritionFacts?) -> JSON {
    .object(
      Nutrient.allCases.map { nutrient in
        JSON.Member(
          nutrient.rawValue, facts?[nutrient].map { .number(rounded($0)) } ?? .null)
      })
  }

  private static func allergens(_ set: AllergenSet) -> JSON {
    .strings(set.allergens.map(\.rawValue))
  }

  /// An amount rounded to three decimals, as in the table.
  private static func rounded(_ amount: Double) -> Double {
    (amount * 1000).rounded() / 1000
  }
}

import FoodFacts
import MealModels

/// The shapes in which foods and what they contain are written.
enum FoodJSON {
  /// A food that a search found.
  static func hit(_ entry: FoodEntry) -> JSONValue {
    [
      "id": .string(entry.hit.id.rawValue),
      "name": .string(entry.hit.name),
      "allergens": entry.contents.map { .strings($0.allergens.allergens.map(\.rawValue)) } ?? .null,
      "traces": entry.contents.map { .strings(traces(of: $0)) } ?? .null,
      "per100g": facts(entry.facts),
    ]
  }

  /// What a name was taken for.
  static func match(_ match: FoodMatch, names: [String]) -> JSONValue {
    [
      "input": .string(match.input),
      "food": match.food == nil ? .null : .string(names.joined(separator: ", ")),
      "allergens": .strings(match.contents?.allergens.allergens.map(\.rawValue) ?? []),
      "traces": .strings(match.contents.map(traces) ?? []),
      "vegetarian": .string(match.isVegetarian.rawValue),
      "vegan": .string(match.isVegan.rawValue),
      "pork": .string(match.hasPork.rawValue),
      "alcohol": .string(match.hasAlcohol.rawValue),
    ]
  }

  /// Every nutrient by its id, null where it was not measured.
  static func facts(_ facts: NutritionFacts?) -> JSONValue {
    .object(
      Nutrient.allCases.map { nutrient in
        JSONValue.Member(
          nutrient.rawValue, facts?[nutrient].map { .number(rounded($0)) } ?? .null)
      })
  }

  /// Traces of what is not contained anyway.
  private static func traces(of contents: FoodContents) -> [String] {
    contents.traces.subtracting(contents.allergens).allergens.map(\.rawValue)
  }

  /// Three decimals, as the table has them.
  private static func rounded(_ amount: Double) -> Double {
    (amount * 1000).rounded() / 1000
  }
}

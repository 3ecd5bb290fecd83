import FoodFacts
import MealCatalog
import MealModels
import PrintedText

/// The JSON of the analysis of meals.
enum AnalysisJSON {
  /// The document of one meal, or of a list with the id of each.
  static func document(_ meals: [AnalyzedMeal]) -> JSON {
    guard meals.count != 1 else { return .object(members(meals[0])) }
    return [
      "meals": .array(meals.map { .object([.init("id", .string($0.id.rawValue))] + members($0)) })
    ]
  }

  /// The document of a file without a meal.
  static func empty(problems: [CatalogError]) -> JSON {
    [
      "servings": .null, "perServing": FoodJSON.facts(nil), "per100g": FoodJSON.facts(nil),
      "resolvedMass": .integer(0), "allergens": .array([]), "possible": .array([]),
      "traces": .array([]), "diets": .array([]), "notDiets": .array([]), "unknown": .array([]),
      "problems": .array(problems.map(problem)),
    ]
  }

  private static func members(_ meal: AnalyzedMeal) -> [JSON.Member] {
    let analysis = meal.analysis
    return [
      .init("servings", .integer(analysis.servings)),
      .init("perServing", FoodJSON.facts(analysis.perServing)),
      .init("per100g", FoodJSON.facts(analysis.per100g)),
      .init("resolvedMass", .number(meal.resolvedMass)),
      .init("allergens", .array(analysis.allergens.map(finding))),
      .init("possible", .array(analysis.possible.map(finding))),
      .init("traces", .array(analysis.traces.map(finding))),
      .init("diets", .strings(analysis.diets.diets.map(\.rawValue))),
      .init("notDiets", .array(analysis.notDiets.map(finding))),
      .init("unknown", .strings(analysis.unknown)),
      .init("problems", .array(meal.problems.map(problem))),
    ]
  }

  private static func finding(_ finding: AllergenFinding) -> JSON {
    [
      "id": .string(finding.allergen.rawValue),
      "because": .string(AnalysisText.names(finding.because)),
    ]
  }

  private static func finding(_ finding: DietFinding) -> JSON {
    [
      "id": .string(finding.diet.rawValue),
      "because": .string(AnalysisText.reason(finding)),
    ]
  }

  private static func problem(_ error: CatalogError) -> JSON {
    ["place": .string(error.place), "message": .string(error.text)]
  }
}

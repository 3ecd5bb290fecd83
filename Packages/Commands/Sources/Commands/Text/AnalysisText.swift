import DesignSystem
import FoodFacts
import MealCatalog
import MealModels
import Presentation

/// What a meal contains, as lines and as JSON.
struct AnalysisText: Sendable {
  let title: String
  var id: MealID?
  let analysis: MealAnalysis
  let problems: [CatalogError]

  private var copy: Copy { .english }

  /// The document of one meal.
  var json: JSONValue { .object(members) }

  /// The document of one meal among several.
  var namedJSON: JSONValue { .object([.init("id", .optional(id?.rawValue))] + members) }

  /// The document of a file without a meal.
  static func emptyJSON(problems: [CatalogError]) -> JSONValue {
    [
      "servings": .null, "perServing": FoodJSON.facts(nil), "resolvedMass": .integer(0),
      "allergens": .array([]), "traces": .array([]), "diets": .array([]), "notDiets": .array([]),
      "unknown": .array([]), "problems": .array(problems.map(problem)),
    ]
  }

  private var members: [JSONValue.Member] {
    [
      .init("servings", .integer(analysis.servings)),
      .init("perServing", FoodJSON.facts(analysis.perServing)),
      .init("per100g", FoodJSON.facts(analysis.per100g)),
      .init("resolvedMass", .number((analysis.resolvedMass * 10_000).rounded() / 10_000)),
      .init("allergens", .array(analysis.allergens.map(finding))),
      .init("traces", .array(analysis.traces.map(finding))),
      .init("diets", .strings(analysis.diets.diets.map(\.rawValue))),
      .init(
        "notDiets",
        .array(
          analysis.notDiets.map { finding in
            ["id": .string(finding.diet.rawValue), "because": .string(Self.reason(finding))]
          })),
      .init("unknown", .strings(analysis.unknown)),
      .init("problems", .array(problems.map(Self.problem))),
    ]
  }

  private func finding(_ finding: AllergenFinding) -> JSONValue {
    [
      "id": .string(finding.allergen.rawValue),
      "because": .string(finding.because.joined(separator: ", ")),
    ]
  }

  private static func problem(_ error: CatalogError) -> JSONValue {
    ["place": .string(error.place), "message": .string(error.text)]
  }

  /// The analysis as people read it.
  var lines: [String] {
    [title, servingLine] + nutritionLines + allergenLines + dietLines + unknownLines
      + problemLines
  }

  private var isPartial: Bool { analysis.resolvedMass < 0.9995 }

  private var servingLine: String {
    let weight = NutritionText.amount(analysis.grams / Double(analysis.servings))
    let share = NutritionText.amount(analysis.resolvedMass * 100)
    let note = isPartial ? "; partial: \(share) % of the weight is known" : ""
    let noun = analysis.servings == 1 ? "serving" : "servings"
    return "\(analysis.servings) \(noun) of about \(weight) g\(note)"
  }

  private var nutritionLines: [String] {
    ["", isPartial ? "In a serving, at least" : "In a serving"]
      + Nutrient.allCases.compactMap { nutrient in
        analysis.perServing[nutrient].map {
          "  \(copy.name(of: nutrient)): \(NutritionText.amount($0)) \(nutrient.unit)"
        }
      }
  }

  private var allergenLines: [String] {
    let contained = analysis.allergens.flatMap { finding in
      hanging("\(copy.name(of: finding.allergen)): \(finding.because.joined(separator: ", "))")
    }
    let traces = analysis.traces.flatMap { finding in
      hanging("\(copy.name(of: finding.allergen)): \(finding.because.joined(separator: ", "))")
    }
    return ["", contained.isEmpty ? "Contains no allergens that are known" : "Contains"]
      + contained + (traces.isEmpty ? [] : ["", "May contain"] + traces)
  }

  private var dietLines: [String] {
    let fits = analysis.diets.diets.map(copy.inlineName(of:))
    return [""] + WrappedText.lines(fits.isEmpty ? "Fits no diet" : "Fits \(copy.list(fits))")
      + analysis.notDiets.flatMap { finding in
        hanging("not \(copy.inlineName(of: finding.diet)): \(Self.reason(finding))")
      }
  }

  private var unknownLines: [String] {
    guard !analysis.unknown.isEmpty else { return [] }
    return [""]
      + WrappedText.lines(
        "Not known, so unsafe for every allergy and diet: "
          + analysis.unknown.joined(separator: ", "))
  }

  private var problemLines: [String] {
    problems.isEmpty ? [] : ["", "Problems"] + problems.flatMap { hanging($0.message) }
  }

  private func hanging(_ text: String) -> [String] { WrappedText.lines(text, indent: 2) }

  private static func reason(_ finding: DietFinding) -> String {
    switch finding.because {
    case .ingredients(let names): names.joined(separator: ", ")
    case .together(let names): names.joined(separator: " with ")
    case .unknown(let names): "unknown: " + names.joined(separator: ", ")
    case .netCarbohydrate(let grams?):
      "\(NutritionText.amount(grams)) g net carbohydrate a serving"
    case .netCarbohydrate(nil): "net carbohydrate is not known"
    }
  }
}

import CommandKit
import DesignSystem
import FoodFacts
import MealModels
import Presentation
import ScreenParts

/// The contents of a meal, for people.
struct AnalysisText: Sendable {
  let meal: AnalyzedMeal
  let copy: Copy

  private var analysis: MealAnalysis { meal.analysis }

  var lines: [String] {
    heading + section("Not known, so unsafe for every allergy and diet", analysis.unknown)
      + allergens + diets + nutrition + section("Problems", meal.problems.map(\.message))
  }

  private var heading: [String] {
    let count = analysis.servings
    let noun = meal.lacksServings ? "meal" : count == 1 ? "serving" : "servings"
    let weight = NutritionText.amount(analysis.grams / Double(count))
    let title = meal.title.isEmpty ? "A meal without a title" : meal.title
    return WrappedText.lines(title, hanging: 2) + ["\(count) \(noun) of about \(weight) g"]
      + (meal.lacksServings ? ["Servings unknown: everything counts as one serving"] : [])
      + (meal.isPartial ? ["Totals are partial: about \(share) % of the weight is known"] : [])
  }

  private var share: Int { Int(meal.resolvedMass * 100) }

  private var allergens: [String] {
    let contained = findings(analysis.allergens)
    return section("Contains", contained.isEmpty ? ["no listed allergen"] : contained)
      + section(copy("contents.possible"), findings(analysis.possible))
      + section(copy("contents.traces"), findings(analysis.traces))
  }

  private func findings(_ findings: [AllergenFinding]) -> [String] {
    let named = AllergenSet(findings.map(\.allergen)).worthNaming
    return findings.filter { named.contains($0.allergen) }.map { finding in
      "\(copy.name(of: finding.allergen)): \(Self.names(finding.because))"
    }
  }

  private var diets: [String] {
    let fits = analysis.diets.diets.map(copy.inlineName(of:))
    return section("Fits", fits.isEmpty ? ["no diet"] : [copy.list(fits)])
      + section("Does not fit", analysis.notDiets.compactMap(mismatch))
  }

  /// A diet with the reason why the meal does not fit it; nil if the reason is an unknown food,
  /// because the text names unknown foods earlier.
  private func mismatch(_ finding: DietFinding) -> String? {
    if case .unknown = finding.because { return nil }
    return "\(copy.inlineName(of: finding.diet)): \(Self.reason(finding))"
  }

  private var nutrition: [String] {
    ["", meal.isPartial ? "Nutrition, as far as known" : "Nutrition"]
      + NutritionText.table(
        serving: analysis.perServing, hundredGrams: analysis.per100g, copy)
  }

  private func section(_ heading: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    return ["", heading] + items.flatMap { WrappedText.lines($0, indent: 2, hanging: 2) }
  }
}

extension AnalysisText {
  /// Why a meal does not fit a diet.
  static func reason(_ finding: DietFinding) -> String {
    switch finding.because {
    case .ingredients(let found): names(found)
    case .together(let found): names(found, separator: " with ")
    case .unknown(let found): "unknown: \(names(found))"
    case .netCarbohydrate(let grams?):
      "\(NutritionText.amount(grams)) g net carbohydrate a serving"
    case .netCarbohydrate(nil): "net carbohydrate unknown"
    }
  }

  /// Joins the names of ingredients, each once; the separator is no comma, because a name may
  /// contain commas.
  static func names(_ names: [String], separator: String = "; ") -> String {
    names.reduce(into: [String]()) { list, name in
      if !list.contains(name) { list.append(name) }
    }.joined(separator: separator)
  }
}

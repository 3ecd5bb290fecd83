import CommandKit
import DesignSystem
import FoodFacts
import MealModels
import Presentation
import ScreenParts

/// Foods with their contents, for people.
struct FoodsText: Sendable {
  let entries: [FoodEntry]
  let copy: Copy

  var lines: [String] {
    Array(entries.map(lines(of:)).joined(separator: [""]))
  }

  private func lines(of entry: FoodEntry) -> [String] {
    let facts = contents(of: entry) + [nutrition(of: entry), source(of: entry)].compactMap(\.self)
    return WrappedText.lines(entry.hit.name, hanging: 2)
      + facts.flatMap { WrappedText.lines($0, indent: 2, hanging: 2) }
  }

  private func contents(of entry: FoodEntry) -> [String] {
    guard let contents = entry.contents else {
      return ["Contains: unknown, so it is unsafe for every allergy and diet"]
    }
    let contained = copy.names(of: contents.allergens)
    let possible = copy.names(of: contents.possibleAlone)
    let traces = copy.names(of: contents.tracesAlone)
    return [
      "Contains: \(contained.isEmpty ? "no listed allergen" : copy.list(contained))",
      possible.isEmpty ? nil : "\(copy("contents.possible")): \(copy.list(possible))",
      traces.isEmpty ? nil : "\(copy("contents.traces")): \(copy.list(traces))",
      diets("Fits", contents, areFit: true), diets("Does not fit", contents, areFit: false),
    ].compactMap(\.self)
  }

  /// The diets that a food fits or does not fit; keto depends on the amount.
  private func diets(_ label: String, _ contents: FoodContents, areFit: Bool) -> String? {
    let diets = Diet.allCases.filter { diet in
      diet != .everything && diet != .keto && contents.fits(diet) == areFit
    }
    return diets.isEmpty ? nil : "\(label): \(copy.list(diets.map(copy.inlineName(of:))))"
  }

  private func nutrition(of entry: FoodEntry) -> String {
    guard let facts = entry.facts else { return "In 100 g: nutrition unknown" }
    let shown = [Nutrient.energy, .protein, .fat, .carbohydrate, .fibre].map { nutrient in
      let name = copy.name(of: nutrient).lowercased()
      return "\(name) \(NutritionText.amount(of: nutrient, in: facts))"
    }
    return "In 100 g: \(shown.joined(separator: ", "))"
  }

  /// The row with the nutrients, with its own name if that differs from the food's.
  private func source(of entry: FoodEntry) -> String? {
    entry.row.map { row in
      let name = row.description == entry.hit.name ? "" : ", \(row.description)"
      return "Source: USDA SR28 \(row.id)\(name)"
    }
  }
}

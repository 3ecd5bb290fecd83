import DesignSystem
import FoodFacts
import MealModels
import Presentation

/// Foods with what they contain, as people read them.
struct FoodsText: Sendable {
  let entries: [FoodEntry]

  private var copy: Copy { .english }

  var lines: [String] {
    Array(entries.map(lines(of:)).joined(separator: [""]))
  }

  private func lines(of entry: FoodEntry) -> [String] {
    [entry.hit.name] + WrappedText.lines(allergens(of: entry), indent: 2)
      + WrappedText.lines(nutrition(of: entry), indent: 2) + source(of: entry)
  }

  private func allergens(of entry: FoodEntry) -> String {
    guard let contents = entry.contents else {
      return "Nobody can tell what it contains: unsafe for every allergy and diet."
    }
    let contained = contents.allergens.allergens.map(copy.inlineName(of:))
    let traces = contents.traces.subtracting(contents.allergens).allergens.map(copy.inlineName(of:))
    let diets = contents.diets.diets.filter { $0 != .keto }.map(copy.inlineName(of:))
    return [
      contained.isEmpty ? "No allergens" : "Contains \(copy.list(contained))",
      traces.isEmpty ? nil : "may contain \(copy.list(traces))",
      diets.isEmpty ? "fits no diet" : "fits \(copy.list(diets))",
    ].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func nutrition(of entry: FoodEntry) -> String {
    guard let facts = entry.facts else { return "Nutrition is not known." }
    let shown: [(Nutrient, String)] = [
      (.protein, "protein"), (.fat, "fat"), (.carbohydrate, "carbohydrate"), (.fibre, "fibre"),
    ]
    let parts = shown.map { nutrient, name in
      "\(name) \(facts[nutrient].map { "\(NutritionText.amount($0)) g" } ?? "not measured")"
    }
    let energy = facts[.energy].map { "\(NutritionText.amount($0)) kcal" } ?? "energy not measured"
    return "In 100 g: \(([energy] + parts).joined(separator: ", "))."
  }

  /// The row that the nutrients come from, where it is called otherwise.
  private func source(of entry: FoodEntry) -> [String] {
    guard let row = entry.row, row.description != entry.hit.name else { return [] }
    return WrappedText.lines("Measured: \(row.description) (USDA SR28 \(row.id)).", indent: 2)
  }
}

/// Amounts of nutrients as people read them.
enum NutritionText {
  /// Whole numbers from ten on, one decimal below.
  static func amount(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    if tenths >= 100 { return String(Int(value.rounded())) }
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}

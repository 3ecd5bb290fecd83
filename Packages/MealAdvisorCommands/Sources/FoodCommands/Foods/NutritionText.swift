import DesignSystem
import MealModels
import Presentation
import ScreenParts

/// Amounts of nutrients, for people.
enum NutritionText {
  /// An amount: a whole number from ten, one decimal from one, two decimals below one; only an
  /// exact zero is "0".
  static func amount(_ value: Double) -> String {
    switch value {
    case 9.95...: decimal(value, places: 0)
    case 0.995...: decimal(value, places: 1)
    case 0.005...: decimal(value, places: 2)
    case let value where value > 0: "under 0.01"
    default: "0"
    }
  }

  /// An amount with its unit; an unmeasured one is not shown as zero.
  static func amount(of nutrient: Nutrient, in facts: NutritionFacts) -> String {
    facts[nutrient].map { "\(amount($0)) \(nutrient.unit)" } ?? "not measured"
  }

  /// The nutrients of a serving and of 100 g, side by side under their headings.
  static func table(
    serving: NutritionFacts, hundredGrams: NutritionFacts, _ copy: Copy
  ) -> [String] {
    let rows = Nutrient.allCases.map { nutrient in
      row(
        copy.name(of: nutrient), amount(of: nutrient, in: serving),
        amount(of: nutrient, in: hundredGrams))
    }
    return [row("", "a serving", "100 g")] + rows
  }

  private static func row(_ name: String, _ first: String, _ second: String) -> String {
    let space = String(repeating: " ", count: max(0, 20 - name.count))
    return "  \(name)\(space)\(aligned(first))\(aligned(second))"
  }

  private static func aligned(_ text: String) -> String {
    String(repeating: " ", count: max(1, 16 - text.count)) + text
  }

  /// The largest amount that makes sense; larger ones are not shown.
  private static let mostShown = 1e15

  private static func decimal(_ value: Double, places: Int) -> String {
    let scale = [1, 10, 100][places]
    let units = Int(bounded: (min(value, mostShown) * Double(scale)).rounded())
    var digits = String(units % scale + scale).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return digits.isEmpty ? String(units / scale) : "\(units / scale).\(digits)"
  }
}

import AppWords
import MealModels

extension Copy {
  /// The nutrition of a serving on one line, as far as the reader wants to see it: "520 kcal · 25 g
  /// protein · 48 g carbohydrate · 22 g fat".
  ///
  /// It says what is not known. Nil if the reader hides all of these numbers.
  public func nutritionLine(of serving: NutritionFacts) -> String? {
    let shown = [Nutrient.energy, .protein, .carbohydrate, .fat].filter(shows)
    guard !shown.isEmpty else { return nil }
    let known = shown.filter { serving[$0] != nil }
    guard !known.isEmpty else { return self("nutrition-line.unknown") }
    let parts = known.map { amount(of: $0, serving[$0] ?? 0) }
    let missing = shown.filter { serving[$0] == nil }.map { name(of: $0).lowercased() }
    let rest = missing.isEmpty ? [] : [self("nutrition-line.partial", ["names": list(missing)])]
    return (parts + rest).joined(separator: " · ")
  }

  /// The energy of a day's or a week's meals, for one serving of each; nil if the reader hides it.
  ///
  /// - Parameters:
  ///   - servings: the nutrition of one serving of each planned meal.
  ///   - days: the number of days that have a planned meal.
  public func nutritionLine(ofWeek servings: [NutritionFacts], days: Int) -> String? {
    guard shows(.energy), !servings.isEmpty, days > 0 else { return nil }
    let known = servings.compactMap { $0[.energy] }
    guard !known.isEmpty else { return self("nutrition-line.week.unknown") }
    let daily = (known.reduce(0, +) / Double(days) / 10).rounded() * 10
    let line = self("nutrition-line.week", ["energy": region.number(daily)])
    let unknown = servings.count - known.count
    return unknown == 0 ? line : line + " " + self("nutrition-line.week.partial", count: unknown)
  }

  private func amount(of nutrient: Nutrient, _ value: Double) -> String {
    let number = region.number(value.rounded())
    return self(CopyKey("nutrition-line.\(nutrient.rawValue)"), ["amount": number])
  }
}

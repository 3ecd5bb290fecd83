import AppWords
import MealModels
import MealWords

extension Copy {
  /// The text of a bound inside a sentence, such as "at most 600 mg of sodium"; nil if the reader
  /// hides it.
  func phrase(of nutrient: BoundedNutrient, _ amount: Int) -> String? {
    self.amount(of: nutrient, amount)
      .map { self(CopyKey("nutrition.bound.\(nutrient.rawValue)"), ["amount": $0]) }
  }

  /// The texts of the bounds that the reader wants to see, in declared order.
  public func phrases(of bounds: NutritionBounds) -> [String] {
    bounds.nutrients.compactMap { nutrient in
      bounds[nutrient].flatMap { phrase(of: nutrient, $0) }
    }
  }

  /// An amount with its unit, such as "600 mg"; nil if the reader hides it.
  public func amount(of nutrient: BoundedNutrient, _ amount: Int) -> String? {
    nutrition.text(
      NutritionFigure(
        name: name(of: nutrient.nutrient), amount: Double(amount), unit: unit(of: nutrient),
        isEnergy: nutrient == .energy))
  }

  /// The unit of a nutrient, such as "mg".
  public func unit(of nutrient: BoundedNutrient) -> String {
    self(CopyKey("nutrition.unit.\(nutrient.nutrient.unit)"))
  }

  /// A sentence that a meal keeps bounds; a card never shows a number of calories.
  func keeping(_ bounds: NutritionBounds) -> String {
    let others = phrases(of: bounds.filter { $0 != .energy })
    return others.isEmpty
      ? self("reason.within-nutrition") : self("reason.keeps-nutrition", ["bounds": list(others)])
  }

  /// Why a meal does not keep bounds, as predicates: "has more than 600 mg of sodium".
  func missing(_ bounds: NutritionBounds, unknown: Set<BoundedNutrient>) -> [String] {
    let broken = bounds.nutrients.filter { !unknown.contains($0) }
    let shown = broken.compactMap { nutrient in
      amount(of: nutrient, bounds[nutrient] ?? 0)
        .map { self(CopyKey("unmet.nutrition.\(nutrient.rawValue)"), ["amount": $0]) }
    }
    let known = shown.count < broken.count ? [self("unmet.nutrition.limits")] : shown
    let names = BoundedNutrient.allCases.filter(unknown.contains)
      .map { self(CopyKey("nutrition.\($0.rawValue).name")) }
    return known
      + (names.isEmpty ? [] : [self("unmet.nutrition.unknown", ["nutrients": list(names)])])
  }
}

import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// A bound as it stands in a sentence, such as "at most 600 mg of sodium".
  public func phrase(of nutrient: BoundedNutrient, _ amount: Int) -> String {
    self(
      CopyKey("nutrition.\(nutrient.rawValue)"),
      ["amount": self.amount(of: nutrient, amount)])
  }

  /// Bounds as they stand in a sentence, in declared order.
  public func phrases(of bounds: NutritionBounds) -> [String] {
    bounds.nutrients.compactMap { nutrient in bounds[nutrient].map { phrase(of: nutrient, $0) } }
  }

  /// An amount with its unit, such as "600 mg".
  public func amount(of nutrient: BoundedNutrient, _ amount: Int) -> String {
    let figure = NutritionFigure(
      name: name(of: nutrient.nutrient), amount: Double(amount), unit: unit(of: nutrient),
      isEnergy: nutrient == .energy)
    return NutritionDisplay(.full).text(figure) ?? ""
  }

  /// The unit in which a nutrient is counted, such as "mg".
  public func unit(of nutrient: BoundedNutrient) -> String {
    self(CopyKey("nutrition.unit.\(nutrient.nutrient.unit)"))
  }

  /// That a meal keeps bounds; a number of calories is never put on a card.
  func keeping(_ bounds: NutritionBounds) -> String {
    let others = phrases(of: bounds.filter { $0 != .energy })
    return others.isEmpty
      ? self("reason.within-nutrition") : self("reason.keeps-nutrition", ["bounds": list(others)])
  }

  /// Why a meal does not keep bounds, as predicates: "has more than 600 mg of sodium".
  func missing(_ bounds: NutritionBounds, unknown: Set<BoundedNutrient>) -> [String] {
    let known = bounds.nutrients.filter { !unknown.contains($0) }.map { nutrient in
      self(
        CopyKey("unmet.nutrition.\(nutrient.rawValue)"),
        ["amount": amount(of: nutrient, bounds[nutrient] ?? 0)])
    }
    let names = BoundedNutrient.allCases.filter(unknown.contains)
      .map { self(CopyKey("nutrition.\($0.rawValue).name")) }
    return known
      + (names.isEmpty ? [] : [self("unmet.nutrition.unknown", ["nutrients": list(names)])])
  }
}

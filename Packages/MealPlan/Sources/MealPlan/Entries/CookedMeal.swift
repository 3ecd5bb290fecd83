import MealModels

/// The contents of a meal when it was cooked, in plain values.
///
/// They never change, even if the recipe, the substitutes or the catalogue change. The leftovers of
/// the meal have the same contents.
public struct CookedMeal: Hashable, Sendable {
  /// The contents of the meal, with its sides and substitutes.
  public var facts: MealFacts
  /// The ingredient lines as they were cooked.
  public var lines: [String]
  /// The titles of its sides.
  public var sides: [String]
  /// The title of its recipe at that time; nil if an earlier version stored none.
  public var title: String?

  /// Makes a meal; by default without sides and title.
  public init(facts: MealFacts, lines: [String], sides: [String] = [], title: String? = nil) {
    (self.facts, self.lines, self.sides, self.title) = (facts, lines, sides, title)
  }

  /// The union of the meal as two devices recorded it; it may contain everything in both.
  func union(_ other: CookedMeal) -> CookedMeal {
    CookedMeal(
      facts: facts.union(other.facts), lines: lines.union(other.lines),
      sides: sides.union(other.sides), title: title ?? other.title)
  }
}

extension MealFacts {
  /// The combined contents of two meals.
  public func union(_ other: MealFacts) -> MealFacts {
    var contents = contents
    contents.formUnion(other.contents)
    return MealFacts(
      contents: contents, foods: foods.union(other.foods),
      unknownIngredients: unknownIngredients.union(other.unknownIngredients))
  }
}

extension [String] {
  fileprivate func union(_ other: [String]) -> [String] {
    self + other.filter { !contains($0) }
  }
}

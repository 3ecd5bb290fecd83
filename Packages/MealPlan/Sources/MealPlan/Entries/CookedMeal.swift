import MealModels

/// What a meal held when it was cooked, in plain values.
///
/// It stays so, whatever becomes of the recipe, of what stood in for something, and of the catalogue: what
/// is left of the meal holds just that.
public struct CookedMeal: Hashable, Sendable {
  /// What was in it, with what went with it and what stood in for something.
  public var facts: MealFacts
  /// The ingredient lines as they were cooked.
  public var lines: [String]
  /// The titles of what went with it.
  public var sides: [String]

  /// Makes a meal; nothing went with it unless given.
  public init(facts: MealFacts, lines: [String], sides: [String] = []) {
    (self.facts, self.lines, self.sides) = (facts, lines, sides)
  }

  /// What two devices say that was cooked: it may hold all of it.
  func union(_ other: CookedMeal) -> CookedMeal {
    CookedMeal(
      facts: facts.union(other.facts), lines: lines.union(other.lines),
      sides: sides.union(other.sides))
  }
}

extension MealFacts {
  /// What two meals hold together.
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

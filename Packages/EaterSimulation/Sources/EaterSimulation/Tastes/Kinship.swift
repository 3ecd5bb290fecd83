import MealModels

/// Which meals are nearly the same: found pair by pair, and so apart from the engine's own way.
enum Kinship {
  /// The first meal of the family that each meal belongs to.
  static func families(of meals: [MealSummary]) -> [Int] {
    var families = Array(meals.indices)
    for first in meals.indices {
      for second in meals.indices where second > first && areKin(meals[first], meals[second]) {
        let (one, other) = (families[first], families[second])
        for meal in meals.indices where families[meal] == max(one, other) {
          families[meal] = min(one, other)
        }
      }
    }
    return families
  }

  /// Whether two meals have the same three or more main foods, or the same cuisine, shape, protein
  /// and starch.
  private static func areKin(_ one: MealSummary, _ other: MealSummary) -> Bool {
    let (first, second) = (one.traits, other.traits)
    let sameFoods = first.mainFoods.count > 2 && Set(first.mainFoods) == Set(second.mainFoods)
    let sameBase =
      one.cuisine == other.cuisine && first.shape == second.shape
      && first.protein == second.protein && first.protein != .none
      && first.starch == second.starch && first.starch != .none
    return sameFoods || sameBase
  }
}

import MealModels

/// Tells which meals are nearly the same, so that one does not follow the other.
///
/// Two meals are of one family when they have the same main foods under whatever title, or the same
/// cuisine, shape, protein and starch; and so are meals that a third one joins.
enum MealFamilies {
  /// The fewest main foods by which a dish is told from others.
  static let tellingFoods = 3

  /// The number of each meal's family, from 0.
  static func numbers(of meals: [MealSummary]) -> [Int32] {
    var parents = Array(meals.indices)
    func root(_ meal: Int) -> Int {
      var meal = meal
      while parents[meal] != meal { meal = parents[meal] }
      return meal
    }
    var firsts: [Key: Int] = [:]
    for (meal, summary) in meals.enumerated() {
      for key in keys(of: summary) {
        guard let first = firsts[key] else {
          firsts[key] = meal
          continue
        }
        let (one, other) = (root(first), root(meal))
        parents[max(one, other)] = min(one, other)
      }
    }
    return meals.indices.map { Int32(root($0)) }
  }

  private enum Key: Hashable {
    case foods([FoodID])
    case dish(Cuisine, DishKind, ProteinSource, StarchSource)
  }

  private static func keys(of meal: MealSummary) -> [Key] {
    let traits = meal.traits
    var keys: [Key] = []
    if traits.mainFoods.count >= tellingFoods { keys.append(.foods(traits.mainFoods.sorted())) }
    if traits.protein != .none, traits.starch != .none {
      keys.append(.dish(meal.cuisine, traits.shape, traits.protein, traits.starch))
    }
    return keys
  }
}

import MealModels

/// Finds the meals that are nearly the same by comparing all pairs, independently of the engine.
enum Kinship {
  /// For each meal, the first meal of its family.
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

  /// For each meal, the meals that share about half of its main foods, at least two of them among
  /// the first four of both meals.
  ///
  /// A pair of foods that more than 48 meals share is not evidence.
  static func kin(of meals: [MealSummary]) -> [[Int]] {
    let firsts = meals.map { meal in
      meal.traits.mainFoods.count > 2 ? Set(meal.traits.mainFoods.prefix(4)) : []
    }
    var uses: [Set<FoodID>: Int] = [:]
    for foods in firsts { for pair in pairs(of: foods) { uses[pair, default: 0] += 1 } }
    var kin = Array(repeating: [Int](), count: meals.count)
    for first in meals.indices {
      for second in meals.indices where second > first {
        let shared = firsts[first].intersection(firsts[second])
        guard shared.count > 1, pairs(of: shared).contains(where: { uses[$0, default: 0] <= 48 }),
          likeness(meals[first].traits, meals[second].traits) >= 0.37
        else { continue }
        kin[first].append(second)
        kin[second].append(first)
      }
    }
    return kin
  }

  private static func pairs(of foods: Set<FoodID>) -> [Set<FoodID>] {
    foods.flatMap { one in foods.filter { one < $0 }.map { [one, $0] } }
  }

  private static func likeness(_ one: MealTraits, _ other: MealTraits) -> Double {
    let weights = [one, other].map { traits in
      Dictionary(
        traits.mainFoods.enumerated().map { ($1, 1 / (1 + 0.2 * Double($0))) },
        uniquingKeysWith: { first, _ in first })
    }
    let foods = Set(one.mainFoods).union(other.mainFoods).sorted()
    let both = foods.map { food in weights.map { $0[food] ?? 0 } }
    let all = both.reduce(0) { $0 + max($1[0], $1[1]) }
    return all > 0 ? both.reduce(0) { $0 + min($1[0], $1[1]) } / all : 0
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

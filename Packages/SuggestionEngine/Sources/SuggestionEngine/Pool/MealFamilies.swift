import MealModels

/// Finds meals that are nearly identical, so that one does not follow the other.
///
/// Two meals belong to one family if they have the same main foods under different titles, or the
/// same cuisine, shape, protein and starch. Two meals also belong to one family if both belong to a
/// family with a third meal.
enum MealFamilies {
  /// The minimum number of main foods that identify a dish.
  static let tellingFoods = 3

  /// The number of each meal's family, from 0.
  static func numbers(in traits: TraitColumns) -> [Int32] {
    let meals = 0..<traits.count
    var parents = Array(meals)
    func root(_ meal: Int) -> Int {
      var meal = meal
      while parents[meal] != meal { meal = parents[meal] }
      return meal
    }
    var firsts: [Key: Int] = [:]
    for meal in meals {
      for case let key? in [foods(of: meal, in: traits), dish(meal, in: traits)] {
        guard let first = firsts[key] else {
          firsts[key] = meal
          continue
        }
        let (one, other) = (root(first), root(meal))
        parents[max(one, other)] = min(one, other)
      }
    }
    return meals.map { Int32(root($0)) }
  }

  /// The numbers of a meal's main foods, or of its cuisine, protein, starch and shape; these two
  /// kinds of numbers never overlap.
  private typealias Key = SIMD8<UInt16>

  private static func foods(of meal: Int, in traits: TraitColumns) -> Key? {
    let foods = traits.mainFoods(of: meal)
    guard foods.count >= tellingFoods else { return nil }
    var key = Key(repeating: UInt16(TraitColumns.none))
    for (place, food) in foods.sorted().enumerated() { key[place] = food }
    return key
  }

  private static func dish(_ meal: Int, in traits: TraitColumns) -> Key? {
    let row = traits[meal].prefix(TraitColumns.changing)
    guard !row.contains(where: traits.isNothing) else { return nil }
    var key = Key(repeating: UInt16(TraitColumns.none))
    for (place, number) in row.enumerated() { key[place] = number }
    return key
  }
}

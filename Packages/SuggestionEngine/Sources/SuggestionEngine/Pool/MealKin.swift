import MealModels

/// Tells which meals are made of nearly the same main foods, so that one does not follow the other.
///
/// Unlike a family, kin of kin are no kin: pairs do not chain.
enum MealKin {
  /// How much of their main foods two meals have in common at least, as a weighted Jaccard index: of
  /// two meals that share half of what each is made of it is a third.
  static let leastLikeness = 0.37

  /// More meals than this with the same two foods among their first four are not compared with each
  /// other: they are told apart by other things.
  private static let mostCompared = 48

  /// For each meal that has any, those that are kin and of no common family.
  static func pairs(of meals: [MealSummary], families: [Int32]) -> [Int32: [Int32]] {
    var sharing: [[FoodID]: [Int32]] = [:]
    for (meal, summary) in meals.enumerated()
    where summary.traits.mainFoods.count >= MealFamilies.tellingFoods {
      let foods = Set(summary.traits.mainFoods.prefix(4)).sorted()
      for (place, food) in foods.enumerated() {
        for other in foods[(place + 1)...] {
          sharing[[food, other], default: []].append(Int32(meal))
        }
      }
    }
    var kin: [Int32: Set<Int32>] = [:]
    for group in sharing.values where group.count > 1 && group.count <= mostCompared {
      for (place, one) in group.enumerated() {
        for other in group[(place + 1)...] where families[Int(one)] != families[Int(other)] {
          guard kin[one]?.contains(other) != true,
            likeness(meals[Int(one)].traits, meals[Int(other)].traits) >= leastLikeness
          else { continue }
          kin[one, default: []].insert(other)
          kin[other, default: []].insert(one)
        }
      }
    }
    return kin.mapValues { $0.sorted() }
  }

  /// How much of their main foods two meals share, 0 to 1.
  static func likeness(_ one: MealTraits, _ other: MealTraits) -> Double {
    var (shared, all) = (0.0, 0.0)
    for (place, food) in one.mainFoods.enumerated()
    where one.mainFoods.firstIndex(of: food) == place {
      let weight = Self.weight(at: place)
      let match = other.mainFoods.firstIndex(of: food).map { Self.weight(at: $0) } ?? 0
      shared += min(weight, match)
      all += max(weight, match)
    }
    for (place, food) in other.mainFoods.enumerated()
    where !one.mainFoods.contains(food) && other.mainFoods.firstIndex(of: food) == place {
      all += Self.weight(at: place)
    }
    return all > 0 ? shared / all : 0
  }

  private static func weight(at place: Int) -> Double { 1 / (1 + 0.2 * Double(place)) }
}

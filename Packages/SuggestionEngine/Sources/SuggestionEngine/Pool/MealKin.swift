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
    var numbers: [FoodID: Int32] = [:]
    let foods = meals.map { WeightedFoods($0.traits.mainFoods, &numbers) }
    var sharing: [UInt64: [Int]] = [:]
    for (meal, summary) in meals.enumerated()
    where summary.traits.mainFoods.count >= MealFamilies.tellingFoods {
      for pair in foods[meal].firstPairs { sharing[pair, default: []].append(meal) }
    }
    var kin: [Int32: Set<Int32>] = [:]
    for group in sharing.values where group.count > 1 && group.count <= mostCompared {
      for (place, one) in group.enumerated() {
        for other in group[(place + 1)...] where families[one] != families[other] {
          guard kin[Int32(one)]?.contains(Int32(other)) != true,
            foods[one].likeness(to: foods[other]) >= leastLikeness
          else { continue }
          kin[Int32(one), default: []].insert(Int32(other))
          kin[Int32(other), default: []].insert(Int32(one))
        }
      }
    }
    return kin.mapValues { $0.sorted() }
  }

  /// How much of their main foods two meals share, 0 to 1.
  static func likeness(_ one: MealTraits, _ other: MealTraits) -> Double {
    var numbers: [FoodID: Int32] = [:]
    let first = WeightedFoods(one.mainFoods, &numbers)
    return first.likeness(to: WeightedFoods(other.mainFoods, &numbers))
  }
}

/// The main foods of a meal as numbers, each once, with a weight that falls with its place.
private struct WeightedFoods {
  private var numbers: [Int32] = []
  private var weights: [Double] = []
  private var sum = 0.0
  /// How many of them are among the first four of the meal.
  private var first = 0

  init(_ foods: [FoodID], _ known: inout [FoodID: Int32]) {
    for (place, food) in foods.enumerated() {
      let number = known[food] ?? Int32(known.count)
      known[food] = number
      guard !numbers.contains(number) else { continue }
      let weight = 1 / (1 + 0.2 * Double(place))
      numbers.append(number)
      weights.append(weight)
      sum += weight
      if place < 4 { first += 1 }
    }
  }

  /// Each two of the first four foods, as one number.
  var firstPairs: [UInt64] {
    let foods = numbers.prefix(first).sorted().map { UInt64($0) }
    return foods.indices.flatMap { place in
      foods[(place + 1)...].map { foods[place] << 32 | $0 }
    }
  }

  func likeness(to other: WeightedFoods) -> Double {
    var shared = 0.0
    for place in numbers.indices {
      for match in other.numbers.indices where other.numbers[match] == numbers[place] {
        shared += min(weights[place], other.weights[match])
      }
    }
    let all = sum + other.sum - shared
    return all > 0 ? shared / all : 0
  }
}

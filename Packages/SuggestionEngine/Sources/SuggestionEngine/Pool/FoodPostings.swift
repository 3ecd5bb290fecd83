import MealModels

/// For each food, the meals that contain it or anything made of it.
struct FoodPostings: Sendable {
  private var numbers: [FoodID: Int] = [:]
  /// The index in ``meals`` where the meals of each food start, and the end of the last ones.
  private var starts: [Int32] = [0]
  private var meals: [Int32] = []

  init(_ summaries: [MealSummary]) {
    var counts: [Int32] = []
    var rows: [(food: Int32, meal: Int32)] = []
    for (meal, summary) in summaries.enumerated() {
      summary.facts.forEachFood { food in
        let number = number(of: food)
        if number == counts.count { counts.append(0) }
        counts[number] += 1
        rows.append((Int32(number), Int32(meal)))
      }
    }
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    meals = Array(repeating: 0, count: rows.count)
    for row in rows {
      meals[Int(next[Int(row.food)])] = row.meal
      next[Int(row.food)] += 1
    }
  }

  /// The positions of the meals that contain a food.
  func meals(with food: FoodID) -> ArraySlice<Int32> {
    guard let number = numbers[food] else { return [] }
    return meals[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// For each of the first `count` meals, whether it contains any of some foods.
  func holders(of foods: Set<FoodID>, among count: Int) -> [Bool] {
    var holders = [Bool](repeating: false, count: count)
    for food in foods {
      for meal in meals(with: food) { holders[Int(meal)] = true }
    }
    return holders
  }

  private mutating func number(of food: FoodID) -> Int {
    if let number = numbers[food] { return number }
    numbers[food] = numbers.count
    return numbers.count - 1
  }
}

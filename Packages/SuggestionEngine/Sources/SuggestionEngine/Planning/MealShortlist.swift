import MealModels

/// The rule that shortens a very large choice of meals for a meal time.
///
/// It keeps the best meals, and the best of each kind that a plan may need.
public struct MealShortlist: Sendable {
  /// The largest choice that is not shortened.
  public var all = 320
  /// The number of best meals that are kept.
  public var best = 192
  /// The number of best meals that are kept of each kind.
  ///
  /// The kinds are each protein group, the meals that keep for a day, the meals that use each of
  /// the foods, and the cheapest meals.
  public var ofEachKind = 24
  /// Foods that should be used.
  public var foods: [FoodID] = []
  /// The cost of a meal, in any unit; nil if costs are ignored.
  public var cost: (@Sendable (MealID) -> Float?)?

  /// Makes a shortlist; by default it ignores foods and costs.
  public init(foods: [FoodID] = [], cost: (@Sendable (MealID) -> Float?)? = nil) {
    self.foods = foods
    self.cost = cost
  }
}

extension MealShortlist {
  /// The safe meals that are kept, in ascending order.
  ///
  /// - Parameter most: returns the upper bound of each meal's worth.
  func meals(
    of meals: [SafeMeal], in pool: MealPool, most: ([SafeMeal]) -> [Float]
  ) -> [SafeMeal] {
    guard meals.count > all else { return meals }
    let worths = most(meals)
    var isKept = Array(repeating: false, count: meals.count)
    func keep(_ count: Int, _ values: [Float], of numbers: [Int]) {
      let bound = values.largest(count)
      for (place, number) in numbers.enumerated() where values[place] >= bound {
        isKept[number] = true
      }
    }
    func keep(where belongs: (Int) -> Bool) {
      let numbers = meals.indices.filter { belongs(meals[$0].index) }
      keep(ofEachKind, numbers.map { worths[$0] }, of: numbers)
    }
    keep(best, worths, of: Array(meals.indices))
    for group in ProteinGroup.allCases { keep { pool.proteins[$0].group == group } }
    let daysKept = pool.daysKept
    keep { daysKept[$0] > 0 }
    for food in foods {
      let holders = Set(pool.foods.meals(with: food))
      if !holders.isEmpty { keep { holders.contains(Int32($0)) } }
    }
    if let cost {
      let prices = meals.map { -(cost(pool.ids[$0.index]) ?? .infinity) }
      keep(ofEachKind, prices, of: Array(meals.indices))
    }
    return meals.indices.filter { isKept[$0] }.map { meals[$0] }
  }
}

extension [Float] {
  /// The value that a wanted number of values reach, found without sorting (Hoare's selection).
  fileprivate func largest(_ wanted: Int) -> Float {
    guard wanted < count else { return -.infinity }
    var values = self
    let place = count - wanted
    var (low, high) = (0, count - 1)
    while low < high {
      let pivot = values[(low + high) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while values[left] < pivot { left += 1 }
        while values[right] > pivot { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if place <= right { high = right } else if place >= left { low = left } else { break }
    }
    return values[place]
  }
}

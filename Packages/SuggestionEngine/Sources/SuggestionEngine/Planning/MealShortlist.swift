import MealModels

/// Which of very many meals that fit a meal time are looked at: so many of the best, and of each kind
/// that a plan may need.
public struct MealShortlist: Sendable {
  /// As many as these are all looked at.
  public var all = 320
  /// How many of the best.
  public var best = 192
  /// How many of the best of each group of proteins, of those that keep for a day, of those that use each
  /// of the foods, and of the cheapest.
  public var ofEachKind = 24
  /// Foods that should be used.
  public var foods: [FoodID] = []
  /// What a meal costs, in any unit; nil where that plays no part.
  public var cost: (@Sendable (MealID) -> Float?)?

  /// Makes a list; by default foods and costs play no part.
  public init(foods: [FoodID] = [], cost: (@Sendable (MealID) -> Float?)? = nil) {
    self.foods = foods
    self.cost = cost
  }
}

extension MealShortlist {
  /// Those of some safe meals that are looked at, ascending.
  ///
  /// - Parameter most: tells of all of them the most that each may be worth.
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
    keep { pool.daysKept[$0] > 0 }
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
  /// The value that so many are not below, found without putting all in order (Hoare's selection).
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

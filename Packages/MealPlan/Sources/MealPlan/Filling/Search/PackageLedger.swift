import MealModels

/// The packages that the meals of a plan need, and their cost.
struct PackageLedger {
  /// The need of one serving of a meal for a food, by the number of the food.
  struct Need {
    var food: Int
    var shares: [Float]
  }

  private let costs: PackageCosts
  private var numbers: [String: Int] = [:]
  private var prices: [[Float]] = []
  /// The needed packages of each product of each food.
  private var needed: [[Float]] = []
  /// The present cost of each food in hundredths.
  private var paid: [Float] = []
  private var known: [MealID: [Need]] = [:]
  /// The cost of all packages in hundredths.
  private(set) var total: Float = 0

  init(_ costs: PackageCosts) {
    self.costs = costs
    for need in costs.home {
      let food = number(of: need.food)
      for product in need.shares.indices where need.shares[product].isFinite {
        needed[food][product] -= need.shares[product]
      }
    }
  }

  private mutating func number(of food: String) -> Int {
    if let number = numbers[food] { return number }
    let number = prices.count
    numbers[food] = number
    prices.append(costs.prices(food))
    needed.append(Array(repeating: 0, count: prices[number].count))
    paid.append(0)
    return number
  }

  /// The needs of one serving of a meal.
  mutating func needs(of meal: MealID) -> [Need] {
    if let needs = known[meal] { return needs }
    let needs = costs.needs(meal).map { Need(food: number(of: $0.food), shares: $0.shares) }
    known[meal] = needs
    return needs
  }

  /// Adds some servings of a meal; a negative number takes them out.
  mutating func add(_ needs: [Need], servings: Float) {
    for need in needs {
      for product in needed[need.food].indices where product < need.shares.count {
        needed[need.food][product] += servings * need.shares[product]
      }
      let cost = cost(of: need.food, plus: nil, servings: 0)
      total += cost - paid[need.food]
      paid[need.food] = cost
    }
  }

  /// By how many hundredths the packages cost more with some servings of a meal.
  func more(for needs: [Need], servings: Float) -> Float {
    var more: Float = 0
    for need in needs {
      more += cost(of: need.food, plus: need.shares, servings: servings) - paid[need.food]
    }
    return more
  }

  /// The cheapest way to cover the need of a food with packages of one product.
  private func cost(of food: Int, plus shares: [Float]?, servings: Float) -> Float {
    var least = Float.infinity
    for product in prices[food].indices {
      var count = needed[food][product]
      if let shares, product < shares.count { count += servings * shares[product] }
      guard count.isFinite else { continue }
      // A package that is short by a thousandth is enough, as sums are rounded.
      let packages = max(0, (count - 0.001).rounded(.up))
      least = min(least, packages * prices[food][product])
    }
    return least.isFinite ? least : 0
  }
}

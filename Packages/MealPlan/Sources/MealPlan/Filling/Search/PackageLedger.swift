import MealModels

/// The packages that the meals of a plan need, and their cost.
///
/// All amounts are in flat columns, because the search asks for the cost of each candidate anew.
struct PackageLedger {
  /// The need of one serving of a meal for a food.
  struct Need {
    /// The number of the food.
    var food: Int
    /// The index of its first share among all shares; one for each product.
    var first: Int
  }

  private let costs: PackageCosts
  private var numbers: [String: Int] = [:]
  /// The index of each food's first product; the last element is the number of all products.
  private var starts = [0]
  /// For each product, the price of a package, and how many packages are needed.
  private var prices: [Float] = []
  private var needed: [Float] = []
  /// For each product, how many needs cannot be compared with it.
  private var unfit: [Int32] = []
  /// The shares of packages of all known needs.
  private var shares: [Float] = []
  /// The present cost of each food in hundredths.
  private var paid: [Float] = []
  private var known: [MealID: [Need]] = [:]
  /// The cost of all packages in hundredths.
  private(set) var total: Float = 0

  init(_ costs: PackageCosts) {
    self.costs = costs
    for need in costs.home {
      let food = number(of: need.food)
      for (product, share) in zip(starts[food]..<starts[food + 1], need.shares)
      where share.isFinite {
        needed[product] -= share
      }
    }
  }

  private mutating func number(of food: String) -> Int {
    if let number = numbers[food] { return number }
    let number = paid.count
    let packages = costs.prices(food)
    numbers[food] = number
    prices += packages
    needed += Array(repeating: 0, count: packages.count)
    unfit += Array(repeating: 0, count: packages.count)
    starts.append(prices.count)
    paid.append(0)
    return number
  }

  /// The needs of one serving of a meal.
  mutating func needs(of meal: MealID) -> [Need] {
    if let needs = known[meal] { return needs }
    let needs = costs.needs(meal).map { need in
      let food = number(of: need.food)
      let first = shares.count
      let products = starts[food + 1] - starts[food]
      // A product without a share cannot be compared with the need.
      shares += need.shares.prefix(products)
      shares += Array(repeating: .infinity, count: max(0, products - need.shares.count))
      return Need(food: food, first: first)
    }
    known[meal] = needs
    return needs
  }

  /// Adds some servings of a meal.
  mutating func add(_ needs: [Need], servings: Float) { change(needs, by: servings) }

  /// Takes out some servings of a meal that were added.
  mutating func remove(_ needs: [Need], servings: Float) { change(needs, by: -servings) }

  private mutating func change(_ needs: [Need], by servings: Float) {
    for need in needs {
      let products = starts[need.food]..<starts[need.food + 1]
      for product in products {
        let share = shares[need.first + product - products.lowerBound]
        if share.isFinite {
          needed[product] += servings * share
        } else {
          unfit[product] += servings < 0 ? -1 : 1
        }
      }
      let cost = cost(of: need, plus: 0)
      total += cost - paid[need.food]
      paid[need.food] = cost
    }
  }

  /// By how many hundredths the packages cost more with some servings of a meal.
  ///
  /// - Parameter most: the result is only exact up to this amount.
  func more(for needs: [Need], servings: Float, most: Float = .infinity) -> Float {
    var more: Float = 0
    for need in needs {
      more += cost(of: need, plus: servings) - paid[need.food]
      if more > most { break }
    }
    return more
  }

  /// The cheapest way to cover the need of a food with packages of one product.
  ///
  /// If no product can be compared with all that is needed, each product covers what it can.
  private func cost(of need: Need, plus servings: Float) -> Float {
    let products = starts[need.food]..<starts[need.food + 1]
    var (least, sum) = (Float.infinity, Float(0))
    prices.withUnsafeBufferPointer { prices in
      needed.withUnsafeBufferPointer { needed in
        shares.withUnsafeBufferPointer { shares in
          for product in products {
            let share = servings > 0 ? shares[need.first + product - products.lowerBound] : 0
            let count = needed[product] + (share.isFinite ? servings * share : 0)
            // A package that is short by a thousandth is enough, as sums are rounded.
            let packages = max(0, (count - 0.001).rounded(.up))
            let cost = packages * prices[product]
            guard cost.isFinite else { continue }
            if share.isFinite, unfit[product] == 0 { least = min(least, cost) }
            sum += cost
          }
        }
      }
    }
    return least.isFinite ? least : sum
  }
}

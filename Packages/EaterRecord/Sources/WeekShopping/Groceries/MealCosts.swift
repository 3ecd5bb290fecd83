import MealModels
import MealPlan
import Synchronization

/// The cost of a meal, and the share of each food that one serving of it needs.
struct MealBasket: Sendable {
  /// The cost of the amounts that it uses, for ``MealCosts/servings``; nil if it is unknown.
  var cost: Money?
  /// The shares of packages that one serving needs.
  var needs: [PackageCosts.Need] = []
}

/// The costs of meals, each of which is computed once, on the first request.
final class MealCosts: Sendable {
  /// The servings for which a meal's cost is computed; other servings cost in proportion.
  static let servings = 4

  private let known = Mutex<[MealID: MealBasket]>([:])
  private let work: @Sendable (MealID) -> MealBasket

  /// Makes costs that are computed when needed.
  ///
  /// - Parameter work: computes what ``servings`` of a meal cost and need.
  init(_ work: @escaping @Sendable (MealID) -> MealBasket) {
    self.work = work
  }

  /// The cost of a meal for the given servings, to the nearest hundredth; nil if it is unknown.
  func cost(of meal: MealID, servings: Int) -> Money? {
    let cost = basket(of: meal).cost
    return cost.map { cost in
      let cents = (Double(cost.hundredths) * Double(servings) / Double(Self.servings)).rounded()
      return Money(hundredths: Int(bounded: cents), cost.currency)
    }
  }

  /// The cost and the needs of a meal.
  func basket(of meal: MealID) -> MealBasket {
    if let old = known.withLock({ $0[meal] }) { return old }
    let basket = work(meal)
    known.withLock { $0[meal] = basket }
    return basket
  }
}

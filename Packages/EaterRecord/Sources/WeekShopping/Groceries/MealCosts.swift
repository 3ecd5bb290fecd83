import MealModels
import Synchronization

/// The costs of meals, each of which is computed once, on the first request.
final class MealCosts: Sendable {
  /// The servings for which a meal's cost is computed; other servings cost in proportion.
  static let servings = 4

  private let known = Mutex<[MealID: Money?]>([:])
  private let work: @Sendable (MealID) -> Money?

  /// Makes costs that are computed when needed.
  ///
  /// - Parameter work: computes the cost of ``servings`` of a meal; nil if it is unknown.
  init(_ work: @escaping @Sendable (MealID) -> Money?) {
    self.work = work
  }

  /// The cost of a meal for the given servings, to the nearest hundredth; nil if it is unknown.
  func cost(of meal: MealID, servings: Int) -> Money? {
    let cost: Money?
    if let old = known.withLock({ $0[meal] }) {
      cost = old
    } else {
      cost = work(meal)
      known.withLock { $0[meal] = .some(cost) }
    }
    return cost.map { cost in
      let cents = (Double(cost.hundredths) * Double(servings) / Double(Self.servings)).rounded()
      return Money(hundredths: Int(bounded: cents), cost.currency)
    }
  }
}

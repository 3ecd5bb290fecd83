import MealModels
import Synchronization

/// What meals cost, each worked out once, when it is first asked for.
final class MealCosts: Sendable {
  /// The servings that a meal is worked out for; of others it costs in proportion.
  static let servings = 4

  private let known = Mutex<[MealID: Money?]>([:])
  private let work: @Sendable (MealID) -> Money?

  /// - Parameter work: what ``servings`` of a meal cost; nil where that is not known.
  init(_ work: @escaping @Sendable (MealID) -> Money?) {
    self.work = work
  }

  /// What a meal costs for so many servings, to the nearest hundredth; nil where that is not known.
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

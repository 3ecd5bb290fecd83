import MealModels
import Synchronization

/// Keeps the meals that were read last, so that a screen which shows them again need not read their
/// texts again.
final class MealMemory: Sendable {
  private let kept = Mutex<[Int: Meal]>([:])

  /// The number of meals that are kept; the next meal makes it forget all of them.
  ///
  /// A week of three meals a day has 21 meals, and a few dozen sides.
  static let most = 200

  /// The meal at a position, which is read if it is not kept.
  func meal(at position: Int, reading read: () -> Meal?) -> Meal? {
    if let meal = kept.withLock({ $0[position] }) { return meal }
    guard let meal = read() else { return nil }
    kept.withLock { kept in
      if kept.count >= Self.most { kept.removeAll(keepingCapacity: true) }
      kept[position] = meal
    }
    return meal
  }

  /// How many meals are kept.
  var count: Int { kept.withLock { $0.count } }
}

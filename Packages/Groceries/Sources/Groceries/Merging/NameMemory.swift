import MealModels
import Synchronization

/// Finds foods by their names, each name once.
final class NameMemory: Sendable {
  private let find: FoodReference.NameReader
  private let known = Mutex<[String: Food?]>([:])

  /// The most names that are remembered; more begin anew.
  private static let most = 4000

  init(_ find: @escaping FoodReference.NameReader) { self.find = find }

  /// The food of a name.
  func food(_ name: String) -> Food? {
    if let food = known.withLock({ $0[name] }) { return food }
    let food = find(name)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[name] = .some(food)
    }
    return food
  }
}

import MealModels
import Synchronization

/// Finds foods by their names, and looks each name up once.
final class NameMemory: Sendable {
  private let find: FoodReference.NameReader
  private let known = Mutex<[String: Food?]>([:])

  /// The number of names that are remembered; the next name makes it forget all of them.
  private static let most = 4000

  init(_ find: @escaping FoodReference.NameReader) { self.find = find }

  /// The food with a name; nil if it is unknown.
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

import MealModels
import Synchronization

/// A cache of the foods on recent labels.
///
/// Each label is read once, by a reader that is made on first use.
final class LabelMemory: Sendable {
  /// The most labels in the cache; when there are more, the cache is cleared.
  private static let limit = 8192

  private struct Label: Hashable {
    let name: String
    let brand: String
  }

  /// A wrapper for the function.
  ///
  /// Swift wraps a bare function in a mutex once more at each access, until a call overflows the
  /// stack.
  private struct Reader {
    let read: FoodReference.LabelFinder
  }

  private struct State {
    var reader: Reader?
    var known: [Label: [LabelFind]] = [:]
  }

  private let foods: FoodReference
  private let state = Mutex(State())

  init(_ foods: FoodReference) { self.foods = foods }

  /// The foods that a label names.
  ///
  /// - Parameter read: reads a label that is not cached.
  func finds(
    _ name: String, _ brand: String, _ read: (FoodReference.LabelFinder) -> [LabelFind]
  ) -> [LabelFind] {
    let label = Label(name: name, brand: brand)
    let (known, made) = state.withLock { ($0.known[label], $0.reader) }
    if let known { return known }
    let reader = made ?? Reader(read: foods.labeler(foods.book))
    let finds = read(reader.read)
    state.withLock {
      if $0.known.count >= Self.limit { $0.known = [:] }
      $0.reader = reader
      $0.known[label] = finds
    }
    return finds
  }
}

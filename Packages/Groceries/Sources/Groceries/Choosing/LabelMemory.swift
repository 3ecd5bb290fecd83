import MealModels
import Synchronization

/// What is known of the latest labels, so that each is read once, by a reader that is made when the
/// first one is.
final class LabelMemory: Sendable {
  /// How many labels are remembered at most; then all are forgotten.
  private static let limit = 8192

  private struct Label: Hashable {
    let name: String
    let brand: String
  }

  /// Holds the function: Swift wraps a bare one anew at each use of its mutex, until the stack
  /// is full.
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

  /// What a label names.
  ///
  /// - Parameter read: reads it, where nobody did so before.
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

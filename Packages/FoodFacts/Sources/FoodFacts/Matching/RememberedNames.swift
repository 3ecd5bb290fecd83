import MealModels
import Synchronization

/// Which food of a book each of the latest names means, so that what stands in every recipe is looked
/// up once.
final class RememberedNames: Sendable {
  /// How many names are remembered at most; then all are forgotten.
  static let limit = 8192

  private let book: FoodBook
  private let matcher: FoodMatcher
  private let known = Mutex<[String: Food?]>([:])

  init(_ book: FoodBook) {
    self.book = book
    matcher = FoodMatcher(book)
  }

  /// The one food of the book that a name means; nil where nobody knows, and for one that is several
  /// foods or made differently.
  func food(named name: String) -> Food? {
    if let known = known.withLock({ $0[name] }) { return known }
    let food = book.food(named: name) ?? matcher.match(name).food.flatMap { book[$0.id] }
    known.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[name] = .some(food)
    }
    return food
  }
}

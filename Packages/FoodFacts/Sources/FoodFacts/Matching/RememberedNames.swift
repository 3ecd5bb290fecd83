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
  ///
  /// Of several foods one counts that is made of all the others and contains no less than the name
  /// says: "boneless pork shoulder" speaks of pork and of its shoulder.
  func food(named name: String) -> Food? {
    if let known = known.withLock({ $0[name] }) { return known }
    let food = book.food(named: name) ?? meant(by: matcher.match(name))
    known.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[name] = .some(food)
    }
    return food
  }

  private func meant(by match: FoodMatch) -> Food? {
    guard let food = match.food, let contents = match.contents else { return nil }
    if let own = book[food.id] { return own }
    let spoken = Set(match.foods)
    return match.foods.lazy.compactMap { id in
      guard self.book.madeOf(id).isSuperset(of: spoken),
        self.book.contents(of: id)?.holds(contents) == true
      else { return nil }
      return self.book[id]
    }.first
  }
}

extension FoodContents {
  /// Whether nothing of other contents is missing here.
  fileprivate func holds(_ other: FoodContents) -> Bool {
    allergens.isSuperset(of: other.allergens)
      && asIngredients.isSuperset(of: other.possible) && traces.isSuperset(of: other.traces)
      && classes.isSuperset(of: other.classes)
  }
}

import MealModels
import Synchronization

/// A cache of the foods that recent names mean in a book, so that a common name is looked up once.
final class RememberedNames: Sendable {
  /// The most names in the cache; when there are more, the cache is cleared.
  static let limit = 8192

  private let book: FoodBook
  private let matcher: FoodMatcher
  private let known = Mutex<[String: Food?]>([:])

  init(_ book: FoodBook) {
    self.book = book
    matcher = FoodMatcher(book)
  }

  /// The one food of the book that a name means; nil for an unknown name, several foods or a
  /// changed food.
  ///
  /// If the name mentions several foods, the result is the one that is made of all the others and
  /// has all contents of the name: "boneless pork shoulder" mentions pork and its shoulder.
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
  /// Whether these contents include all of the other contents.
  fileprivate func holds(_ other: FoodContents) -> Bool {
    allergens.isSuperset(of: other.allergens)
      && asIngredients.isSuperset(of: other.possible) && traces.isSuperset(of: other.traces)
      && classes.isSuperset(of: other.classes)
  }
}

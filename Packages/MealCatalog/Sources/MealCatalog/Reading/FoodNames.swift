import MealModels

/// How the names of foods in a meal are understood.
enum FoodNames: Sendable {
  /// Ids, names and aliases of a book, as people write them.
  case book(FoodBook)
  /// Ids only, as the compiler writes them.
  case ids
  /// Names in any words, for which a closure finds the food; refused names are unknown.
  case words(FoodBook, refused: Set<String>, find: @Sendable (String, FoodBook) -> Food?)

  /// The id of the food with a name; nil if it is unknown.
  func id(of name: Substring) -> FoodID? {
    switch self {
    case .ids: FoodID(rawValue: String(name))
    case .book, .words: food(named: name)?.id
    }
  }

  /// The food with a name; nil if it is unknown.
  func food(named name: Substring) -> Food? {
    switch self {
    case .ids: nil
    case .book(let book): book.food(named: String(name))
    case .words(let book, let refused, let find):
      Self.speaks(name, of: refused)
        ? nil : book.food(named: String(name)) ?? find(String(name), book)
    }
  }

  /// Whether a food is only a name for several foods, so that the contents of a meal with it are
  /// unknown.
  func isGroup(_ id: FoodID) -> Bool {
    switch self {
    case .book(let book), .words(let book, _, _): book[id]?.isGroup ?? false
    case .ids: false
    }
  }

  /// Every valid name, for suggestions in errors; empty if suggestions are looked up later.
  var candidates: [String] {
    switch self {
    case .book(let book): book.names
    case .ids, .words: []
    }
  }

  /// The most words of a refused name that are searched for inside another name.
  private static let longestRefused = 8

  private static func speaks(_ name: Substring, of refused: Set<String>) -> Bool {
    guard !refused.isEmpty else { return false }
    let words = FoodName.words(of: name)
    return words.indices.contains { start in
      (start + 1...min(start + longestRefused, words.count)).contains { end in
        refused.contains(FoodName.key(of: words[start..<end]))
      }
    }
  }
}

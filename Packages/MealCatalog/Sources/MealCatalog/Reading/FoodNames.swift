import MealModels

/// How the names of foods in a meal are understood.
enum FoodNames: Sendable {
  /// As ids, names and aliases of a book, as people write them.
  case book(FoodBook)
  /// As ids only, as the compiler wrote them.
  case ids
  /// As names in any words, which somebody else makes out; the book knows the ids.
  case words(FoodBook, find: @Sendable (String) -> Food?)

  /// The id of a name; nil when it is not known.
  func id(of name: Substring) -> FoodID? {
    switch self {
    case .ids: FoodID(rawValue: String(name))
    case .book, .words: food(named: name)?.id
    }
  }

  /// The food of a name; nil when it is not known.
  func food(named name: Substring) -> Food? {
    switch self {
    case .ids: nil
    case .book(let book): book.food(named: String(name))
    case .words(let book, let find): book.food(named: String(name)) ?? find(String(name))
    }
  }

  /// Whether a food is only a name for several, so that nobody knows what a meal with it contains.
  func isGroup(_ id: FoodID) -> Bool {
    switch self {
    case .book(let book): book[id]?.isGroup ?? false
    case .ids, .words: false
    }
  }

  /// Every name that would be right, for suggestions.
  var candidates: [String] {
    switch self {
    case .book(let book), .words(let book, _): book.names
    case .ids: []
    }
  }
}

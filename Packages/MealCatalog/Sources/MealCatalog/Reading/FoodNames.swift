import MealModels

/// How the names of foods in a meal are understood.
enum FoodNames {
  /// As ids, names and aliases of a book, as people write them.
  case book(FoodBook)
  /// As ids only, as the compiler wrote them.
  case ids

  /// The food of a name; nil when it is not known.
  func id(of name: Substring) -> FoodID? {
    switch self {
    case .book(let book): book.food(named: String(name))?.id
    case .ids: FoodID(rawValue: String(name))
    }
  }

  /// Whether a food is only a name for several, so that nobody knows what a meal with it contains.
  func isGroup(_ id: FoodID) -> Bool {
    switch self {
    case .book(let book): book[id]?.isGroup ?? false
    case .ids: false
    }
  }

  /// Every name that would be right, for suggestions.
  var candidates: [String] {
    switch self {
    case .book(let book): book.names
    case .ids: []
    }
  }
}

import MealModels

/// How the names of foods in a meal are understood.
enum FoodNames: Sendable {
  /// As ids, names and aliases of a book, as people write them.
  case book(FoodBook)
  /// As ids only, as the compiler wrote them.
  case ids
  /// As names in any words, which somebody else makes out; nobody knows those that were refused.
  case words(FoodBook, refused: Set<String>, find: @Sendable (String, FoodBook) -> Food?)

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
    case .words(let book, let refused, let find):
      Self.speaks(name, of: refused)
        ? nil : book.food(named: String(name)) ?? find(String(name), book)
    }
  }

  /// Whether a food is only a name for several, so that nobody knows what a meal with it contains.
  func isGroup(_ id: FoodID) -> Bool {
    switch self {
    case .book(let book), .words(let book, _, _): book[id]?.isGroup ?? false
    case .ids: false
    }
  }

  /// Every name that would be right, for suggestions; none where these are looked up later.
  var candidates: [String] {
    switch self {
    case .book(let book): book.names
    case .ids, .words: []
    }
  }

  /// The most words of a refused name that are looked for inside another.
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

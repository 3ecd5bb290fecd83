import MealModels

/// The aisles of foods by the names in the food book, and of other items by our own lists.
package struct AisleNames: Sendable {
  private let things: [String: Aisle]
  private let foods: [FoodID: Aisle]
  private let book: FoodBook

  /// Makes the names from lists and the book with the names of foods.
  package init(_ lists: AisleLists, _ book: FoodBook) {
    things = Dictionary(
      lists.things.map { (FoodName.key($0.name), $0.aisle) },
      uniquingKeysWith: { first, _ in first })
    foods = lists.foods
    self.book = book
  }

  /// The aisle of a listed item with a key.
  func thing(ofKey key: String) -> Aisle? { things[key] }

  /// The aisle of a listed item or known food with these words in the singular.
  func aisle(of words: some Collection<String>) -> Aisle? {
    let key = words.joined(separator: " ")
    return things[key] ?? book.food(ofKey: key).flatMap { foods[$0.id] }
  }

  /// The aisle of the longest name at the end of some words, and the number of words in that name.
  ///
  /// - Parameter isProper: whether the name must be shorter than all the words.
  func ending(_ words: [String], isProper: Bool) -> (aisle: Aisle, length: Int)? {
    let longest = min(words.count - (isProper ? 1 : 0), 4)
    for length in stride(from: longest, to: 0, by: -1) {
      if let aisle = aisle(of: words.suffix(length)) { return (aisle, length) }
    }
    return nil
  }

  /// Every word of a name that is listed or known.
  var vocabulary: Set<String> {
    var words = Set(things.keys.flatMap { $0.split(separator: " ").map(String.init) })
    book.forEachKey { key, _ in
      for word in key.split(separator: " ") { words.insert(String(word)) }
    }
    return words
  }
}

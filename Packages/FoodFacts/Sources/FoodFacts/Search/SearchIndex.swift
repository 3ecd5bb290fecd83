import MealModels

/// The words of all names, sorted, each with the names that contain it.
///
/// It is built once, for about forty thousand names with some ten thousand words.
struct SearchIndex: Sendable {
  /// One name of one food.
  struct Name: Sendable {
    /// The position of the food: culinary foods first, then rows of the table.
    let food: Int32
    /// The rank among names that match equally well; smaller ranks come first.
    let rank: Int32
    /// The number of words in the name.
    let words: UInt8
    /// Whether the name is the main name of a food, which people type first.
    let isMain: Bool
  }

  /// An occurrence of a word in a name.
  struct Posting: Sendable {
    /// The position of the name.
    let name: Int32
    /// The position of the word in the name, counted from zero.
    let place: UInt8
  }

  /// Every name.
  private(set) var names: [Name] = []
  /// Every word without duplicates, in the order of their bytes.
  let words: [String]
  /// For each word, the position of its first posting; at the end, the number of all postings.
  let starts: [Int32]
  /// The occurrences of all words, ordered by word.
  let postings: [Posting]

  /// The number of foods.
  let foodCount: Int

  /// A name to search for, with its rank; smaller ranks come first.
  typealias Entry = (text: String, rank: Int, isMain: Bool)

  /// Makes an index of the names of every food.
  init(_ foods: [[Entry]]) {
    foodCount = foods.count
    var collector = WordCollector()
    for (food, entries) in foods.enumerated() {
      for entry in entries {
        let parts = FoodName.words(of: entry.text)
        guard !parts.isEmpty else { continue }
        collector.add(parts, to: Int32(names.count))
        let length = min(entry.text.utf8.count, 99)
        names.append(
          Name(
            food: Int32(food),
            rank: Int32(entry.rank * 1000 + min(parts.count, 9) * 100 + length),
            words: UInt8(min(parts.count, 255)), isMain: entry.isMain))
      }
    }
    (words, starts, postings) = collector.sorted()
  }

  /// The words that begin with a prefix.
  func range(ofPrefix prefix: String) -> Range<Int> {
    let lower = firstWord { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let upper = firstWord { word in
      !word.utf8.lexicographicallyPrecedes(prefix.utf8) && !word.utf8.starts(with: prefix.utf8)
    }
    return lower..<max(lower, upper)
  }

  private func firstWord(where isPast: (String) -> Bool) -> Int {
    var range = 0..<words.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isPast(words[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

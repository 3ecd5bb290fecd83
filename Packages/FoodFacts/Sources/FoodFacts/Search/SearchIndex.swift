import MealModels

/// The words of all names, sorted, with the names that each occurs in.
///
/// Built once; about forty thousand names in some ten thousand words.
struct SearchIndex: Sendable {
  /// One name of one food.
  struct Name: Sendable {
    /// The food: culinary foods first, then rows of the table.
    let food: Int32
    /// How early it should stand among names that match equally well; small is early.
    let rank: Int32
    /// How many words it has.
    let words: UInt8
    /// Whether people would type it first: the main name of a food.
    let isMain: Bool
  }

  /// A word in a name.
  struct Posting: Sendable {
    /// The name.
    let name: Int32
    /// Its place among the words of the name, counted from zero.
    let place: UInt8
  }

  /// Every name.
  private(set) var names: [Name] = []
  /// Every word once, in the order of their bytes.
  let words: [String]
  /// Where the postings of each word begin; one more than there are words.
  let starts: [Int32]
  /// The occurrences of all words, word by word.
  let postings: [Posting]

  /// How many foods there are.
  let foodCount: Int

  /// A name to be found, and how early it should stand: small ranks are early.
  typealias Entry = (text: String, rank: Int, isMain: Bool)

  /// Collects the names of every food.
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

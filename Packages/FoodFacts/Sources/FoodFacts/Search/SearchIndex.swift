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
  private(set) var words: [String] = []
  /// Where the postings of each word begin; one more than there are words.
  private(set) var starts: [Int32] = [0]
  /// The occurrences of all words, word by word.
  private(set) var postings: [Posting] = []

  /// How many foods there are.
  private(set) var foodCount = 0

  /// Collects names; ranks are worked out from how plain a name is and how often people want it.
  init(_ entries: [(names: [String], rank: Int)]) {
    var occurrences: [String: [Posting]] = [:]
    occurrences.reserveCapacity(16_000)
    for (food, entry) in entries.enumerated() {
      for (index, text) in entry.names.enumerated() {
        let parts = FoodName.words(of: text).map(FoodName.singular)
        guard !parts.isEmpty else { continue }
        let name = Int32(names.count)
        let length = min(text.utf8.count, 99)
        names.append(
          Name(
            food: Int32(food),
            rank: Int32(entry.rank * 1000 + min(parts.count, 9) * 100 + length),
            words: UInt8(min(parts.count, 255)), isMain: index == 0))
        for (place, part) in parts.enumerated() {
          occurrences[part, default: []].append(
            Posting(name: name, place: UInt8(min(place, 255))))
        }
      }
    }
    foodCount = entries.count
    words = occurrences.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    starts.reserveCapacity(words.count + 1)
    for word in words {
      postings += occurrences[word] ?? []
      starts.append(Int32(postings.count))
    }
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

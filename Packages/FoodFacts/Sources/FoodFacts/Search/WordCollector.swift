import MealModels

/// Collects the words of names, each word once in its singular.
struct WordCollector {
  /// The number of each written word, so that its singular is computed only once.
  private var numbers: [String: Int32] = [:]
  private var singulars: [String: Int32] = [:]
  private var words: [String] = []
  private var occurrences: [(word: Int32, posting: SearchIndex.Posting)] = []

  init() {
    numbers.reserveCapacity(20_000)
    singulars.reserveCapacity(16_000)
    occurrences.reserveCapacity(140_000)
  }

  /// Adds the words of a name.
  mutating func add(_ parts: [String], to name: Int32) {
    for (place, part) in parts.enumerated() {
      let posting = SearchIndex.Posting(name: name, place: UInt8(min(place, 255)))
      occurrences.append((number(of: part), posting))
    }
  }

  /// The words sorted by bytes, all postings, and the position of the first posting of each word.
  func sorted() -> (words: [String], starts: [Int32], postings: [SearchIndex.Posting]) {
    let order = words.indices.sorted {
      words[$0].utf8.lexicographicallyPrecedes(words[$1].utf8)
    }
    var counts = [Int32](repeating: 0, count: words.count)
    for occurrence in occurrences { counts[Int(occurrence.word)] += 1 }
    var starts: [Int32] = [0]
    var next = counts
    for word in order {
      next[word] = starts[starts.count - 1]
      starts.append(next[word] + counts[word])
    }
    var postings = [SearchIndex.Posting](
      repeating: SearchIndex.Posting(name: 0, place: 0), count: occurrences.count)
    for occurrence in occurrences {
      postings[Int(next[Int(occurrence.word)])] = occurrence.posting
      next[Int(occurrence.word)] += 1
    }
    return (order.map { words[$0] }, starts, postings)
  }

  private mutating func number(of part: String) -> Int32 {
    if let known = numbers[part] { return known }
    let singular = FoodName.singular(part)
    let number = singulars[singular] ?? Int32(words.count)
    if number == words.count {
      words.append(singular)
      singulars[singular] = number
    }
    numbers[part] = number
    return number
  }
}

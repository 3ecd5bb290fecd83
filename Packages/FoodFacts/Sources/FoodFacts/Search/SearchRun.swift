import MealModels
import PrintedText

/// One search: which names hold all words, and which of these comes first.
struct SearchRun {
  private let index: SearchIndex
  private let culinaryCount: Int

  init(_ index: SearchIndex, culinaryCount: Int) {
    self.index = index
    self.culinaryCount = culinaryCount
  }

  /// The foods that match best, best first; near spellings only where nothing else does.
  func foods(_ words: [String], isLastFinished: Bool, limit: Int) -> [Int] {
    let typed = words.enumerated().map { place, word in
      ranges(of: word, isUnfinished: place == words.count - 1 && !isLastFinished)
    }
    var found = names(typed, words, limit)
    guard found.isEmpty else { return found }
    let near = zip(words, typed).map { word, ranges in ranges.isEmpty ? self.near(word) : ranges }
    if near.contains(where: \.isEmpty) == false { found = names(near, words, limit) }
    guard found.isEmpty else { return found }
    return names(words.map { self.near($0) }, words, limit)
  }

  /// The words that one typed word may stand for: itself, and what it begins.
  private func ranges(of word: String, isUnfinished: Bool) -> [Range<Int>] {
    let singular = FoodName.singular(word)
    let range = index.range(ofPrefix: singular)
    guard isUnfinished else {
      let isThere = !range.isEmpty && index.words[range.lowerBound] == singular
      return isThere ? [range.lowerBound..<range.lowerBound + 1] : []
    }
    let typed = word.hasPrefix(singular) ? range : index.range(ofPrefix: word)
    return (typed == range ? [range] : [range, typed]).filter { !$0.isEmpty }
  }

  /// The words that are spelled nearly so: one slip, two from seven letters on.
  private func near(_ word: String) -> [Range<Int>] {
    let letters = Array(FoodName.singular(word).utf8)
    guard letters.count >= 3 else { return [] }
    let limit = letters.count >= 7 ? 2 : 1
    let mask = Self.mask(letters)
    var found: [(index: Int, distance: Int)] = []
    for (position, candidate) in index.words.enumerated() {
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let other = Array(candidate.utf8)
      guard (mask ^ Self.mask(other)).nonzeroBitCount <= 2 * limit else { continue }
      let distance = Spelling.editDistance(letters, other)
      if distance <= limit { found.append((position, distance)) }
    }
    let best = found.map(\.distance).min() ?? 0
    return found.filter { $0.distance == best }.map { $0.index..<$0.index + 1 }
  }

  private static func mask(_ letters: [UInt8]) -> UInt32 {
    letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  private func names(_ ranges: [[Range<Int>]], _ words: [String], _ limit: Int) -> [Int] {
    guard !ranges.contains(where: \.isEmpty) else { return [] }
    // For each name: how many words it holds so far, and how well.
    var held = [UInt8](repeating: 0, count: index.names.count)
    var faults = [UInt8](repeating: 0, count: index.names.count)
    var last: [Int32] = []
    for (place, ranges) in ranges.enumerated() {
      last.removeAll(keepingCapacity: true)
      for range in ranges {
        mark(range, place, FoodName.singular(words[place]), &held, &faults, &last)
      }
    }
    return best(last, faults, wordCount: words.count, limit)
  }

  /// Counts a word in every name that holds it and all words before it.
  private func mark(
    _ range: Range<Int>, _ place: Int, _ typed: String, _ held: inout [UInt8],
    _ faults: inout [UInt8], _ last: inout [Int32]
  ) {
    for word in range {
      let isWhole = index.words[word] == typed
      for posting in index.postings[Int(index.starts[word])..<Int(index.starts[word + 1])] {
        let name = Int(posting.name)
        guard Int(index.names[name].words) > place else { continue }
        guard held[name] == UInt8(place) else {
          if held[name] == UInt8(place + 1), isWhole { faults[name] &= ~1 }
          continue
        }
        held[name] = UInt8(place + 1)
        if posting.place != UInt8(place) { faults[name] |= 2 }
        if !isWhole { faults[name] |= 1 }
        last.append(posting.name)
      }
    }
  }

  private func best(_ names: [Int32], _ faults: [UInt8], wordCount: Int, _ limit: Int) -> [Int] {
    var scores = [Int64](repeating: .max, count: index.foodCount)
    var foods: [Int32] = []
    for name in names {
      let entry = index.names[Int(name)]
      let score = score(entry, faults[Int(name)], wordCount)
      let food = Int(entry.food)
      if scores[food] == .max { foods.append(entry.food) }
      scores[food] = min(scores[food], score)
    }
    var top = TopList<Int64>(limit: limit)
    for food in foods { top.insert(Int(food), scores[Int(food)]) }
    return top.items
  }

  /// A culinary food before a row of the table; a name as typed before one that begins so before
  /// one that holds the words anywhere; then by rank.
  private func score(_ name: SearchIndex.Name, _ faults: UInt8, _ wordCount: Int) -> Int64 {
    let isRow = Int(name.food) >= culinaryCount
    let tier: Int64 =
      switch faults {
      case 0 where Int(name.words) == wordCount: 0
      case 0, 1: 1
      default: 2
      }
    return (isRow ? 1 << 40 : 0) + tier << 36 + Int64(name.isMain ? 0 : 1) << 32 + Int64(name.rank)
  }
}

import CulinaryFoods
import MealModels
import PrintedText

/// One search: finds the names that contain all words, and sorts them.
struct SearchRun {
  private let index: SearchIndex
  private let culinaryCount: Int

  init(_ index: SearchIndex, culinaryCount: Int) {
    self.index = index
    self.culinaryCount = culinaryCount
  }

  /// The foods that match best, best first; similar spellings are tried only if nothing else
  /// matches.
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

  /// The words that a typed word may mean: the word itself, or all words that begin with it if it
  /// is unfinished.
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

  /// The words with the most similar spelling: at most one mistake, or two from seven letters on.
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
    // For each name: the number of words found in it so far, and the faults of the match.
    var held = [UInt8](repeating: 0, count: index.names.count)
    var faults = [UInt8](repeating: 0, count: index.names.count)
    var last: [Int32] = []
    for (place, ranges) in ranges.enumerated() {
      last.removeAll(keepingCapacity: true)
      for range in ranges {
        mark(
          range, place: place, typed: FoodName.singular(words[place]), held: &held, faults: &faults,
          last: &last)
      }
    }
    return best(last, faults, wordCount: words.count, limit)
  }

  /// Marks a word in every name that contains it and all words before it.
  private func mark(
    _ range: Range<Int>, place: Int, typed: String, held: inout [UInt8], faults: inout [UInt8],
    last: inout [Int32]
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

  /// The score of a match; lower is better.
  ///
  /// Culinary foods come before rows of the table. Names equal to the query come first, then names
  /// that begin with it, then names that contain its words anywhere. The rank decides between the
  /// others.
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

import Journal
import MealModels

/// Merges the recipes of a segment that are not outdated with newer ones, in order.
struct SegmentBuilder {
  private let old: OrderedPart
  private let recent: RecentPart
  /// The recipes of the new segment in order: numbers of the old one, and those of recent ones
  /// as negative numbers from -1.
  private var recipes: [Int] = []
  /// The new number of each old and each recent recipe; -1 for outdated recipes.
  private var ofOld: [Int]
  private var ofRecent: [Int]

  /// Joins two parts.
  static func joined(_ old: OrderedPart, _ recent: RecentPart) -> LibrarySegment {
    var builder = SegmentBuilder(old, recent)
    builder.numberRecipes()
    let (cards, cardPlaces) = builder.cards()
    let (events, eventCounts) = builder.events()
    let words = builder.words()
    let sections: [LibrarySegment.Section: [UInt8]] = [
      .cardPlaces: cardPlaces.bytes, .cards: cards, .titleRanks: builder.titleRanks().bytes,
      .minutes: builder.minutes().bytes, .foodCounts: builder.foodCounts().bytes,
      .ratings: builder.ratings(), .eventCounts: eventCounts.bytes, .events: events,
      .wordPlaces: words.places.bytes, .words: words.text, .postingPlaces: words.postings.bytes,
      .postings: words.postingBytes,
    ]
    return LibrarySegment(sections: LibrarySegment.Section.allCases.map { sections[$0] ?? [] })
  }

  private init(_ old: OrderedPart, _ recent: RecentPart) {
    self.old = old
    self.recent = recent
    ofOld = Array(repeating: -1, count: old.count)
    ofRecent = Array(repeating: -1, count: recent.count)
  }

  private mutating func numberRecipes() {
    let new = recent.recipes.indices.filter { recent.recipes[$0] != nil }
      .map { (number: $0, id: Array(recent.id($0).rawValue.utf8)) }
      .sorted { $0.id.lexicographicallyPrecedes($1.id) }
    var next = 0
    for number in 0..<old.count where !old.isReplaced[number] {
      old.segment.withID(number) { id in
        while next < new.count, new[next].id.lexicographicallyPrecedes(id) {
          recipes.append(-1 - new[next].number)
          next += 1
        }
      }
      recipes.append(number)
    }
    recipes += new[next...].map { -1 - $0.number }
    for (number, source) in recipes.enumerated() {
      if source < 0 { ofRecent[-1 - source] = number } else { ofOld[source] = number }
    }
  }

  private func recentRecipe(_ source: Int) -> IndexedRecipe? {
    source < 0 ? recent.recipes[-1 - source] : nil
  }

  private func cards() -> (bytes: [UInt8], places: [UInt32]) {
    var writer = SegmentWriter()
    var places: [UInt32] = [0]
    for source in recipes {
      if let recipe = recentRecipe(source) {
        writer.append(recipe)
      } else {
        writer.append(raw: old.segment.cardBytes(source))
      }
      places.append(UInt32(writer.bytes.count))
    }
    return (writer.bytes, places)
  }

  private func events() -> (bytes: [UInt8], counts: [UInt32]) {
    var bytes: [UInt8] = []
    var counts: [UInt32] = [0]
    for source in recipes {
      if let recipe = recentRecipe(source) {
        for place in recipe.places { place.append(to: &bytes) }
      } else {
        bytes += old.segment.placeBytes(source)
      }
      counts.append(UInt32(bytes.count / EventPlace.size))
    }
    return (bytes, counts)
  }

  private func minutes() -> [UInt16] {
    recipes.map { source in
      let minutes = source < 0 ? recent.minutes(-1 - source) : old.minutes(source)
      return minutes.map { UInt16(clamping: min($0, Int(LibrarySegment.unknownMinutes) - 1)) }
        ?? LibrarySegment.unknownMinutes
    }
  }

  private func foodCounts() -> [UInt16] {
    recipes.map { source in
      UInt16(clamping: source < 0 ? recent.foodCount(-1 - source) : old.foodCount(source))
    }
  }

  private func ratings() -> [UInt8] {
    recipes.map { source in
      guard let recipe = recentRecipe(source) else {
        return old.segment.bytes[old.segment.start(.ratings) + source]
      }
      return UInt8(clamping: recipe.card.rating ?? 0) & ~LibrarySegment.isInBin
        | (recipe.card.isRemoved ? LibrarySegment.isInBin : 0)
    }
  }

  /// The rank of each recipe by title, and by id among equal titles.
  private func titleRanks() -> [UInt32] {
    let known = old.first(.max, of: (0..<old.count).filter { ofOld[$0] >= 0 })
    let new = recent.first(.max, of: ofRecent.indices.filter { ofRecent[$0] >= 0 })
    var ranks = [UInt32](repeating: 0, count: recipes.count)
    var (next, rank): (Int, UInt32) = (0, 0)
    func takeNew(_ number: Int) {
      ranks[ofRecent[number]] = rank
      rank += 1
      next += 1
    }
    for number in known {
      let key = new.isEmpty ? [] : old.titleKey(number)
      while next < new.count, isBefore(new[next], number, key) { takeNew(new[next]) }
      ranks[ofOld[number]] = rank
      rank += 1
    }
    while next < new.count { takeNew(new[next]) }
    return ranks
  }

  private func isBefore(_ new: Int, _ known: Int, _ key: [UInt8]) -> Bool {
    let newKey = recent.titleKey(new)
    guard newKey == key else { return newKey.lexicographicallyPrecedes(key) }
    return ofRecent[new] < ofOld[known]
  }
}

// MARK: - Words

extension SegmentBuilder {
  /// The sections of words.
  private struct Words {
    var places: [UInt32] = [0]
    var text: [UInt8] = []
    var postings: [UInt32] = [0]
    var postingBytes: [UInt8] = []

    /// Adds a word with the recipes that contain it, in order: each recipe number times 256, plus
    /// bits for where the word is.
    mutating func append(_ word: some Collection<UInt8>, _ recipes: [UInt64]) {
      guard !recipes.isEmpty else { return }
      text.append(contentsOf: word)
      places.append(UInt32(text.count))
      var writer = SegmentWriter()
      var last = -1
      for recipe in recipes {
        writer.append(Int(recipe >> 8) - last)
        writer.append(raw: CollectionOfOne(UInt8(truncatingIfNeeded: recipe)))
        last = Int(recipe >> 8)
      }
      postingBytes += writer.bytes
      postings.append(UInt32(postingBytes.count))
    }
  }

  private func words() -> Words {
    var words = Words()
    let new = recent.words.indices.map { (word: $0, text: Array(recent.words[$0].utf8)) }
      .sorted { $0.text.lexicographicallyPrecedes($1.text) }
    var next = 0
    for word in 0..<old.segment.wordCount {
      old.segment.withWord(word) { text in
        while next < new.count, new[next].text.lexicographicallyPrecedes(text) {
          words.append(new[next].text, recentPostings(new[next].word))
          next += 1
        }
        var recipes = oldPostings(word)
        if next < new.count, new[next].text.elementsEqual(text) {
          recipes += recentPostings(new[next].word)
          recipes.sort()
          next += 1
        }
        words.append(text, recipes)
      }
    }
    for entry in new[next...] { words.append(entry.text, recentPostings(entry.word)) }
    return words
  }

  private func oldPostings(_ word: Int) -> [UInt64] {
    var recipes: [UInt64] = []
    old.segment.forEachPosting(word) { number, place in
      guard ofOld[number] >= 0 else { return }
      recipes.append(UInt64(ofOld[number]) << 8 | UInt64(place.rawValue))
    }
    return recipes
  }

  private func recentPostings(_ word: Int) -> [UInt64] {
    recent.postings[word].compactMap { posting in
      let number = ofRecent[Int(posting >> 8)]
      return number < 0 ? nil : UInt64(number) << 8 | UInt64(posting & 255)
    }.sorted()
  }
}

extension [UInt32] {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}

extension [UInt16] {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
}

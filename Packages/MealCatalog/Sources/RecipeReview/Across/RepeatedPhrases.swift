import MealModels

/// Runs of words that two meals share.
enum RepeatedPhrases {
  /// The length in words from which a run that two steps share is too long.
  static let stepRun = 8

  /// The length in words from which a run that two summaries share is too long.
  static let summaryRun = 6

  /// The number of distinctive words from which a shared run is reported.
  static let tellingWords = 2

  static func findings(across meals: [Meal]) -> [ReviewFinding] {
    findings(in: meals, place: "steps", run: stepRun) { $0.steps.map { words(of: $0.text) } }
      + findings(in: meals, place: "summaries", run: summaryRun) { [words(of: $0.summary)] }
  }

  private static func findings(
    in meals: [Meal], place: String, run: Int, texts: (Recipe) -> [[String]]
  ) -> [ReviewFinding] {
    SharedRuns(meals.map { texts($0.recipe) }, atLeast: run) { words in
      words.count(where: isTelling) >= tellingWords
    }.longest.map { shared in
      let phrase = shared.words.joined(separator: " ")
      return ReviewFinding(
        meal: meals[shared.first].id, rule: .repeatedPhrase, subject: phrase,
        sentence:
          "its \(place) and those of \(meals[shared.second].id) both say '\(phrase)'; reword"
          + " one of them")
    }
  }

  /// The words of a text without its temperatures, which safety rules word alike in every recipe;
  /// words joined by hyphens are one word.
  static func words(of text: String) -> [String] {
    let tokens = text.split(separator: " ")
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      if token.contains("°") || next.contains("°") && token.contains(where: \.isNumber) {
        return nil
      }
      let words = FoodName.words(of: token).joined(separator: token.contains("/") ? "/" : "-")
      return words.isEmpty ? nil : words
    }
  }

  /// Whether a word is distinctive: not a number, and not a word that every step needs for heat,
  /// time and amount.
  @Sendable static func isTelling(_ word: String) -> Bool {
    !(word.first?.isNumber ?? true) && !needed.contains(word)
  }

  private static let needed: Set = [
    "over", "at", "on", "low", "medium", "high", "medium-low", "medium-high", "heat", "lowest",
    "gentle", "highest", "for", "about", "minute", "minutes", "hour", "hours", "seconds", "more",
    "until", "the", "it", "they", "its", "is", "are", "has", "have", "a", "an", "and", "or", "of",
    "to", "in", "with", "tsp", "tbsp", "cup", "ml", "g", "then", "them", "half", "bring", "boil",
    "simmer", "cook", "side", "each", "one", "two", "three", "four", "five", "six", "rest",
    "remaining", "all",
  ]
}

/// The longest runs of words that two lists of texts share; a run never extends over several texts.
struct SharedRuns {
  struct Shared: Equatable {
    let first: Int
    let second: Int
    let words: [String]
  }

  /// The longest run of each pair that shares a run of at least the given length, in the order of
  /// the pairs; of equally long runs the first one.
  let longest: [Shared]

  /// Finds the longest shared run of each pair of lists.
  ///
  /// - Parameter counts: whether a run is included.
  init(
    _ lists: [[[String]]], atLeast length: Int,
    where counts: (ArraySlice<String>) -> Bool = { _ in true }
  ) {
    var places: [[String]: [Place]] = [:]
    for (list, texts) in lists.enumerated() {
      for (text, words) in texts.enumerated() where words.count >= length {
        for start in 0...(words.count - length) {
          places[Array(words[start..<(start + length)]), default: []].append(
            Place(list: list, text: text, start: start))
        }
      }
    }
    var best: [Pair: (place: Place, count: Int)] = [:]
    for shared in places.values where shared.count > 1 {
      for first in shared {
        for second in shared where first.list < second.list {
          let pair = Pair(first: first.list, second: second.list)
          let count = Self.run(lists, first, second)
          guard counts(lists[first.list][first.text][first.start..<(first.start + count)]) else {
            continue
          }
          if let known = best[pair],
            known.count > count || known.count == count && known.place < first
          {
            continue
          }
          best[pair] = (first, count)
        }
      }
    }
    longest = best.sorted { $0.key < $1.key }.map { pair, found in
      let words = lists[found.place.list][found.place.text]
      let range = found.place.start..<(found.place.start + found.count)
      return Shared(first: pair.first, second: pair.second, words: Array(words[range]))
    }
  }

  /// The number of words that two texts share, starting at two places.
  private static func run(_ lists: [[[String]]], _ first: Place, _ second: Place) -> Int {
    zip(
      lists[first.list][first.text][first.start...],
      lists[second.list][second.text][second.start...]
    ).prefix { $0 == $1 }.count
  }

  private struct Place: Comparable {
    let list: Int
    let text: Int
    let start: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.list, lhs.text, lhs.start) < (rhs.list, rhs.text, rhs.start)
    }
  }

  private struct Pair: Hashable, Comparable {
    let first: Int
    let second: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.first, lhs.second) < (rhs.first, rhs.second)
    }
  }
}

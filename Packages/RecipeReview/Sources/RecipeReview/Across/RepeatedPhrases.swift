import MealModels

/// Runs of words that two meals share.
enum RepeatedPhrases {
  /// How many words in a row of two steps are too many.
  static let stepRun = 8

  /// How many words in a row of two summaries are too many.
  static let summaryRun = 6

  /// How few of these words may be a phrase's own for it not to count.
  static let tellingWords = 2

  static func findings(across meals: [Meal]) -> [Finding] {
    findings(meals, "steps", stepRun) { $0.steps.map { words(of: $0.text) } }
      + findings(meals, "summaries", summaryRun) { [words(of: $0.summary)] }
  }

  private static func findings(
    _ meals: [Meal], _ place: String, _ run: Int, _ texts: (Recipe) -> [[String]]
  ) -> [Finding] {
    SharedRuns(meals.map { texts($0.recipe) }, atLeast: run) { words in
      words.count(where: isTelling) >= tellingWords
    }.longest.map { shared in
      let phrase = shared.words.joined(separator: " ")
      return Finding(
        meal: meals[shared.first].id, rule: .repeatedPhrase, subject: phrase,
        sentence:
          "its \(place) and those of \(meals[shared.second].id) both say '\(phrase)'; word one"
          + " of them anew")
    }
  }

  /// The words of a text, words joined by hyphens as one, without its temperatures: safety words
  /// these for everybody.
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

  /// Whether a word is a phrase's own: not a number, nor one of those that every step needs to say
  /// over which heat, how long and how much.
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

/// The longest runs of words that two lists of texts share; runs never cross from text to text.
struct SharedRuns {
  struct Shared: Equatable {
    let first: Int
    let second: Int
    let words: [String]
  }

  /// For each pair that shares a run of at least the given length the longest one, the first of
  /// several, in the order of the pairs.
  let longest: [Shared]

  ///
  /// - Parameter counts: whether a run counts.
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

  /// How many words two texts share from two places on.
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

import MealModels

/// A stretch of a name between signs and linking words, with the claims in it.
struct ClaimedStretch {
  /// The way in which a stretch is joined to the previous one.
  enum Joint: Int, Comparable {
    case comma, and, or

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var words: [String] = []
  /// The places of claims that are part of no food name in the book.
  var claims: [Range<Int>] = []
  /// Whether the words include a food of the book with a claim in its name.
  var hasClaimedFood = false
  /// Whether the stretch begins with a claim, alone or with its food.
  var beginsWithClaim = false
  /// The way in which the stretch is joined to the previous one.
  var joint = Joint.comma
  /// The words that join the stretch to the previous one, if there are any.
  var link: [String] = []
  /// The number of brackets around the stretch.
  var depth = 0
  /// Whether only a closing bracket separates the stretch from the previous one.
  var followsBracket = false

  /// Whether the stretch contains a claim.
  var hasClaim: Bool { hasClaimedFood || !claims.isEmpty }

  /// The words without the free claims.
  var rest: [String] {
    words.indices.filter { index in !claims.contains { $0.contains(index) } }.map { words[$0] }
  }

  /// The words of the free claims.
  var claimWords: [String] { claims.flatMap { words[$0] } }

  /// Whether the stretch consists of claims alone.
  var isPure: Bool { !claims.isEmpty && rest.isEmpty }
}

/// The stretches of a name, and whether a sign or word makes all its claims doubtful.
struct ClaimedName {
  private(set) var stretches: [ClaimedStretch] = []
  /// Whether a sign or word makes a claim a wish, a condition or a part.
  private(set) var isDoubtful = false

  private let book: FoodBook
  private let vocabulary: MatchVocabulary
  private var next = ClaimedStretch()

  /// The most words that are looked up together.
  private static let longest = 8

  init(_ name: String, _ book: FoodBook, _ vocabulary: MatchVocabulary) {
    self.book = book
    self.vocabulary = vocabulary
    var depth = 0
    for token in NameTokens(name).tokens {
      next.depth = depth
      switch token {
      case .words(let words): read(words[...])
      case .sign(.odd): isDoubtful = true
      case .sign(.choice): part(by: .or)
      case .sign(.plus): part(by: .and)
      case .sign(.comma): part(by: .comma)
      case .sign(.open):
        part(by: .comma)
        depth += 1
      case .sign(.close):
        part(by: .comma, bracket: true)
        depth -= 1
      }
    }
    part(by: .comma)
    if next.joint != .comma { isDoubtful = true }
  }

  /// The most claims that are tried both with and without effect.
  private static let mostClaims = 4

  /// The name with every combination of its claims, first without any; empty if there are too many
  /// claims.
  var ways: [[String]] {
    let count = stretches.reduce(0) { $0 + vocabulary.claimCount(of: $1.words) }
    guard count <= Self.mostClaims else { return [] }
    return (0..<1 << count).map(words)
  }

  /// The words of the name in order, with only those claims whose bit is set.
  private func words(keeping kept: Int) -> [String] {
    var all: [String] = []
    var left = kept
    for stretch in stretches {
      let own = vocabulary.words(stretch.words, keeping: &left)
      switch stretch.joint {
      case .or: all.append("or")
      case .and: all += stretch.link
      case .comma: if let last = all.last, last != ",", !own.isEmpty { all.append(",") }
      }
      all += own
    }
    return all
  }

  /// Ends a stretch; among several signs and links, the strongest one is used.
  private mutating func part(
    by joint: ClaimedStretch.Joint, link: [String] = ["and"], bracket: Bool = false
  ) {
    let depth = next.depth
    if next.words.isEmpty {
      next.followsBracket = next.followsBracket && bracket
      guard joint > next.joint else { return }
      next.joint = joint
      next.link = link
      return
    }
    stretches.append(next)
    next = ClaimedStretch()
    next.joint = joint
    next.link = link
    next.depth = depth
    next.followsBracket = bracket
  }

  /// Reads words between two signs; at each place the longest known phrase is used.
  private mutating func read(_ words: ArraySlice<String>) {
    var rest = words
    while !rest.isEmpty {
      rest = rest.dropFirst(take(from: rest))
    }
  }

  /// Reads the first words and returns their number.
  private mutating func take(from rest: ArraySlice<String>) -> Int {
    if let food = foodWithOwnWords(in: rest) {
      if vocabulary.hasClaim(food) { takeClaimedFood(food) } else { next.words += food }
      return food.count
    }
    if let claim = vocabulary.claim(at: rest.startIndex, of: rest) {
      if isWeakened { isDoubtful = true }
      if next.words.isEmpty { next.beginsWithClaim = true }
      next.claims.append(next.words.count..<next.words.count + claim.count)
      next.words += claim
      return claim.count
    }
    let phrase = vocabulary.phrase(at: rest.startIndex, of: rest)
    if isStyle(phrase) { return phrase.count }
    if vocabulary.isDoubt(phrase) { isDoubtful = true }
    if phrase.first == "or" {
      part(by: .or)
      return 1
    }
    if vocabulary.meanings(phrase).contains(.link) {
      part(by: .and, link: Array(phrase))
    } else {
      next.words += phrase
    }
    return phrase.count
  }

  /// Whether words describe the style of the food before them, and so contain no claim: "vegan
  /// mozzarella-style", but not "vegan-style mozzarella".
  private func isStyle(_ phrase: ArraySlice<String>) -> Bool {
    phrase.count == 1 && ["style", "styled"].contains(phrase.first) && !next.words.isEmpty
      && next.claims.last?.upperBound != next.words.count
  }

  private mutating func takeClaimedFood(_ words: ArraySlice<String>) {
    if isWeakened { isDoubtful = true }
    if next.words.isEmpty, vocabulary.claim(at: words.startIndex, of: words) != nil {
      next.beginsWithClaim = true
    }
    next.hasClaimedFood = true
    next.words += words
  }

  /// Whether the word before a claim limits it: "mostly", "50%".
  private var isWeakened: Bool {
    next.words.last.map { $0.hasSuffix("ly") || $0.hasSuffix("%") } ?? false
  }

  /// The longest name of the book that begins here and contains a claim, a link or a doubt.
  ///
  /// These words are then only a part of the name: "half-and-half".
  private func foodWithOwnWords(in words: ArraySlice<String>) -> ArraySlice<String>? {
    let most = min(words.count, Self.longest)
    guard most > 1 else { return nil }
    for length in (2...most).reversed() {
      let part = words.prefix(length)
      if vocabulary.hasOwnWords(part), book.food(ofKey: FoodName.key(of: part)) != nil {
        return part
      }
    }
    return nil
  }
}

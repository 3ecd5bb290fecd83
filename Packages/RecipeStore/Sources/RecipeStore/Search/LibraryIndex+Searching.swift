import MealModels

/// The conditions of a search, prepared for the index.
struct SearchPlan {
  /// A term of the index that a recipe must have, and its meaning.
  struct Wanted {
    let condition: SearchCondition
    let term: SearchTerm
  }

  /// The words, which are ranked.
  var words: [Wanted]
  /// Tags and the collection.
  var names: [Wanted]
  var maxMinutes: Int?
  var minRating: Int?
  var allows: (@Sendable (RecipeID) -> Bool)?

  init(_ search: RecipeSearch) {
    words = SearchTerm.terms(of: search.text).map {
      Wanted(condition: .word($0.start ?? $0.wholes.first ?? ""), term: $0)
    }
    names = search.tags.map { tag in
      Wanted(condition: .tag(tag), term: Self.term(.tag, tag))
    }
    if let name = search.collection {
      names.append(Wanted(condition: .collection(name), term: Self.term(.collection, name)))
    }
    maxMinutes = search.maxMinutes
    minRating = search.minRating
    allows = search.allows
  }

  private static func term(_ kind: IndexedRecipe.Name, _ name: String) -> SearchTerm {
    SearchTerm(whole: kind.rawValue + RecipeWords.key(of: name))
  }

  /// All conditions of the search.
  var conditions: [SearchCondition] {
    words.map(\.condition) + names.map(\.condition)
      + [
        maxMinutes.map(SearchCondition.maxMinutes), minRating.map(SearchCondition.minRating),
        allows.map { _ in SearchCondition.allowed },
      ].compactMap(\.self)
  }

  /// The plan without one condition.
  func without(_ condition: SearchCondition) -> SearchPlan {
    var plan = self
    plan.words.removeAll { $0.condition == condition }
    plan.names.removeAll { $0.condition == condition }
    switch condition {
    case .maxMinutes: plan.maxMinutes = nil
    case .minRating: plan.minRating = nil
    case .allowed: plan.allows = nil
    case .word, .tag, .collection: break
    }
    return plan
  }
}

extension LibraryIndex {
  /// Answers a search.
  func answer(_ search: RecipeSearch) -> SearchAnswer {
    let plan = SearchPlan(search)
    let found = (old: ordered.matches(plan), new: recent.matches(plan))
    let count = found.old.count + found.new.count
    let limit = max(0, search.limit)
    let best = ordered.best(limit, of: found.old) + recent.best(limit, of: found.new)
    return SearchAnswer(
      recipes: best.sorted { $0.isBefore($1) }.prefix(limit).map(\.card), count: count,
      without: count == 0 ? alternatives(to: plan) : [])
  }

  private func alternatives(to plan: SearchPlan) -> [SearchAnswer.Without] {
    let conditions = plan.conditions
    guard conditions.count > 1 else { return [] }
    return conditions.map { condition in
      let plan = plan.without(condition)
      return SearchAnswer.Without(
        condition: condition, count: ordered.matches(plan).count + recent.matches(plan).count)
    }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
  }
}

/// A recipe that matches, with everything that decides its rank.
private struct Ranked {
  let score: Int
  let titleKey: [UInt8]
  let card: RecipeCard

  func isBefore(_ other: Ranked) -> Bool {
    if score != other.score { return score > other.score }
    if titleKey != other.titleKey { return titleKey.lexicographicallyPrecedes(other.titleKey) }
    return card.id.rawValue.utf8.lexicographicallyPrecedes(other.card.id.rawValue.utf8)
  }
}

/// A matching recipe of a part: its number, and how well it matches.
private typealias Match = (number: Int, score: Int)

extension LibraryPart {
  /// The recipes that match a plan.
  fileprivate func matches(_ plan: SearchPlan) -> [Match] {
    var tally = Tally(count)
    for wanted in plan.words + plan.names {
      tally.note(wanted.term, in: self)
    }
    return (0..<count).compactMap { number in
      guard tally.hits[number] == tally.terms, isShown(number), isAllowed(number, plan) else {
        return nil
      }
      return (number, Int(tally.scores[number]))
    }
  }

  private func isAllowed(_ number: Int, _ plan: SearchPlan) -> Bool {
    if let most = plan.maxMinutes, minutes(number).map({ $0 > most }) ?? true { return false }
    if let least = plan.minRating, rating(number) < least { return false }
    return plan.allows.map { $0(id(number)) } ?? true
  }

  /// The best of some recipes.
  fileprivate func best(_ limit: Int, of matches: [Match]) -> [Ranked] {
    let scores = Set(matches.map(\.score)).sorted(by: >)
    var best: [Ranked] = []
    for score in scores where best.count < limit {
      let numbers = matches.filter { $0.score == score }.map(\.number)
      best += first(limit - best.count, of: numbers).map {
        Ranked(score: score, titleKey: titleKey($0), card: card($0))
      }
    }
    return best
  }
}

/// The number of terms that each recipe has, and how well they match.
private struct Tally {
  private(set) var terms: UInt16 = 0
  private(set) var hits: [UInt16]
  private(set) var scores: [UInt16]
  /// For the current term, the highest weight plus one; 0 if a recipe does not have it.
  private var highest: [UInt8]

  init(_ count: Int) {
    hits = Array(repeating: 0, count: count)
    scores = Array(repeating: 0, count: count)
    highest = Array(repeating: 0, count: count)
  }

  /// Records every recipe that has a term.
  mutating func note(_ term: SearchTerm, in part: some LibraryPart) {
    highest.withUnsafeMutableBufferPointer { highest in
      Self.weights.withUnsafeBufferPointer { weights in
        part.forEach(term) { number, place, isWhole in
          let weight = weights[Int(place.rawValue) << 1 | (isWhole ? 1 : 0)]
          if highest[number] < weight { highest[number] = weight }
        }
      }
    }
    finishTerm()
  }

  /// The weight of each place plus one, for parts of words and whole ones; 0 for no match, as for a
  /// word that only may name a food.
  private static let weights: [UInt8] = (0..<512).map { number in
    let place = WordPlace(rawValue: UInt8(number >> 1))
    let weight = UInt8(place.weight(isWhole: number & 1 == 1))
    return weight > 0 || place == .name ? weight + 1 : 0
  }

  private mutating func finishTerm() {
    terms += 1
    for number in highest.indices where highest[number] > 0 {
      if hits[number] == terms - 1 {
        hits[number] = terms
        scores[number] &+= UInt16(highest[number] - 1)
      }
      highest[number] = 0
    }
  }
}

import Foundation
import MealModels

@testable import RecipeStore

/// The library as one would write it without caring for time or memory.
struct NaiveLibrary {
  struct Entry {
    var now: RecipeContent
    var past: [RecipeContent] = []
    var future: [RecipeContent] = []

    mutating func change(to content: RecipeContent) {
      guard content != now else { return }
      past.append(now)
      future = []
      now = content
    }
  }

  var entries: [RecipeID: Entry] = [:]

  mutating func undo(_ id: RecipeID) {
    guard var entry = entries[id], let last = entry.past.popLast() else { return }
    entry.future.append(entry.now)
    entry.now = last
    entries[id] = entry
  }

  mutating func redo(_ id: RecipeID) {
    guard var entry = entries[id], let next = entry.future.popLast() else { return }
    entry.past.append(entry.now)
    entry.now = next
    entries[id] = entry
  }

  /// The ids that a search asks for, in order.
  func search(_ search: RecipeSearch) -> [RecipeID] {
    let terms = SearchTerm.terms(of: search.text)
    let scored = entries.compactMap { id, entry -> (id: RecipeID, score: Int, key: String)? in
      guard !entry.now.isRemoved, Self.passes(entry.now, id, search) else { return nil }
      var score = 0
      for term in terms {
        guard let best = Self.weight(of: term, in: entry.now) else { return nil }
        score += best
      }
      return (id, score, RecipeWords.key(of: entry.now.draft.title))
    }
    return scored.sorted { one, other in
      if one.score != other.score { return one.score > other.score }
      if one.key != other.key {
        return one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
      }
      return one.id < other.id
    }.map(\.id)
  }

  private static func passes(
    _ content: RecipeContent, _ id: RecipeID, _ search: RecipeSearch
  ) -> Bool {
    let minutes = content.draft.totalMinutes
    // No minutes are none that anybody said.
    if let most = search.maxMinutes, minutes.map({ $0 == 0 || $0 > most }) ?? true { return false }
    if let least = search.minRating, (content.rating ?? 0) < least { return false }
    let tags = content.tags.map { RecipeWords.key(of: $0) }
    for tag in search.tags where !tags.contains(RecipeWords.key(of: tag)) { return false }
    if let name = search.collection {
      let all = content.collections.map { RecipeWords.key(of: $0) }
      if !all.contains(RecipeWords.key(of: name)) { return false }
    }
    return search.allows?(id) ?? true
  }

  private static func weight(of term: SearchTerm, in content: RecipeContent) -> Int? {
    let draft = content.draft
    let title = RecipeWords.keys(of: draft.title)
    let labels =
      content.tags + content.collections + draft.cuisines + draft.categories + draft.keywords
      + (draft.author.map { [$0] } ?? [])
    let fields: [(Int, [String])] = [
      (8, Array(title.prefix(1))), (6, title), (4, labels.flatMap { RecipeWords.keys(of: $0) }),
      (2, draft.ingredientLines.flatMap { RecipeWords.keys(of: $0) }),
    ]
    // The places of one word count together: the best of them, for every word that matches.
    var best: Int?
    for (weight, words) in fields {
      for word in words {
        let isWhole = term.wholes.contains(word)
        let isStart = term.start.map { word.hasPrefix($0) } ?? false
        if isWhole || isStart { best = max(best ?? 0, weight + (isWhole ? 1 : 0)) }
      }
    }
    return best
  }

  /// The candidates for a draft with the shares of foods.
  func duplicates(of draft: RecipeDraft) -> [RecipeID: [DuplicateCandidate.Reason]] {
    let foods = RecipeWords.foods(in: draft.ingredientLines)
    var found: [RecipeID: [DuplicateCandidate.Reason]] = [:]
    for (id, entry) in entries where !entry.now.isRemoved {
      var reasons: [DuplicateCandidate.Reason] = []
      let other = entry.now.draft
      if let source = draft.source.flatMap(CanonicalAddress.init),
        source == other.source.flatMap(CanonicalAddress.init)
      {
        reasons.append(.address)
      }
      if RecipeWords.key(of: draft.title) == RecipeWords.key(of: other.title) {
        reasons.append(.title)
      }
      let theirs = RecipeWords.foods(in: other.ingredientLines)
      let share = Double(foods.intersection(theirs).count) / Double(foods.union(theirs).count)
      if foods.count >= 4, theirs.count >= 4, share >= 0.7 { reasons.append(.ingredients(share)) }
      if !reasons.isEmpty { found[id] = reasons }
    }
    return found
  }
}

import MealModels
import RecipeBookScreens
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of the listed recipes beside their cards.
struct RecipeFacts: Sendable {
  /// When each was last cooked.
  var lastCooked: [RecipeID: Date] = [:]
  /// The stars that were given after cooking it here.
  var stars: [RecipeID: Int] = [:]
  /// When each was added, if the order needs it.
  var added: [RecipeID: Date] = [:]
  /// The tags of each, of its page and of its owner.
  var tags: [RecipeID: [String]] = [:]

  /// The stars of a recipe: the latest given here, else those that came with it.
  func stars(of card: RecipeCard) -> Int? { stars[card.id] ?? card.rating }

  /// The tags of all recipes, the most frequent first.
  func tagList(longest: Int) -> [String] {
    var counts: [String: Int] = [:]
    for tag in tags.values.flatMap(Set.init) { counts[tag, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(longest).map(\.key)
  }
}

extension RecipeChoice {
  /// The cards that meet every condition, in the order; equal ones stay in the order of their names.
  ///
  /// What is unknown comes last, and never meets a condition about it.
  func applied(to cards: [RecipeCard], _ facts: RecipeFacts) -> [RecipeCard] {
    let fitting = cards.filter { fits($0, facts) }
    guard order != .name else { return fitting }
    return fitting.enumerated().sorted {
      (rank($0.element, facts), $0.offset) < (rank($1.element, facts), $1.offset)
    }.map(\.element)
  }

  private func fits(_ card: RecipeCard, _ facts: RecipeFacts) -> Bool {
    if let minutes, card.minutes.map({ $0 <= minutes }) != true { return false }
    if let stars, facts.stars(of: card).map({ $0 >= stars }) != true { return false }
    if let tag, facts.tags[card.id]?.contains(tag) != true { return false }
    return !isNeverCooked || facts.lastCooked[card.id] == nil
  }

  private func rank(_ card: RecipeCard, _ facts: RecipeFacts) -> Double {
    func latest(_ date: Date?) -> Double { date.map { -$0.timeIntervalSince1970 } ?? .infinity }
    return switch order {
    case .name: 0
    case .newest: latest(facts.added[card.id])
    case .stars: -Double(facts.stars(of: card) ?? 0)
    case .time: card.minutes.map(Double.init) ?? .infinity
    case .cooked: latest(facts.lastCooked[card.id])
    }
  }
}

import MealModels
import RecipeBookScreens
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts on the listed recipes beside their cards.
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
  func applied(to cards: [RecipeCard], _ facts: RecipeFacts) -> [RecipeCard] {
    applied(to: cards) { card in
      Facts(
        minutes: card.minutes, stars: facts.stars(of: card), added: facts.added[card.id],
        lastCooked: facts.lastCooked[card.id], tags: facts.tags[card.id] ?? [])
    }
  }
}

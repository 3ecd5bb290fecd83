#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension SuggestionEngine {
  /// How a meal stands with the history, best first.
  enum Tier: Int, Comparable {
    /// Not shown within the window.
    case fresh
    /// Shown within the window.
    case repeated
    /// Somebody said it is not for them.
    case disliked

    static func < (lhs: Tier, rhs: Tier) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A safe meal with its place among the others.
  struct RankedMeal {
    var safe: SafeMeal
    var tier: Tier
    /// Days since it was last shown; nil if never.
    var daysSinceShown: Int?
    /// The order of its last showing among all events; -1 if never.
    var shownOrder: Int
    var shownTime: Double
    var terms: [ScoreTerm]

    var score: Double { terms.reduce(0) { $0 + $1.value } }
  }

  /// The meals, best first: fresh ones by score, then repeated and disliked ones, longest ago first.
  func rank(
    _ meals: [SafeMeal], _ request: SuggestionRequest, _ history: History
  ) -> [RankedMeal] {
    let chance = SeededChance(seed: request.seed, turn: history.entries.count)
    let lately = Set(history.lastShown(3).compactMap { pool.cuisine(of: $0) })
    let ranked = meals.map { meal in
      placed(meal, request, history[pool.ids[meal.index]], lately: lately, chance: chance)
    }
    return ranked.sorted { first, second in
      if first.tier != second.tier { return first.tier < second.tier }
      if first.tier == .fresh {
        let (left, right) = (first.score, second.score)
        if left != right { return left > right }
      } else if first.shownTime != second.shownTime {
        return first.shownTime < second.shownTime
      } else if first.shownOrder != second.shownOrder {
        return first.shownOrder < second.shownOrder
      }
      return pool.ids[first.safe.index] < pool.ids[second.safe.index]
    }
  }

  private func placed(
    _ meal: SafeMeal, _ request: SuggestionRequest, _ record: History.Record,
    lately: Set<Cuisine>, chance: SeededChance
  ) -> RankedMeal {
    let shown = record.lastShown
    let days = shown.map { max(0, request.moment.date.timeIntervalSince($0.date) / 86_400) }
    let isRecent = days.map { $0 <= Double(request.windowDays) } ?? false
    let tier: Tier = record.isDisliked ? .disliked : (isRecent ? .repeated : .fresh)
    return RankedMeal(
      safe: meal, tier: tier, daysSinceShown: days.map { Int($0) }, shownOrder: shown?.order ?? -1,
      shownTime: shown?.date.timeIntervalSinceReferenceDate ?? -.infinity,
      terms: [
        ScoreTerm(.novelty, days.map { min($0 / 60, 1) * 0.5 } ?? 0.5),
        ScoreTerm(.variety, varies(meal, from: lately) ? 0.5 : 0),
        ScoreTerm(.quickness, quickness(of: meal, request.wishes)),
        ScoreTerm(.chance, chance.draw(for: pool.ids[meal.index])),
      ])
  }

  /// Whether a meal is a change from the last ones, of which there must be any.
  private func varies(_ meal: SafeMeal, from lately: Set<Cuisine>) -> Bool {
    !lately.isEmpty && !lately.contains(pool.cuisines[meal.index])
  }

  /// Up to 0.2 for using little of the wished time.
  private func quickness(of meal: SafeMeal, _ wishes: Wishes) -> Double {
    guard let wished = wishes.maxMinutes, wished > 0 else { return 0 }
    return max(0, 0.2 * (1 - Double(pool.minutes[meal.index]) / Double(wished)))
  }
}

extension MealPool {
  /// The kitchen of a meal; nil if the pool does not hold it.
  func cuisine(of meal: MealID) -> Cuisine? {
    ids.firstIndex(of: meal).map { cuisines[$0] }
  }
}

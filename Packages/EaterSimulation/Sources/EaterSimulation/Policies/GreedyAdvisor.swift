import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Proposes the dish with the highest acceptance rate, by dish and cuisine, without exploring.
struct GreedyAdvisor: Advisor {
  private struct Share {
    var shown = 0.0
    var accepted = 0.0

    /// The acceptance rate with two added showings, a given share of which was accepted.
    func smoothed(towards share: Double) -> Double { (accepted + 2 * share) / (shown + 2) }
  }

  private let cuisines: [Int]
  private var byCuisine: [Share]
  private var byMeal: [Share]

  init(menu: Menu) {
    cuisines = menu.meals.map { Cuisine.allCases.firstIndex(of: $0.cuisine) ?? 0 }
    byCuisine = Array(repeating: Share(), count: Cuisine.allCases.count)
    byMeal = Array(repeating: Share(), count: menu.meals.count)
  }

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    var chance = question.chance
    return question.allowed.best { meal in
      let cuisine = byCuisine[cuisines[meal]].smoothed(towards: 0.4)
      return byMeal[meal].smoothed(towards: cuisine) + 1e-6 * chance.unit()
    }
  }

  mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date) {
    let cuisine = cuisines[meal]
    switch event.kind {
    case .suggested:
      byMeal[meal].shown += 1
      byCuisine[cuisine].shown += 1
    case .accepted:
      byMeal[meal].accepted += 1
      byCuisine[cuisine].accepted += 1
    default: break
    }
  }
}

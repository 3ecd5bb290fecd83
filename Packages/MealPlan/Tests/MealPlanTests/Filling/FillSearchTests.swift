import MealModels
import MealModelsFixtures
import SuggestionEngine
import Testing

@testable import MealPlan

/// The search against every plan that there is, as long as these can be counted.
@Suite struct FillSearchTests {
  private static let cuisines: [Cuisine] = [.italian, .thai, .french, .mexican]
  private static let foods: [[FoodID]] = [
    ["wheat", "tomato"], ["salmon", "tomato"], ["beef", "olive-oil"], ["egg", "butter"],
    ["eggplant", "tomato"], ["salmon", "olive-oil"], ["beef", "bread"],
  ]
  private static let meals = foods.enumerated().map { place, foods in
    Dishes.meal(
      MealID(rawValue: "dish-\(place)"), of: foods, cuisine: cuisines[place % cuisines.count],
      slots: [.lunch, .dinner], minutes: 15 + 5 * place)
  }
  private let engine = MealSuggester(pool: MealPool(meals.map(\.summary)))

  private func prepared(
    seed: UInt64, quotas: [Quota], budget: Int?, leftovers: Int
  ) -> PreparedFill {
    let moment = LocalMoment(date: dinnerTime)
    var each = SuggestionRequest(moment: moment, seed: seed, quotas: quotas)
    each.windowDays = 14
    let slots = [PlanSlot.on(1, .lunch), .on(1), .on(2)]
    var request = FillRequest(
      each: each, slots: slots, settings: PlanSettings(leftoverLunches: leftovers), people: 2,
      expiring: ["tomato": monday + 1])
    if let budget {
      request.settings.weeklyBudget = Money(hundredths: budget)
      request.costs = CostEstimator { meal, servings in
        Money(hundredths: servings * (150 + 90 * (Int(meal.rawValue.suffix(1)) ?? 0)))
      }
    }
    return PreparedFill(FillTask(request, in: engine.pool), engine, History())
  }

  /// The most that any plan of the problem is worth, each slot with a meal or, for lunches, leftovers.
  private func best(of problem: FillProblem) -> Double {
    var best = -Double.infinity
    var assignment = FillAssignment(slots: problem.slots.count)
    func fill(_ slot: Int) {
      guard slot < problem.slots.count else {
        best = max(best, FillObjective(of: assignment, in: problem).total)
        return
      }
      for candidate in problem.places(of: slot) {
        assignment.choices[slot] = candidate
        fill(slot + 1)
      }
      assignment.choices[slot] = -1
    }
    fill(0)
    return best
  }

  @Test(
    arguments: [1, 2, 3] as [UInt64],
    [
      ([Quota](), nil as Int?), ([Quota(.fish, .atMost, 0)], nil),
      ([Quota(.redMeat, .atMost, 1), Quota(.fish, .atMost, 1)], 1800), ([Quota](), 1200),
    ])
  func `nothing that can be planned is worth more than what the search finds`(
    seed: UInt64, rules: (quotas: [Quota], budget: Int?)
  ) {
    let fill = prepared(seed: seed, quotas: rules.quotas, budget: rules.budget, leftovers: 0)
    let found = fill.best()
    #expect(found.choices.allSatisfy { $0 >= 0 })
    let worth = FillObjective(of: found, in: fill.problem).total
    #expect(worth >= best(of: fill.problem) - 0.001)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `leftovers are only taken where they are worth it`(seed: UInt64) {
    let without = prepared(seed: seed, quotas: [], budget: nil, leftovers: 0)
    let with = prepared(seed: seed, quotas: [], budget: nil, leftovers: 2)
    let worths = [without, with].map { FillObjective(of: $0.best(), in: $0.problem).total }
    #expect(worths[1] >= worths[0] - 0.001)
  }

  @Test func `the same request gives the same assignment`() {
    let fills = (0..<3).map { _ in prepared(seed: 9, quotas: [], budget: 1500, leftovers: 1).best()
    }
    #expect(Set(fills).count == 1)
  }
}

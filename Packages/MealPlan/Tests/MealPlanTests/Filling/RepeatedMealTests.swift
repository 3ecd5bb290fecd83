import MealModels
import MealPlan
import SuggestionEngine
import Testing

/// Meals that come again because nothing else is left.
@Suite struct RepeatedMealTests {
  private let tofu = MealSummary(
    id: "tofu", title: "Tofu", cuisine: .chinese, difficulty: .easy, totalMinutes: 15,
    slots: SlotSet([.lunch, .dinner]),
    facts: MealFacts(contents: FoodContents(), foods: []),
    traits: MealTraits(protein: .soy), customs: MealCustoms(role: .complete))

  @Test func `each repeat names every time at which its meal comes before`() {
    let each = SuggestionRequest(moment: LocalMoment(date: dinnerTime), seed: 4)
    let request = FillRequest(each: each, slots: [.on(1, .lunch), .on(1), .on(2, .lunch)])
    let plan = PlanFiller(MealSuggester(pool: MealPool([tofu]))).fill(
      request, history: History())
    let repeats = plan.problems.compactMap { problem -> [PlanSlot]? in
      if case .repeated(let slot, let others) = problem { [slot] + others } else { nil }
    }
    #expect(repeats == [[.on(1), .on(1, .lunch)], [.on(2, .lunch), .on(1, .lunch), .on(1)]])
  }
}

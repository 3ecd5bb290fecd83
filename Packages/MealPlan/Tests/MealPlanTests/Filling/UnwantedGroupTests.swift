import MealModels
import MealPlan
import SuggestionEngine
import Testing

/// Quotas of no meals at all, which count everything that is in a meal.
@Suite struct UnwantedGroupTests {
  private func meal(_ id: MealID, _ classes: FoodClasses) -> MealSummary {
    MealSummary(
      id: id, title: id.rawValue, cuisine: .chinese, difficulty: .easy, totalMinutes: 20,
      slots: SlotSet([.lunch, .dinner]),
      facts: MealFacts(contents: FoodContents(classes: classes), foods: []),
      traits: MealTraits(protein: .soy), customs: MealCustoms(role: .complete))
  }

  private func filled(_ meals: [MealSummary], _ quota: Quota, _ slots: [PlanSlot]) -> FilledPlan {
    let each = SuggestionRequest(moment: LocalMoment(date: dinnerTime), seed: 4, quotas: [quota])
    let request = FillRequest(each: each, slots: slots, people: 2)
    return PlanFiller(MealSuggester(pool: MealPool(meals))).fill(request, history: History())
  }

  @Test
  func `with a quota of zero, no meal that contains the group is planned`() {
    let meals = [meal("mapo-tofu", [.meat, .pork]), meal("plain-tofu", []), meal("red-tofu", [])]
    let none = filled(meals, Quota(.redMeat, .atMost, 0), [.on(1), .on(2)])
    #expect(Set(none.meals.values) == ["plain-tofu", "red-tofu"] && none.problems.isEmpty)
    // Once is no meal of red meat, because it is mostly of soy.
    let once = filled([meal("mapo-tofu", [.meat, .pork])], Quota(.redMeat, .atMost, 1), [.on(1)])
    #expect(once.meals.values.sorted() == ["mapo-tofu"] && once.problems.isEmpty)
  }

  @Test func `where nothing else is left, how many hold some is said`() {
    let soups = [meal("egg-soup", .egg), meal("egg-fried-tofu", .egg)]
    let quota = Quota(.egg, .atMost, 0)
    let plan = filled(soups, quota, [.on(1), .on(2)])
    #expect(plan.meals.count == 2)
    #expect(plan.problems.contains(.missedQuota(quota, by: 2)))
  }
}

import MealModels
import MealPlan
import SuggestionEngine
import Testing

/// Meals that stand in the plan already, held against the limits of now.
@Suite struct KeptMealTests {
  private let milk = EaterLimits(allergens: [.milk])

  private func meal(_ id: MealID, _ allergens: AllergenSet = []) -> MealSummary {
    MealSummary(
      id: id, title: id.rawValue, cuisine: .italian, difficulty: .easy, totalMinutes: 15,
      slots: SlotSet([.lunch, .dinner]),
      facts: MealFacts(contents: FoodContents(allergens: allergens), foods: []),
      traits: MealTraits(protein: .soy, shape: .stew, mainFoods: ["tofu"]),
      customs: MealCustoms(role: .complete))
  }

  /// Fills a lunch after a dinner of cream stew that leaves enough for everybody.
  private func filled(
    _ limits: EaterLimits, eating eaters: [String] = [], _ own: [String: EaterLimits] = [:]
  ) -> FilledPlan {
    let dinner = PlannedMeal(
      id: "kept", slot: .on(0), content: .recipe("cream-stew", title: "Cream stew"), servings: 4,
      eaters: eaters)
    let pool = MealPool([meal("cream-stew", [.milk]), meal("tofu-stew")])
    let each = SuggestionRequest(moment: LocalMoment(date: dinnerTime), limits: limits, seed: 4)
    let request = FillRequest(
      each: each, slots: [.on(1, .lunch)], kept: [dinner], people: 2, limitsByEater: own)
    return PlanFiller(MealSuggester(pool: pool)).fill(request, history: History())
  }

  @Test func `leftovers that break a limit are not proposed`() {
    let before = filled(EaterLimits.none)
    #expect(before.proposals.map(\.content) == [.leftoversOfKept("kept")])
    #expect(filled(milk).proposals.map(\.content) == [.meal("tofu-stew")])
  }

  @Test func `a meal for several is held against the limits of each of them`() {
    let own = ["Ann": milk, "Ben": EaterLimits.none]
    for eaters in [["Ann", "Ben"], ["Ben", "Ann"], ["Ann"]] {
      #expect(filled(milk, eating: eaters, own).problems.contains(.breaksLimit("kept")))
    }
    #expect(!filled(milk, eating: ["Ben"], own).problems.contains(.breaksLimit("kept")))
  }
}

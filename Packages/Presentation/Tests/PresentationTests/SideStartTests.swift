import DesignSystem
import MealModels
import Testing

@testable import Presentation

@Suite struct SideStartTests {
  private func meal(_ id: MealID, minutes: Int, _ steps: [String] = ["Cook."]) -> Meal {
    let sample = SampleKitchen.tuscan
    let recipe = Recipe(
      id: id, title: id.rawValue, summary: "", description: "", cuisine: .indian,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 0, cookMinutes: minutes), servings: 2,
      ingredients: [], steps: steps.map { RecipeStep($0) }, picture: sample.recipe.picture)
    return Meal(recipe: recipe, slots: sample.slots, facts: sample.facts)
  }

  private var curry: Meal {
    meal(
      "curry", minutes: 40,
      ["Fry the paste for 5 minutes.", "Simmer for 15 minutes.", "Simmer for 20 minutes."])
  }

  @Test(arguments: [(20, 2), (21, 1), (35, 1), (36, 0), (60, 0), (1, 2)])
  func `a side starts at the last step before which there is time for it`(
    minutes: Int, step: Int
  ) {
    let side = meal("rice", minutes: minutes)
    #expect(SideStart.starts(of: [side], with: curry.recipe).map(\.step) == [step])
  }

  @Test
  func `all sides stand at the first step, the first to start first, and each where it starts`()
    throws
  {
    var input = CookingInput(meal: curry)
    input.sides = [meal("peas", minutes: 10), meal("rice", minutes: 45)]
    let first = try #require(CookingScreen(input, .english).sides)
    #expect(
      first.rows.map(\.title) == ["Start now: rice (45 min)", "Start at step 3: peas (10 min)"])
    input.step = 1
    #expect(CookingScreen(input, .english).sides == nil)
    input.step = 2
    let last = CookingScreen(input, .english)
    #expect(last.sides?.rows.map(\.title) == ["Start now: peas (10 min)"])
    #expect(last.element.fired("cooking.sides.peas") == "cooking.openSide?id=peas")
  }

  @Test func `waits that take longer than the meal run beside each other`() {
    let meal = meal("stew", minutes: 30, ["Bake for 40 minutes.", "Boil for 20 minutes."])
    #expect(meal.recipe.minutesLeft == [30, 10])
  }
}

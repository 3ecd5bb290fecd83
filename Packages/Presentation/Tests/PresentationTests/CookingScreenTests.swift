import DesignSystem
import MealModels
import Testing

@testable import Presentation

@Suite struct CookingScreenTests {
  @Test func `who cooks for more or fewer reads at every step for how many its amounts are`() {
    let meal = SampleKitchen.tuscan
    for step in meal.recipe.steps.indices {
      let screen = CookingScreen(meal: meal, servings: 6, step: step, .english)
      #expect(
        screen.servings?.content.text
          == "You are cooking 6 servings. Amounts inside the steps are for 4 servings.")
    }
    #expect(CookingScreen(meal: meal, servings: 4, step: 0, .english).servings == nil)
    #expect(CookingScreen(meal: meal, step: 0, .english).servings == nil)
  }

  static let meal = SampleKitchen.tuscan

  // G-07
  @Test(arguments: [
    (-1, "first", "Step 1 of 5", ["navigation.dismiss", "cooking.next"]),
    (0, "first", "Step 1 of 5", ["navigation.dismiss", "cooking.next"]),
    (2, "middle", "Step 3 of 5", ["navigation.dismiss", "cooking.next", "cooking.previous"]),
    (
      4, "last", "Step 5 of 5",
      [
        "navigation.dismiss", "cooking.finish?id=creamy-tuscan-chicken", "cooking.previous",
      ]
    ),
    (
      9, "last", "Step 5 of 5",
      [
        "navigation.dismiss", "cooking.finish?id=creamy-tuscan-chicken", "cooking.previous",
      ]
    ),
  ])
  func `a recipe is cooked one step at a time`(
    step: Int, state: String, progress: String, actions: [String]
  ) throws {
    let screen = CookingScreen(meal: Self.meal, step: step, .english)
    #expect(screen.state.rawValue == state)
    #expect(screen.element.text("cooking.progress")?.text == progress)
    let steps = screen.element.actions.filter { $0.id != CookingAction.startTimer.id }
    #expect(steps.map(\.description) == actions)
    let words = try #require(screen.element.text("cooking.instruction")?.text)
    #expect(Self.meal.recipe.steps.contains { $0.text == words })
    #expect(screen.announcement == "\(progress). \(words)")
    #expect(screen.structureFindings == [])
  }
}

import DesignSystem
import MealModels
import Testing

@testable import Presentation

@Suite struct CookingScreenTests {
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
    let screen = CookingScreen(meal: Self.meal, step: step)
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

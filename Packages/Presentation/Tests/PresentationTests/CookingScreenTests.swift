import DesignSystem
import Layout
import MealModels
import ScreenParts
import Testing

@testable import Presentation

@Suite struct CookingScreenTests {
  static let meal = SampleKitchen.tuscan

  private func screen(_ step: Int, servings: Int? = nil) -> CookingScreen {
    CookingScreen(CookingInput(meal: Self.meal, servings: servings, step: step), .english)
  }

  @Test func `when cooking other servings, each step names the servings of its text`() {
    for step in Self.meal.recipe.steps.indices {
      #expect(
        screen(step, servings: 6).servings?.content.text
          == "You are cooking 6 servings. Times in the text of a step are for 4 servings.")
    }
    #expect(screen(0, servings: 4).servings == nil)
    #expect(screen(0).servings == nil)
  }

  // G-07
  @Test(arguments: [
    (-1, "first", "Step 1 of 5", ["navigation.dismiss", "cooking.next"]),
    (0, "first", "Step 1 of 5", ["navigation.dismiss", "cooking.next"]),
    (2, "middle", "Step 3 of 5", ["navigation.dismiss", "cooking.previous", "cooking.next"]),
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
    let screen = screen(step)
    #expect(screen.state.rawValue == state)
    #expect(screen.element.text("cooking.progress")?.text == progress)
    let steps = screen.element.actions.filter { $0.id != CookingAction.startTimer.id }
    #expect(steps.map(\.description) == actions)
    let words = try #require(screen.element.text("cooking.instruction")?.text)
    #expect(Self.meal.recipe.steps.contains { $0.text == words })
    #expect(screen.announcement == "\(progress). \(words)")
    #expect(screen.structureFindings == [])
  }

  @Test func `every step has the name of the meal, its picture, and what it takes`() {
    for step in Self.meal.recipe.steps.indices {
      let root = screen(step).element
      #expect(root.text("cooking.name")?.text == "Creamy Tuscan Chicken")
      #expect(root.find("cooking.header.picture")?.accessibility.label.isEmpty == false)
    }
    #expect(screen(0).amounts?.lines.contains { $0.contains("chicken") } == true)
  }

  static let looks = ContentSize.allCases.flatMap { size in
    [ScreenCanvas.reference, .small].flatMap { canvas in
      [ReadingDirection.leftToRight, .rightToLeft].map { (size, canvas, $0) }
    }
  }

  @Test(arguments: looks)
  func `Previous and Next never change places, at any step, in any state, size or language`(
    size: ContentSize, canvas: ScreenCanvas, direction: ReadingDirection
  ) throws {
    let states = try #require(SampleKitchen.catalog.screens.first { $0.id == "cooking" }).states
    var frames: [ElementID: Set<Frame>] = [:]
    for context in [PresentationContext.english, PresentationContext(copy: PseudoScreens.copy)] {
      for state in states {
        let placed = layOut(
          state.make(context).element, on: canvas, contentSize: size, direction: direction)
        for id in ["cooking.previous", "cooking.next"] as [ElementID] {
          frames[id, default: []].insert(try #require(placed.frame(id)))
        }
      }
    }
    #expect(frames.values.allSatisfy { $0.count == 1 }, "\(frames)")
    let previous = try #require(frames["cooking.previous"]?.first)
    let next = try #require(frames["cooking.next"]?.first)
    #expect((previous.x < next.x) == (direction == .leftToRight))
    #expect(previous.y == next.y && previous.width == next.width)
    #expect(previous.height == next.height && next.height >= 44)
    #expect(next.maxY <= canvas.height - canvas.bottomInset)
  }
}

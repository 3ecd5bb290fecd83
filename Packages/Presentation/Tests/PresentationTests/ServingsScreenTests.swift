import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

/// The sheet that asks for how many people, and in which units.
@Suite struct ServingsScreenTests {
  private static func screen(
    _ count: Int, _ system: MeasurementSystem = .us
  ) -> ServingsScreen {
    ServingsScreen(SampleKitchen.tuscan.recipe, servings: count, in: system, .english)
  }

  // G-16
  @Test func `the stepper goes from 1 to 12 and ends there`() {
    let id = "creamy-tuscan-chicken"
    for count in 1...12 {
      let root = Self.screen(count).element
      let less = "recipe.servings?id=\(id)&count=\(count - 1)"
      let more = "recipe.servings?id=\(id)&count=\(count + 1)"
      #expect(root.fired("servings.count.decrement") == (count > 1 ? less : nil))
      #expect(root.fired("servings.count.increment") == (count < 12 ? more : nil))
      #expect(
        root.text("servings.count.value")?.text == (count == 1 ? "1 serving" : "\(count) servings"))
    }
  }

  @Test func `a recipe for a crowd comes back to what can be chosen`() {
    let root = Self.screen(40).element
    #expect(
      root.fired("servings.count.decrement")
        == "recipe.servings?id=creamy-tuscan-chicken&count=12")
    #expect(root.fired("servings.count.increment") == nil)
  }

  @Test func `each press says the number that it leads to`() {
    let root = Self.screen(4).element
    #expect(root.find("servings.count.increment")?.action?.announcement == "5 servings")
    #expect(root.find("servings.count.decrement")?.action?.announcement == "3 servings")
    #expect(root.spoken("servings.count.increment")?.label == "More servings")
  }

  @Test func `the units in force are selected, and each is one press away`() {
    for system in MeasurementSystem.allCases {
      let root = Self.screen(4, system).element
      for other in MeasurementSystem.allCases {
        let part = ElementID("servings.units").child(other.rawValue)
        #expect(root.fired(part) == "settings.units?id=\(other.rawValue)")
        #expect(
          root.find(part)?.accessibility.traits.contains(.selected) == (other == system))
      }
    }
  }

  @Test func `the note says for how many the recipe is written, and what stays so`() {
    #expect(Self.screen(4).note.content.text == "The recipe is written for 4 servings.")
    #expect(Self.screen(6).note.content.text.hasSuffix("inside its steps stay as they are."))
  }
}

import DesignSystem
import MealModels

import ScreenParts
import Testing

@testable import Presentation
@testable import PresentationSamples

/// What a tap on an ingredient of a recipe does.
@Suite struct IngredientTapTests {
  private let buy = ActionForm("test.buy", about: .integer("place"))

  private func root(taps: Bool) -> Element {
    var input = RecipeInput(meal: SampleKitchen.tuscan)
    if taps {
      let places = input.meal.recipe.ingredients.indices
      input.lineActions = LineActions(
        places.map { ControlAction(buy, $0) }, hint: "Offers to put it on the grocery list")
    }
    return RecipeDetailScreen(input, .english).element
  }

  @Test("Each ingredient of a recipe leads to the grocery list")
  func tap() throws {
    let tapped = root(taps: true)
    let lines = SampleKitchen.tuscan.recipe.ingredients
    for (place, line) in lines.enumerated() {
      let row = try #require(tapped.find(ElementID("recipe.ingredients").child(place)))
      #expect(row.action == ControlAction(buy, place))
      #expect(row.layout.minHeight == 44)
      #expect(row.accessibility.label == line.text)
      #expect(row.accessibility.hint == "Offers to put it on the grocery list")
    }
  }

  @Test("Without a grocery list an ingredient is only read")
  func noTap() {
    let read = root(taps: false)
    for place in SampleKitchen.tuscan.recipe.ingredients.indices {
      #expect(read.find(ElementID("recipe.ingredients").child(place))?.action == nil)
    }
  }
}

import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

/// C-D03: nutrition numbers are seen only by who wants to see them.
@Suite struct TrackingModeTests {
  @Test(arguments: ScreenCatalogTests.pairs)
  func `an eater who hides numbers sees no nutrition numbers on any screen`(
    screen: String, state: String
  ) throws {
    var context = SampleKitchen.catalog.context
    context.nutrition = NutritionDisplay(.mindful)
    let shown = try SampleKitchen.catalog.screen(screen, state: state, in: context)
    let texts = shown.element.all.flatMap { element in
      [element.visibleText, element.accessibility.label, element.accessibility.value]
    }
    #expect(texts.filter(Self.hasNumber) == [])
  }

  @Test func `an eater who wants numbers sees nutrition numbers`() throws {
    let editor = try SampleKitchen.catalog.screen("create-recipe", state: "written")
    #expect(Self.hasNumber(editor.element.visibleText))
  }

  @Test("What is not known of a serving is said, and is never zero")
  func unknown() {
    let copy = SampleKitchen.catalog.context.copy
    #expect(copy.nutritionLine(of: NutritionFacts()) == "Nutrition not known")
    #expect(
      copy.nutritionLine(of: NutritionFacts([.energy: 412.4, .fat: 9]))
        == "412 kcal · 9 g fat · protein and carbohydrate not known")
    #expect(
      copy.nutritionLine(ofWeek: [NutritionFacts([.energy: 500]), NutritionFacts()], days: 1)
        == "One serving of each meal: about 500 kcal a day."
        + " 1 meal is not in it, because its energy is not known.")
  }

  /// Whether a text has a number of nutrition: "520 kcal", "25 g of protein", "Sodium 480 mg".
  private static func hasNumber(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains(/[0-9] ?(kcal|kilocalories)/)
      || text.contains(/[0-9] ?m?g (of )?(protein|carbohydrate|sugars|saturated|sodium|fiber)/)
      || text.contains(/(protein|carbohydrate|sugars|saturated fat|sodium|fiber) [0-9.]+ ?m?g/)
  }
}

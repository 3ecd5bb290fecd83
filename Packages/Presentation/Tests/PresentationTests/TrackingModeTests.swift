import DesignSystem
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

  /// Whether a text has a number of nutrition: "520 kcal", "25 g of protein", "Sodium 480 mg".
  private static func hasNumber(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains(/[0-9] ?(kcal|kilocalories)/)
      || text.contains(/[0-9] ?m?g (of )?(protein|carbohydrate|sugars|saturated|sodium|fiber)/)
      || text.contains(/(protein|carbohydrate|sugars|saturated fat|sodium|fiber) [0-9.]+ ?m?g/)
  }
}

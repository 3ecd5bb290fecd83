import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation

@Suite struct NutritionLimitsScreenTests {
  private func screen(_ input: NutritionLimitsInput) -> NutritionLimitsScreen {
    NutritionLimitsScreen(input, .english)
  }

  // Nobody is led to a number.
  @Test func `without limits no field holds or proposes an amount`() {
    let root = screen(NutritionLimitsInput()).element
    for nutrient in BoundedNutrient.allCases {
      let field = root.find(ElementID("nutrition-limits.field").child(nutrient.rawValue))
      #expect(field?.accessibility.value == "")
    }
    #expect(root.visibleText.filter(\.isNumber).isEmpty)
  }

  @Test func `words about nutrition do not judge the eater`() {
    let words = CopyTable.nutritionLimitsEnglish.values.map { "\($0)" }.joined(separator: " ")
      .lowercased()
    for judging in ["good", "bad", "healthy", "unhealthy", "clean", "guilt", "cheat", "burn"] {
      #expect(!words.contains(judging))
    }
  }

  @Test func `every field says nutrient and unit`() throws {
    let root = screen(NutritionLimitsInput(bounds: NutritionBounds([.sodium: 600]))).element
    let field = try #require(root.find("nutrition-limits.field.sodium"))
    #expect(field.accessibility.label == "Sodium (mg)")
    #expect(field.accessibility.value == "600")
    #expect(field.action?.id == "settings.nutritionLimit")
  }

  // C-D27
  @Test(arguments: [Decision.allowed, .readOnly])
  func `an eater who hides numbers still sees the bounds and can remove them`(
    decision: Decision
  ) {
    var context = PresentationContext.english
    context.nutrition = NutritionDisplay(.mindful)
    let bounds = NutritionBounds([.sodium: 600, .energy: 700])
    let root = NutritionLimitsScreen(
      NutritionLimitsInput(bounds: bounds, decision: decision), context
    ).element
    #expect(root.visibleText.filter(\.isNumber).isEmpty)
    #expect(root.find("nutrition-limits.kept.sodium") != nil)
    #expect(!root.actions.map(\.id).contains("settings.nutritionLimit"))
  }

  // C-P02
  @Test func `without premium what is stored is shown, can be removed and not changed`() {
    let screen = screen(
      NutritionLimitsInput(bounds: NutritionBounds([.sodium: 600]), decision: .readOnly))
    #expect(screen.state == "read-only")
    let ids = screen.element.actions.map(\.id)
    #expect(ids.contains("settings.keptNutritionLimit"))
    #expect(!ids.contains("settings.nutritionLimit"))
    #expect(screen.element.visibleText.contains("at most 600 mg of sodium"))
  }
}

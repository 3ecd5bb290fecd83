import DesignSystem
import MealModels
import Preferences
import ScreenParts
import Testing

@testable import EaterScreens

@Suite struct DietaryRestrictionsTests {
  private static let context = PresentationContext(
    copy: Copy.eaterScreensEnglish)

  private func root(_ change: (inout DietaryRestrictionsInput) -> Void) -> Element {
    var input = DietaryRestrictionsInput(
      diets: DietSet([.vegan]), allergens: AllergenSet([.peanut]),
      allergyFoods: [.init("kiwi", "Kiwi")], others: [Companion("Ben", restrictionCount: 2)])
    change(&input)
    return DietaryRestrictionsScreen(input, Self.context).element
  }

  @Test func `its words are enough for its screens`() {
    let screens: [any Screen] = [
      HouseholdScreen(
        HouseholdInput(members: [Companion("you", restrictionCount: 1)]), Self.context),
      EaterScreen(Companion("Ben", restrictionCount: 2), Self.context),
      AcceptTracesScreen(of: AllergenSet([.peanut]), eater: "Ben", Self.context),
    ]
    let roots = [root { $0.mayBeIncomplete = true }, root { $0.eater = "Ben" }]
    for element in screens.map(\.element) + roots {
      let texts = element.all.flatMap { [$0.visibleText, $0.accessibility.label] }
      #expect(texts.filter { $0.contains("⟦") } == [])
    }
  }

  @Test("A typed food is named before the dishes with it, in the number that cooks use")
  func namesTypedFoodFirst() {
    var ida = Eater(name: "Ida")
    ida.dislikes = ["fried-vegetables", "mushroom"]
    let shown = Companion(ida, Self.context.copy) { _ in
      ["fried-vegetables": "fried vegetable", "mushroom": "mushroom"]
    }
    #expect(
      Self.context.copy.summary(of: shown) == "Leaves out mushrooms and fried vegetables")
  }

  @Test func `an app without a quiz or limits on nutrition has no rows for them`() {
    let whole = root { _ in }
    let bare = root { ($0.hasTasteQuiz, $0.hasNutritionLimits) = (false, false) }
    for id: ElementID in ["dietary-restrictions.taste", "dietary-restrictions.nutrition"] {
      #expect(whole.find(id) != nil && bare.find(id) == nil)
    }
    #expect(bare.find("dietary-restrictions.allergies") != nil)
  }
}

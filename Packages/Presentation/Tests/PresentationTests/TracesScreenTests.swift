import DesignSystem
import MealModels
import ScreenParts
import PremiumGate
import Testing

@testable import Presentation

/// What people with an allergy read of traces, and where they say what to do about them.
@Suite struct TracesScreenTests {
  static let peanut = EaterLimits(
    allergens: AllergenSet([.peanut]), acceptedTraces: AllergenSet([.peanut]))
  static let kiwi = EaterLimits(allergies: [.asNamed("kiwi")])
  static let meal = Meal.withTraces(SampleKitchen.tuscan)

  private static func settings(
    _ change: (inout DietaryRestrictionsInput) -> Void
  ) -> Element {
    var input = DietaryRestrictionsInput()
    change(&input)
    return DietaryRestrictionsScreen(input, .english).element
  }

  private static let toggle: ElementID = "dietary-restrictions.traces.accept"

  @Test func `the switch is there as soon as there is an allergen, off, and says so`() throws {
    let none = Self.settings { $0.allergyFoods = [.init("kiwi", "Kiwi")] }
    #expect(none.find(Self.toggle) == nil)
    #expect(none.visibleText.contains("Meals with traces are left out too."))
    let root = Self.settings { $0.allergens = AllergenSet([.milk]) }
    let row = try #require(root.find(Self.toggle))
    #expect(row.accessibility.label == "Accept Traces")
    #expect(row.accessibility.value == "Avoided")
    #expect(row.accessibility.hint == "Asks before it suggests meals that may contain traces")
    #expect(row.action?.description == "settings.traces=<toggle>")
    #expect(
      root.visibleText.contains(
        "Meals that may contain traces of what you are allergic to are left out."))
    #expect(!root.visibleText.contains("Meals with traces are left out too."))
  }

  @Test func `once accepted, the footer says so and the switch has no hint`() throws {
    let root = Self.settings {
      $0.allergens = AllergenSet([.milk])
      $0.acceptedTraces = AllergenSet([.milk])
    }
    #expect(root.find(Self.toggle)?.accessibility.hint.isEmpty == true)
    #expect(
      root.visibleText.contains(
        "Meals that may contain traces of what you are allergic to are suggested. "
          + "Always check the label."))
  }

  @Test func `accepted of some allergens only, the switch is off and the footer names them`() {
    let root = Self.settings {
      $0.allergens = AllergenSet([.milk, .peanut])
      $0.acceptedTraces = AllergenSet([.milk])
    }
    #expect(root.find(Self.toggle)?.accessibility.hint.isEmpty == false)
    #expect(root.find(Self.toggle)?.accessibility.traits.contains(.selected) == false)
    #expect(
      root.visibleText.contains(
        "Meals that may contain traces of milk are suggested, those with traces of peanuts are "
          + "left out. Always check the label."))
  }

  @Test func `the switch of another eater names that eater`() throws {
    let root = Self.settings {
      $0.eater = "Ben"
      $0.allergens = AllergenSet([.milk])
    }
    #expect(root.find(Self.toggle)?.action?.description == "settings.traces=<toggle>?eater=Ben")
    #expect(root.visibleText.contains("what Ben is allergic to are left out."))
    let alert = AcceptTracesScreen(of: AllergenSet([.milk, .egg]), eater: "Ben", .english)
    #expect(alert.dialog.message.contains("traces of milk and eggs,"))
    #expect(alert.dialog.message.contains("Ben can react to traces."))
    #expect(
      alert.dialog.buttons.map(\.action.description)
        == ["settings.acceptTraces?eater=Ben", "navigation.dismiss"])
  }

  private static let free = Gate(.none, of: .mealAdvisor)

  @Test func `limits say whether their traces are accepted`() {
    #expect(DietaryRestrictionsInput(Self.peanut, gate: Self.free).acceptsTraces)
    let strict = EaterLimits(allergens: AllergenSet([.peanut]))
    #expect(!DietaryRestrictionsInput(strict, gate: Self.free).acceptsTraces)
    #expect(!DietaryRestrictionsInput(.none, gate: Self.free).acceptsTraces)
    let partly = EaterLimits(
      allergens: AllergenSet([.milk, .peanut]), acceptedTraces: AllergenSet([.milk]))
    let input = DietaryRestrictionsInput(partly, gate: Self.free)
    #expect(!input.acceptsTraces && input.acceptedTraces.allergens == [.milk])
  }

  @Test func `accepting is asked about, and Cancel is there`() {
    let alert = AcceptTracesScreen(of: AllergenSet([.peanut]), .english)
    #expect(alert.dialog.buttons.map(\.role) == [.destructive, .cancel])
    #expect(
      alert.dialog.buttons.map(\.action.description)
        == ["settings.acceptTraces", "navigation.dismiss"])
    #expect(alert.title == "Suggest meals with traces?")
    #expect(alert.announcement == alert.title && alert.primaryAction == nil)
    #expect(alert.dialog.message.contains("can cause a reaction"))
    #expect(alert.dialog.message.contains("traces of peanuts,"))
  }

  @Test func `the card shows traces and the label where there is an allergy, and says all aloud`() {
    func card(_ limits: EaterLimits) -> Element {
      HomeScreenTests.home(.suggestion(Self.meal)) { $0.limits = limits }.element
    }
    let words = "May contain traces of peanuts. Always check the label."
    #expect(card(Self.peanut).text("home.card.allergens")?.text == words)
    for limits in [EaterLimits.none, Self.peanut, Self.kiwi] {
      #expect(
        card(limits).spoken("home.card.meal")?.value
          == "25 minutes, Easy difficulty. Contains milk and gluten. "
          + "May contain traces of peanuts and sesame. Always check the label.")
    }
    #expect(card(Self.kiwi).text("home.card.allergens")?.text == "Always check the label.")
    #expect(card(.none).find("home.card.allergens") == nil)
    #expect(card(EaterLimits(diets: DietSet([.vegan]), dislikes: [.asNamed("egg")])) == card(.none))
  }

  @Test func `cooking says it once, before it begins`() {
    let words = "May contain traces of peanuts. Always check the label."
    let first = cooking(0, Self.peanut)
    #expect(first.element.text("cooking.allergens")?.text == words)
    #expect(first.announcement?.hasSuffix(words) == true)
    #expect(cooking(1, Self.peanut).allergens == nil)
    #expect(cooking(0, .none).allergens == nil)
  }

  @Test func `a saved meal that became unsafe names what is in it`() {
    let limits = EaterLimits(allergens: AllergenSet([.milk, .sesame]))
    let screen = cooking(0, limits)
    #expect(
      screen.allergens?.text
        == "Contains milk. May contain traces of sesame. Always check the label.")
  }

  private func cooking(_ step: Int, _ limits: EaterLimits) -> CookingScreen {
    var input = CookingInput(meal: Self.meal, step: step)
    input.limits = limits
    return CookingScreen(input, .english)
  }
}

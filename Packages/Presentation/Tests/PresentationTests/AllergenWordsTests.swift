import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

/// What a meal contains is told to everybody, wherever a meal is read, ordered or passed on.
@Suite struct AllergenWordsTests {
  private static let said =
    "Contains milk and gluten. May contain traces of peanuts. "
    + "What is in zingle is not known. Always check the label."

  private static let meal = Meal(
    recipe: SampleKitchen.tuscan.recipe, slots: [],
    facts: MealFacts(
      contents: FoodContents(
        allergens: AllergenSet([.milk, .gluten]), traces: AllergenSet([.peanut, .milk])),
      foods: [], unknownIngredients: ["zingle"]))

  @Test func `the recipe says it to everybody, traces apart`() {
    #expect(RecipeDetailScreen(RecipeInput(meal: Self.meal), .english).allergens.text == Self.said)
    let plain = Meal(
      recipe: Self.meal.recipe, slots: [], facts: MealFacts(contents: FoodContents(), foods: []))
    let screen = RecipeDetailScreen(RecipeInput(meal: plain), .english)
    #expect(screen.allergens.text == "Always check the label.")
  }

  // Without an allergy at the table it is for guests, and ends the recipe.
  @Test func `a recipe shows an eater's allergies before its ingredients and steps`() throws {
    func order(_ limits: EaterLimits) -> [ElementID] {
      RecipeDetailScreen(RecipeInput(meal: Self.meal, limits: limits), .english).element
        .readingOrder.map(\.id)
    }
    let allergic = order(EaterLimits(allergens: AllergenSet([.peanut])))
    let note = try #require(allergic.firstIndex(of: "recipe.allergens"))
    #expect(note < (try #require(allergic.firstIndex(of: "recipe.description"))))
    let others = order(EaterLimits(diets: DietSet([.vegan])))
    let start = try #require(others.firstIndex(of: "recipe.startCooking"))
    #expect(others.firstIndex(of: "recipe.allergens") == start + 1)
    #expect(Set(allergic) == Set(others))
  }

  @Test func `the card says all of it aloud and shows what concerns the table`() {
    let card = SuggestionCard("card", Self.meal, copy: .english)
    #expect(card.accessibility.value == "25 minutes, Easy difficulty. \(Self.said)")
    #expect(card.allergens == nil)
    let limits = EaterLimits(
      allergens: AllergenSet([.peanut]), acceptedTraces: AllergenSet([.peanut]))
    let concerned = SuggestionCard("card", Self.meal, limits: limits, copy: .english)
    #expect(concerned.accessibility.value == card.accessibility.value)
    #expect(
      concerned.allergens?.text
        == "May contain traces of peanuts. What is in zingle is not known. "
        + "Always check the label.")
  }

  @Test func `a saved meal says it aloud and beside its buttons, unless the recipe is gone`() {
    let card = FavoriteCard("card", SavedItem(Self.meal), copy: .english)
    #expect(card.accessibility.value == "25 minutes, Easy difficulty. \(Self.said)")
    let editor = FavoriteEditor("editor", SavedItem(Self.meal), copy: .english)
    #expect(editor.element.text("editor.allergens")?.text == Self.said)
    let gone = SavedItem(id: "old-pie", title: "Old Pie", minutes: 40, isAvailable: false)
    #expect(FavoriteEditor("editor", gone, copy: .english).allergens == nil)
  }

  @Test func `the order sheet says it, and that another kitchen may use other things`() {
    let sheet = OrderServicesScreen(Self.meal, .english)
    #expect(sheet.allergens.content.text.hasPrefix(Self.said))
    #expect(sheet.allergens.content.text.hasSuffix("may use other ingredients, so please ask."))
    #expect(sheet.element.find("order-services.allergens") != nil)
  }

  @Test func `a shared meal also has the note on allergens`() {
    let recipe = Self.meal.recipe
    #expect(
      Copy.english.wordsToShare(Self.meal) == "\(recipe.title): \(recipe.summary) \(Self.said)")
  }
}

import DesignSystem
import MealModels
import Testing

@testable import ScreenParts

@Suite struct KitchenWordsTests {
  @Test(
    arguments: [
      (
        "Broil the eggplant in a cast-iron skillet.",
        "Grill the aubergine in a cast-iron frying pan."
      ),
      ("cilantro, chopped", "fresh coriander, chopped"), ("fresh cilantro", "fresh coriander"),
      ("lean ground beef", "lean minced beef"), ("2 red bell peppers", "2 red peppers"),
      ("bell pepper and black pepper", "sweet pepper and black pepper"),
      ("all-purpose flour", "plain flour"), ("Zucchini", "Courgette"),
      ("scallions (or arugula)", "spring onions (or rocket)"),
      ("large shrimp", "large prawns"), ("each shrimp", "each prawn"),
      ("Heat the broiler", "Heat the grill"),
    ])
  func `British cooks call things otherwise`(american: String, british: String) {
    #expect(KitchenWords.british.text(american) == british)
  }

  @Test(arguments: [
    "shrimp paste", "dried shrimp", "broiler chicken", "ground coriander", "coriander seeds",
    "eggplantlike", "skilletful", "rice", "arugulas", "green onionskin", "",
  ])
  func `words that only look alike, or name another food, stay`(text: String) {
    #expect(KitchenWords.british.text(text) == text)
  }

  @Test func `telling it twice changes nothing more`() {
    let once = KitchenWords.british.text("Broil the shrimp with cilantro, beets and zucchini.")
    #expect(KitchenWords.british.text(once) == once)
  }

  private let recipe = Recipe(
    id: "supper", title: "Eggplant Supper", summary: "", description: "", cuisine: .italian,
    difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 10), servings: 2,
    ingredients: [
      Ingredient(measure: Measure(.exactly(Fraction(2))), name: "zucchini", food: "zucchini"),
      Ingredient(measure: Measure(.exactly(.one)), name: "zucchini", food: "zucchini"),
    ], steps: [RecipeStep("Broil the zucchini for 6 minutes.")],
    picture: DishPicture(kind: .plate, description: ""))

  @Test func `a recipe is told in the words of its region, and holds the same foods`() {
    let british = Copy([.sharedEnglish], region: .unitedKingdom).recipe(recipe)
    #expect(british.ingredients.map(\.name) == ["courgettes", "courgette"])
    #expect(british.ingredients.map(\.food) == recipe.ingredients.map(\.food))
    #expect(british.steps.map(\.text) == ["Grill the courgette for 6 minutes."])
    #expect(british.title == recipe.title)
    #expect(Copy([.sharedEnglish]).recipe(recipe) == recipe)
  }

  @Test func `one country decides words, units and what people know`() {
    #expect(DisplayRegion.unitedKingdom.eaterRegion == .unitedKingdom)
    #expect(DisplayRegion.unitedKingdom.units == .metric)
    #expect(DisplayRegion.unitedStates.eaterRegion == .unitedStates)
    var nowhere = DisplayRegion.unitedStates
    nowhere.country = nil
    #expect(nowhere.eaterRegion == .world)
    #expect(nowhere.kitchenWords.text("eggplant") == "eggplant")
  }
}

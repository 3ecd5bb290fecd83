import MealModels
import Testing

@testable import FoodFacts

/// What the texts of a recipe name that lists rice, carrots and what a test adds.
@Suite struct RecipeReaderTests {
  static let reader = RecipeReader()

  private func recipe(
    _ step: String, title: String = "Carrot Rice", note: String? = nil,
    listing more: [(name: String, food: FoodID)] = [], origin: Recipe.Origin = .imported
  ) -> Recipe {
    Recipe(
      id: "rice", title: title, summary: "A quick dinner.", description: "A quick dinner.",
      cuisine: .indian, difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 20),
      servings: 2,
      ingredients: [
        Ingredient(name: "rice", food: "rice", note: note),
        Ingredient(name: "carrots", food: "carrot"),
      ] + more.map { Ingredient(name: $0.name, food: $0.food) },
      steps: [RecipeStep("Boil the rice until tender."), RecipeStep(step)],
      picture: DishPicture(kind: .bowl, description: "a bowl of golden rice"), origin: origin)
  }

  private func facts(_ recipe: Recipe) -> MealFacts { MealFacts(of: recipe, foods: .culinary) }

  static let named: [(step: String, allergen: Allergen)] = [
    ("Sprinkle with chopped peanuts.", .peanut), ("Cook in BUTTER.", .milk),
    ("Butter the tin.", .milk), ("Scatter over butter-toasted rice.", .milk),
    ("Serve with a buttered roll.", .milk), ("Top with something cheesy.", .milk),
    ("Stir in a creamy sauce.", .milk), ("A peanutty crunch finishes it.", .peanut),
    ("Dip each floured piece.", .wheat), ("Make it egg-washed.", .egg),
    ("Add pea nuts.", .peanut), ("Add but ter.", .milk), ("Add b\u{AD}u\u{AD}tter.", .milk),
    ("Add but\u{200B}ter.", .milk), ("Add ｂｕｔｔｅｒ.", .milk),
    ("Add &#98;&#117;&#116;&#116;&#101;&#114;.", .milk), ("Add peanutbutter.", .peanut),
    ("Ajouter du beurre.", .milk), ("Cook without butter.", .milk), ("No nuts, please.", .treeNut),
    ("Coconut milk chocolate goes in.", .milk), ("Crème fraîche on top.", .milk),
  ]

  @Test(arguments: named)
  func `a food counts that a step names in any form`(_ row: (step: String, allergen: Allergen)) {
    let facts = facts(recipe(row.step))
    #expect(facts.contents.allergens.contains(row.allergen), "\(row)")
  }

  @Test(arguments: [
    "Add frobnitz.", "Serve with blorp.", "Add b.u.t.t.e.r.", "Add p e a n u t.", "Add ⠏⠑⠁.",
    "Add 6utter.", "Add бuttеr.", "Serve with dressing.", "Add &#x20;q;", "Top with planters.",
  ])
  func `a recipe with unknown words fits no diet and names their step`(_ step: String) {
    let facts = facts(recipe(step))
    #expect(!facts.unknownIngredients.isEmpty && facts.diets.isEmpty)
    #expect(facts.unknownIngredients.allSatisfy { $0.hasSuffix("(step 2)") })
    #expect(!EaterLimits(allergens: AllergenSet([.peanut])).admits(facts))
  }

  @Test(arguments: [
    "Cream the rice until smooth.", "Sprinkle with chopped coriander and toss gently.",
    "Roll out thinly, then fold in the carrots.", "Stir until creamy.", "Add coconut milk.",
    "Butterfly the carrots lengthwise.", "Add nutmeg and butternut squash.",
    "Cut with a butter knife into walnut-sized pieces.", "Add eggplant and water chestnuts.",
    "Serve immediately, with a wedge of lime.",
    "Stir in the carrots. Rest the mixture for 5 minutes at 180 °C.",
    "This is nut-free and gluten-free.", "Fluff with a fork and serve.",
  ])
  func `ordinary words and false friends raise no alarm`(_ step: String) {
    let facts = facts(recipe(step))
    #expect(facts.unknownIngredients.isEmpty)
    #expect(facts.contents.allergens == [] && facts.diets.contains(.vegan))
  }

  @Test func `a claim in a text clears nothing`() {
    let facts = facts(recipe("Add milk; it is dairy-free and vegan.", title: "Milk-Free Rice"))
    #expect(facts.contents.allergens.contains(.milk) && !facts.diets.contains(.vegan))
  }

  @Test func `a step may name a listed food by part of its name`() {
    let listed: [(String, FoodID)] = [("oat milk", "oat-milk")]
    let definite = recipe("Pour in the milk.", listing: listed)
    #expect(!facts(definite).contents.allergens.contains(.milk))
    #expect(facts(recipe("Pour in milk.", listing: listed)).contents.allergens.contains(.milk))
  }

  @Test func `reasons say where a food is named`() {
    let found = RecipeAnalyzer().analysis(
      of: recipe("Sprinkle with peanuts.", title: "Buttered Rice", note: "cooked in cream"))
    let because = Dictionary(
      uniqueKeysWithValues: found.allergens.map { ($0.allergen, $0.because) })
    #expect(because[.peanut] == ["peanuts (step 2)"])
    #expect(because[.milk] == ["buttered (title)", "cream (note of ingredient 1)"])
  }

  @Test func `a reviewed recipe is what its list says`() {
    let facts = facts(recipe("Add peanuts and frobnitz.", origin: .bundled))
    #expect(facts.contents.allergens == [] && facts.unknownIngredients.isEmpty)
  }

  @Test func `without a reader, the texts of a recipe count as unknown`() {
    let facts = MealFacts(of: recipe("Stir."), foods: FoodReference(.culinary))
    #expect(!facts.unknownIngredients.isEmpty)
  }

  @Test func `a line of ordinary words says for which words it stands`() {
    #expect(ProseEntry("verb: stir, fold")?.words == ["stir", "fold"])
    #expect(ProseEntry("name egg: ovo")?.meaning == .name("egg"))
    #expect(ProseEntry("nonsense") == nil && ProseEntry("nme egg: ovo") == nil)
  }
}

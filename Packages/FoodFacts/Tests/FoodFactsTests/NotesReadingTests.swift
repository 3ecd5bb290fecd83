import FoodFacts
import MealModels
import Testing

@Suite struct NotesReadingTests {
  private static let reader = RecipeReader()

  private func named(_ place: RecipePlace, _ text: String) -> [NamedFood] {
    Self.reader.foods(namedIn: riceBowl(place, text))
  }

  private func riceBowl(_ place: RecipePlace, _ text: String) -> Recipe {
    Recipe(
      id: "a", title: "Rice bowl", summary: "", description: "", cuisine: .thai, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 1, cookMinutes: 1), servings: 2,
      ingredients: [Ingredient(name: "rice", food: "rice")],
      steps: [RecipeStep("Cook the rice.")], asides: [RecipeText(place, text)],
      picture: DishPicture(kind: .bowl, description: ""), origin: .imported)
  }

  @Test(arguments: [
    RecipePlace.description, .yield, .emptyHeading, .stepHeading, .notes, .ownNotes,
  ])
  func `a food counts wherever a text beside the lines names it`(place: RecipePlace) {
    let found = named(place, "with peanut butter")
    #expect(found.map(\.food) == ["peanut-butter"])
    #expect(found.map(\.place) == [place])
  }

  @Test(arguments: [
    "Finish with zorbel.", "Contains: zorbel", "Add 2 tbsp zorbel.", "Stir in zorbel",
  ])
  func `an unknown word that notes add may be any food`(note: String) {
    #expect(named(.ownNotes, note).contains { $0.food == nil && $0.text == "zorbel" })
    #expect(named(.notes, note).contains { $0.food == nil && $0.text == "zorbel" })
  }

  @Test(arguments: [
    "Stir in 100 g lax.", "Stir in 100 g of dumplings.", "Add 6 oz skirt.", "Add 1 lb ground.",
    "Serve with grilled chops.", "Lovely with two cutlets each.", "1 tsp XO",
  ])
  func `so much of something, and a cut of meat, may be any food in a text on the dish`(
    text: String
  ) {
    #expect(named(.notes, text).contains { $0.food == nil })
    #expect(named(.description, text).contains { $0.food == nil })
  }

  @Test(arguments: [
    "Serve 1 cup per person.", "1 cup has 200 calories.", "Half a cup each", "Use a cup of rice.",
  ])
  func `an amount of a listed food in the notes names no other food`(text: String) {
    #expect(named(.notes, text) == [])
  }

  @Test func `vegetables that are left open are more than those listed`() {
    var recipe = riceBowl(.notes, "Stir in any vegetables you have, and 2 handfuls of greens.")
    recipe.ingredients.append(Ingredient(name: "onion", food: "onion"))
    #expect(Self.reader.foods(namedIn: recipe).map(\.food) == ["any-vegetable"])
  }

  @Test(arguments: [RecipePlace.description, .notes, .ownNotes, .tag])
  func `a word with letters of another script may be any food`(place: RecipePlace) {
    // The "e" of the second word is Cyrillic.
    #expect(named(place, "My mother loved cashеws.").contains { $0.food == nil })
    #expect(named(place, "My mother loved brûlée evenings.").allSatisfy { $0.food != nil })
  }

  @Test func `a tag names foods and nothing else`() {
    #expect(named(.tag, "peanut noodles").contains { $0.food != nil })
    #expect(named(.tag, "zorbel evenings").isEmpty)
  }

  @Test(arguments: ["Zorbel loves it.", "For the birthday of Zorbel", "From the Zorbel road"])
  func `notes may speak of the world`(note: String) {
    #expect(named(.ownNotes, note) == [])
    #expect(named(.description, "Made with love by Zorbel") == [])
  }

  @Test(arguments: [
    "Each serving has 1.6g protein and 20 grams of carbohydrate.",
    "Less than 500 calories and 41g of protein", "30 g protein",
  ])
  func `how much protein a serving has names no food`(text: String) {
    #expect(named(.description, text) == [])
    #expect(named(.notes, text) == [])
  }

  @Test(arguments: [
    "Add 30 g protein.", "Plus 30g protein", "with a scoop of protein", "Add protein.",
  ])
  func `protein that is added is an unknown food`(text: String) {
    #expect(named(.ownNotes, text).contains { $0.food == nil })
    #expect(named(.stepHeading, text).contains { $0.food == nil })
  }

  @Test(arguments: ["Serve with your favourite vegetables.", "Add seasonal veg.", "with veggies"])
  func `the word vegetables alone counts as any vegetable`(text: String) {
    let recipe = riceBowl(.notes, text)
    #expect(Self.reader.foods(namedIn: recipe).map(\.food) == ["any-vegetable"])
    let facts = MealFacts(of: recipe, foods: .culinary)
    for food in ["celery", "kohlrabi", "soybean", "mustard-greens"] as [FoodID] {
      let allergy = FoodAllergy(to: food, in: .culinary)
      #expect(!EaterLimits(allergies: [allergy]).admits(facts))
    }
    for allergen in [.celery, .soy, .mustard, .sulphite] as [Allergen] {
      #expect(!EaterLimits(allergens: AllergenSet([allergen])).admits(facts))
    }
    for allergen in [.peanut, .milk, .sesame, .treeNut, .gluten, .egg] as [Allergen] {
      #expect(EaterLimits(allergens: AllergenSet([allergen])).admits(facts))
    }
  }
}

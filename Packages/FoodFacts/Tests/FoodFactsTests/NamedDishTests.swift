import MealModels
import Testing

@testable import FoodFacts

/// What titles add to the foods of a list, and what "the soup" in a step does.
@Suite struct NamedDishTests {
  private static let reader = RecipeReader()

  private func facts(
    _ title: String, _ foods: [FoodID], steps: [String] = ["Cook."]
  ) -> MealFacts {
    MealFacts(of: .pasted(title: title, foods, steps: steps), foods: .culinary)
  }

  @Test(
    arguments: [
      ("Tomato Soup", ["tomato", "onion"]), ("Easy Tomato Soup Recipe", ["tomato", "garlic"]),
      ("One-Pot Supper: Tomato Soup", ["tomato", "onion"]),
      ("Tomato Soup with Basil", ["tomato", "basil"]),
      ("Pancakes", ["gluten-free-flour", "egg", "oat-milk"]),
      (
        "Turkey and Vegetable Soup",
        ["turkey", "vegetable-stock", "carrot", "leek", "potato", "salt", "onion"]
      ),
      ("Black Bean Soup", ["black-bean", "onion", "garlic"]),
      ("Chicken Fajita Bowls", ["chicken", "bell-pepper", "onion", "rice", "lime"]),
      ("Oven Chips", ["potato", "sunflower-oil"]),
    ] as [(String, [FoodID])])
  func `a dish of the title is what its own ingredients make`(title: String, foods: [FoodID]) {
    let own = facts("Supper", foods)
    let named = facts(title, foods)
    #expect(named.contents.allergens == own.contents.allergens && named.unknownIngredients.isEmpty)
  }

  @Test(
    arguments: [
      ("Peanut Butter Cookies", ["wheat-flour", "sugar"], .peanut),
      ("Butter Cookies", ["wheat-flour", "sugar"], .milk),
      ("Garlic Bread", ["butter", "garlic", "parsley"], .wheat),
      ("Tomato Soup Cake", ["tomato", "rice-flour"], .wheat),
      ("Rice with Tomato Soup", ["rice", "tomato"], .wheat),
      ("Tuna Sandwich", ["tomato", "lettuce"], .fish), ("Pecan Pie", ["rice-flour"], .treeNut),
      ("Oreo Cheesecake", ["cream-cheese", "sugar"], .wheat), ("Fish Pie", ["potato"], .fish),
      ("Tomato Soup", ["onion", "carrot"], .wheat), ("Vegetable Soup", ["rice"], .celery),
      ("Chicken Fajita", ["chicken", "rice"], .wheat), ("Egg Fried Rice", ["rice"], .egg),
      ("Nutella Brownies", ["rice-flour", "cocoa"], .treeNut),
    ] as [(String, [FoodID], Allergen)])
  func `a title still names what a list forgot`(
    title: String, foods: [FoodID], allergen: Allergen
  ) {
    #expect(facts(title, foods).contents.allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("Pad Thai", ["rice-noodle", "tofu"], .peanut),
      ("Chicken Satay", ["chicken", "lime"], .peanut),
      ("Kung Pao Chicken", ["chicken", "bell-pepper"], .soy), ("Hummus", ["chickpea"], .sesame),
      ("Waldorf Salad", ["apple", "celery", "grape", "mayonnaise"], .treeNut),
      ("Caesar Salad", ["lettuce", "tomato"], .fish),
      ("Caesar Salad", ["lettuce", "parmesan"], .egg),
      ("Greek Salad", ["tomato", "cucumber"], .milk), ("Coleslaw", ["cabbage", "carrot"], .egg),
      ("Lasagna", ["ground-beef", "tomato"], .milk), ("Paella", ["rice", "pea"], .crustacean),
      ("Chicken Fajita Bowls", ["chicken", "bell-pepper", "onion", "rice"], .milk),
      ("Turkey and Vegetable Soup", ["turkey", "carrot", "leek", "potato"], .celery),
      ("Nicoise Salad", ["green-bean", "potato", "tomato", "egg", "lettuce"], .fish),
    ] as [(String, [FoodID], Allergen)])
  func `a list that lacks the point of a dish does not clear the dish`(
    title: String, foods: [FoodID], allergen: Allergen
  ) {
    #expect(facts(title, foods).contents.allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("Couscous Salad", .wheat), ("Vegetable Couscous", .wheat), ("Toast Salad", .wheat),
      ("Cream Salad", .milk),
    ] as [(String, Allergen)])
  func `a food in a title counts, whatever its word also means`(title: String, allergen: Allergen) {
    #expect(facts(title, ["tomato", "cucumber"]).contents.allergens.contains(allergen))
  }

  @Test(arguments: ["Lachs mit Reis", "Zorbel Stew", "Puppy Chow", "花生炒飯"])
  func `an unknown word over a short list may be any food`(title: String) {
    #expect(!facts(title, ["rice", "tomato"]).unknownIngredients.isEmpty)
  }

  @Test(arguments: ["Zorbel Stew", "Grandma Jo's Whatsit"])
  func `a title over a whole list is a name`(title: String) {
    let foods: [FoodID] = ["ground-beef", "tomato", "onion", "carrot", "potato"]
    #expect(facts(title, foods).unknownIngredients.isEmpty)
  }

  @Test(
    arguments: [
      ("sauce", true), ("Mum's mix", false), ("the dressing", true), ("batter", true),
      ("soy sauce", false), ("zorbel sauce", false), ("zorbel", false), ("pot", false),
    ])
  func `a word for dishes means another dish in every recipe`(name: String, isAny: Bool) {
    #expect(DishWords.bundled.meanAnyDish(name) == isAny)
  }

  @Test func `the dish of the title may be spoken of, and another may not`() {
    let foods: [FoodID] = ["tomato", "onion"]
    let own = facts("Tomato Soup", foods, steps: ["Ladle the tomato soup into bowls."])
    #expect(!own.contents.allergens.contains(.wheat))
    let canned = facts("Tomato Soup", foods, steps: ["Add a can of tomato soup."])
    #expect(canned.contents.allergens.contains(.wheat))
  }

  @Test(
    arguments: [
      ("Serve with dressing.", "Make the dressing: whisk the oil and cream.", true),
      ("Serve with dressing.", "Make the dressing: whisk everything.", true),
      ("Serve with dressing.", "Make the dressing.", false),
      ("Serve with dressing.", "Whisk the dressing ingredients together.", true),
      ("Add sauce.", "Simmer the cream and carrot until the sauce thickens.", true),
      ("Add sauce.", "Simmer until the sauce thickens.", false),
      ("Serve with dressing.", "Whisk it all.", false),
      ("Serve with your favorite dressing.", "Make the dressing.", false),
      ("Serve with tangy dressing.", "Make the dressing.", false),
      ("Serve with dressing of choice.", "Make the dressing.", false),
      ("Pour in the batter.", "Mix.", false),
      ("Sauce the rice.", "Mix.", false), ("Sauce the rice.", "Make a sauce.", false),
      ("Sauce the rice.", "Make a sauce: blend the cream and carrot.", true),
      ("Dress the rice.", "Mix.", false), ("Dress the rice with oil.", "Mix.", true),
      ("Add vegetables.", "Mix.", true), ("Serve with seasoning.", "Mix.", false),
    ] as [(String, String, Bool)])
  func `a dish that the steps make may be named later`(
    step: String, before: String, isKnown: Bool
  ) {
    let recipe = Recipe.pasted(
      title: "Supper", ["rice", "carrot", "vegetable-oil", "cream"], steps: [before, step])
    let unknown = Self.reader.foods(namedIn: recipe).filter { $0.food == nil }
    #expect(unknown.isEmpty == isKnown, "\(unknown.map(\.label))")
  }

  @Test(
    arguments: [
      ("A thick soup of carrots.", true), ("An orange soup", true), ("Good on a salad.", false),
      ("A salad.", false), ("A supper with a soup.", false),
    ])
  func `a text on the dish may begin with what it is`(summary: String, isKnown: Bool) {
    var recipe = Recipe.pasted(title: "Soup of the Day", ["carrot"], steps: ["Cook."])
    recipe.summary = summary
    let unknown = Self.reader.foods(namedIn: recipe).filter { $0.food == nil }
    #expect(unknown.isEmpty == isKnown, "\(unknown.map(\.label))")
  }

  @Test(
    arguments: [
      ("lay jam on bread", ["jam", "bread"]), ("add pea nuts", ["peanut"]),
      ("add but ter", ["butter"]),
    ] as [(String, [FoodID])])
  func `words are one torn apart only where no small word is`(step: String, foods: [FoodID]) {
    let found = Self.reader.foods(namedIn: .pasted(title: "Supper", [], steps: [step]))
    #expect(Set(found.compactMap(\.food)).isSuperset(of: foods))
    #expect(!found.contains { $0.food == "prosciutto" })
  }

  @Test func `soy protein is no teaspoon`() {
    let spoons = Recipe.pasted(title: "Supper", ["salt"], steps: ["Add 2 tsp salt and 1 T. salt."])
    #expect(Self.reader.foods(namedIn: spoons).isEmpty)
    let protein = Recipe.pasted(title: "Supper", ["salt"], steps: ["Add the TSP."])
    #expect(Self.reader.foods(namedIn: protein).map(\.food) == ["soy-protein"])
  }
}

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
      ("Tomato Soup with Basil", ["tomato", "basil"]), ("Pad Thai", ["rice-noodle", "tofu"]),
      ("Pancakes", ["gluten-free-flour", "egg", "oat-milk"]),
      ("Turkey and Vegetable Soup", ["turkey", "carrot", "leek", "potato"]),
      ("Black Bean Soup", ["black-bean", "onion", "garlic"]),
      ("Chicken Fajita Bowls", ["chicken", "bell-pepper", "onion", "rice"]),
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

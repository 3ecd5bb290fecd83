import MealModels
import SeededRandom
import Testing

@testable import FoodFacts

/// When a word for a dish or a part of one means what the recipe makes.
@Suite struct MadeHereTests {
  private static let reader = RecipeReader()

  /// What nobody understands of a recipe.
  private func unknown(_ title: String, _ foods: [FoodID], _ steps: [String]) -> [String] {
    Self.reader.foods(namedIn: .pasted(title: title, foods, steps: steps))
      .filter { $0.food == nil }.map(\.label)
  }

  @Test func `a part of a dish that nothing made or listed is unknown in any sentence`() {
    var numbers = SeededGenerator(seed: 20_261_128)
    for _ in 0..<Sample.count(quick: 60, whole: 600) {
      let word = Self.parts.randomElement(using: &numbers) ?? ""
      let sentence = Self.sentences.randomElement(using: &numbers) ?? ""
      let (title, foods, step) = Self.plain.randomElement(using: &numbers) ?? ("", [], "")
      let last = sentence.replacing("X", with: word)
      let recipe = Recipe.pasted(title: title, foods, steps: [step, last])
      #expect(!Self.reader.foods(namedIn: recipe).isEmpty, "\(title): \(step) \(last)")
    }
  }

  @Test func `a part of a dish that a step makes of listed foods is known in any sentence`() {
    var numbers = SeededGenerator(seed: 20_261_129)
    for _ in 0..<Sample.count(quick: 30, whole: 300) {
      let made = Self.made.randomElement(using: &numbers) ?? ("", [], "", "")
      let last = made.use.replacing("X", with: made.word)
      let found = unknown("Supper", made.foods, [made.step, last])
      #expect(found.isEmpty, "\(made.step) \(last) \(found)")
    }
  }

  @Test(
    arguments: [
      ("Caesar Salad", ["lettuce", "tomato"], "Tear the lettuce.", "Toss with the dressing."),
      ("Fried Fish in Batter", ["cod", "vegetable-oil"], "Heat the oil.", "Dip into the batter."),
      ("Supper", ["cod", "salt", "water"], "Season the cod with salt.", "Dip into a thin batter."),
      ("Supper", ["rice", "tomato"], "Cook the rice with the tomatoes.", "Stir in the paste."),
    ] as [(String, [FoodID], String, String)])
  func `neither a title nor an article proves a part of a dish`(
    title: String, foods: [FoodID], first: String, last: String
  ) {
    #expect(!unknown(title, foods, [first, last]).isEmpty)
  }

  @Test(
    arguments: [
      ("Tomato Soup", ["tomato", "onion"], "Ladle the soup into bowls."),
      ("Carrot Cake", ["carrot", "wheat-flour", "egg"], "Let the cake cool."),
      ("Greek Salad", ["tomato", "cucumber"], "Serve the salad at once."),
    ] as [(String, [FoodID], String)])
  func `the dish of the title may be called by its name`(
    title: String, foods: [FoodID], step: String
  ) {
    #expect(unknown(title, foods, ["Mix the ingredients.", step]) == [])
  }

  @Test func `a heading with lines and a line itself account for their word`() {
    var recipe = Recipe.pasted(
      title: "Supper", ["lettuce", "olive-oil"], steps: ["Toss with the dressing."])
    #expect(Self.reader.foods(namedIn: recipe).contains { $0.food == nil })
    recipe.ingredients[1].section = "For the dressing"
    #expect(Self.reader.foods(namedIn: recipe).isEmpty)
  }

  private static let parts = [
    "batter", "dumplings", "wrappers", "crust", "shells", "breading", "paste", "marinade", "sauce",
    "spread", "patties", "nuggets", "rolls", "curry", "soup", "stew", "dressing", "vinaigrette",
    "gravy", "glaze", "frosting", "topping", "coating", "dough", "croutons", "stuffing", "relish",
    "meatballs", "rub", "garnish",
  ]

  private static let sentences = [
    "Stir in the X.", "Toss with the X and serve.", "Add your X.", "Serve with the X.",
    "Top each bowl with X and enjoy.", "Finish with X.", "Now add the X.", "Spoon over the X.",
    "Divide among bowls, adding all the X.",
  ]

  private static let plain: [(String, [FoodID], String)] = [
    ("Rice Bowl", ["rice", "tomato"], "Cook the rice."),
    ("Green Salad", ["lettuce", "tomato"], "Tear the lettuce and chop the tomatoes."),
    ("Carrot Rice", ["rice", "carrot", "salt"], "Boil the rice with the carrots and salt."),
    ("Tray Bake", ["potato", "courgette", "olive-oil"], "Roast the potatoes in the oil."),
  ]

  private static let made: [(word: String, foods: [FoodID], step: String, use: String)] = [
    (
      "dressing", ["olive-oil", "lemon", "lettuce"], "Whisk the oil with the lemon.",
      "Toss with the X."
    ),
    (
      "batter", ["wheat-flour", "egg", "milk"], "Whisk the flour, eggs and milk.", "Pour in the X."
    ),
    (
      "batter", ["wheat-flour", "water", "cod"], "Mix the flour and water into a batter.",
      "Dip in the X."
    ),
    (
      "sauce", ["tomato", "onion", "olive-oil"], "Cook the onion and tomatoes.", "Serve with the X."
    ),
    (
      "paste", ["garlic", "cumin", "chili"], "Pound the garlic, cumin and chili.", "Stir in the X."
    ),
    (
      "patties", ["chickpea", "onion"], "Mash the chickpeas and onion and shape into patties.",
      "Fry the X."
    ),
    (
      "dough", ["wheat-flour", "yeast", "water"], "Knead the flour, yeast and water.",
      "Roll out the X."
    ),
    (
      "filling", ["spinach", "ricotta", "egg"], "Mix the spinach and ricotta.",
      "Spread the X on top."
    ),
    (
      "glaze", ["honey", "soy-sauce", "carrot"], "Stir the honey and soy sauce.",
      "Brush with the X."
    ),
    (
      "marinade", ["soy-sauce", "ginger", "tofu"], "Mix the soy sauce and ginger.",
      "Add the tofu to the X."
    ),
    (
      "topping", ["oats", "butter", "apple"], "Rub the butter into the oats.", "Scatter over the X."
    ),
  ]
}

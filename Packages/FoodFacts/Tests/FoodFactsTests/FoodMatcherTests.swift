import MealModels
import Testing

@testable import FoodFacts

@Suite struct FoodMatcherTests {
  private let matcher: FoodMatcher

  init() throws { matcher = try Pantry.matcher() }

  @Test(
    arguments: [
      ("chopped tomatoes", ["tomato"]), ("tomatoes, chopped", ["tomato"]),
      ("salt to taste", ["salt"]), ("large fresh tomato", ["tomato"]),
      ("slices of bread", []), ("bread slices", ["bread"]), ("bread, leaf", ["bread"]),
      ("chicken breasts", ["chicken"]), ("cod fillet", ["cod"]),
      ("chickpea flour", ["chickpea"]), ("almond powder", ["almond"]),
      ("Italian tomatoes", ["tomato"]), ("tomatoes Italian", ["tomato"]), ("wild rice", ["rice"]),
      ("red dressing", ["dressing"]), ("dressing red", ["dressing"]),
      ("cup rice", ["rice"]), ("2 cups rice", ["rice"]), ("rice 2 cups", ["rice"]),
      ("jar of dressing", ["dressing"]), ("200g rice", ["rice"]), ("85% chocolate", ["chocolate"]),
      ("chocolate coated almonds", ["almond", "chocolate"]),
      ("almonds coated with chocolate", ["almond", "chocolate"]),
      ("almonds filled with cream", ["almond", "cream"]),
      ("salt and pepper", ["salt", "pepper"]), ("salt, pepper", ["salt", "pepper"]),
      ("gluten-free bread", ["bread"]), ("bread, no gluten", ["bread"]),
    ] as [(String, [FoodID])])
  func `a word explains what its kind may explain`(name: String, foods: [FoodID]) {
    #expect(matcher.match(name).foods == foods)
  }

  @Test(arguments: [
    ("frobnitz", "frobnitz"), ("low-fat tomato", "low"), ("tomato frobnitz", "frobnitz"),
    ("slice bread", "slice"), ("tomato breast", "breast"), ("breast chicken", "breast"),
    ("fillet", "fillet"), ("bread powder", "powder"), ("powder chickpea", "powder"),
    ("tomato and powder", "powder"), ("Italian dressing", "italian"),
    ("dressing Italian", "italian"), ("Italian", "italian"), ("red", "red"),
    ("tomato cup", "cup"), ("cup", "cup"), ("coated almonds", "coated"), ("vegan", "vegan"),
    ("sweets", "sweets"), ("breads freshs", "freshs"),
  ])
  func `a word that cannot stand where it stands makes the name unknown`(
    name: String, word: String
  ) {
    let match = matcher.match(name)
    #expect(match.food == nil)
    #expect(match.contents == nil)
    #expect(match.foods.isEmpty)
    #expect(match.unknownWords.contains(word))
    #expect([match.isVegetarian, match.isVegan, match.hasPork, match.hasAlcohol] == Self.nobody)
  }

  private static let nobody = [FoodMatch.Answer](repeating: .unknown, count: 4)

  @Test(arguments: ["chopped", "and", "2", "2 cups", "to taste", "with and of", ","])
  func `words that describe foods name none by themselves`(name: String) {
    let match = matcher.match(name)
    #expect(match.food == nil)
    #expect(match.contents == nil)
  }

  @Test func `a plain match is the food of the book`() throws {
    let match = matcher.match("2 large eggs")
    #expect(match.input == "2 large eggs")
    #expect(try match.food == Pantry.book()["egg"])
    #expect(match.contents == FoodContents(allergens: AllergenSet([.egg])).withImplications)
    #expect(match.unknownWords.isEmpty)
  }

  @Test func `several foods make one of its own, with the nutrition of the main one`() throws {
    let match = matcher.match("walnut bread")
    let food = try #require(match.food)
    #expect(match.foods == ["bread", "walnut"])
    #expect(food.id == "named-walnut-bread")
    #expect(Set(food.likes).isSuperset(of: match.foods))
    #expect(food.row == "18069")
    #expect(food.measures.weights[.slice] == 30)
    #expect(match.contents?.allergens.allergens == [.treeNut, .gluten, .wheat, .walnut])
    #expect(
      try FoodBook(trusted: Array(Pantry.book().foods) + [food])
        .contents(of: food.id) == match.contents)
  }

  @Test(
    arguments: [
      ("peanut butter", ["peanut-butter"], false), ("milk chocolate", ["milk-chocolate"], true),
      ("chickpea flour", ["chickpea"], false), ("coconut milk", ["coconut-milk"], false),
      ("coconut, milk", ["coconut", "milk"], true), ("coconut (milk)", ["coconut", "milk"], true),
      ("soy-sauce", ["soy-sauce"], false), ("eggplant", ["eggplant"], false),
      ("egg plant", ["eggplant"], false), ("butter milk", ["milk", "buttermilk", "butter"], true),
    ] as [(String, [FoodID], Bool)])
  func `the fewest foods explain a name`(name: String, foods: [FoodID], hasMilk: Bool) {
    let match = matcher.match(name)
    #expect(match.foods == foods)
    #expect(match.contents?.allergens.contains(.milk) == hasMilk)
  }

  @Test func `explanations that are equally good count together`() {
    let match = matcher.match("coconut milk chocolate")
    #expect(Set(match.foods) == ["coconut", "milk-chocolate", "coconut-milk", "chocolate"])
    #expect(match.contents?.allergens.contains(.milk) == true)
  }

  @Test func `a form belongs to the food right before it`() {
    #expect(matcher.match("chickpea flour").contents?.allergens == [])
    #expect(matcher.match("chickpeas and flour").contents?.allergens.contains(.wheat) == true)
    #expect(matcher.match("flour, chickpeas").contents?.allergens.contains(.wheat) == true)
    #expect(Set(matcher.match("bread flour").foods) == ["bread", "flour"])
  }

  @Test(
    arguments: [
      ("heavy or whipping cream", ["heavy-cream", "whipping-cream"]),
      ("heavy and whipping cream, chopped", ["heavy-cream", "whipping-cream"]),
      ("vegetable or chicken stock", ["vegetable-stock", "chicken-stock"]),
      ("vegetable or chicken stock, salt", ["vegetable-stock", "chicken-stock", "salt"]),
      ("heavy or frobnitz cream", []), ("frobnitz or whipping cream", []),
      ("heavy or cream or", ["cream", "heavy-cream"]),
    ] as [(String, [FoodID])])
  func `alternatives share their last words`(name: String, foods: [FoodID]) {
    #expect(Set(matcher.match(name).foods) == Set(foods))
  }

  @Test func `the kind may stand after the first comma`() {
    #expect(matcher.match("stock, chicken, fresh").foods == ["chicken-stock"])
    #expect(matcher.match("stock, frobnitz").food == nil)
  }

  @Test(arguments: [
    "Tomatoes", "TOMATO", "t\u{F2}mat\u{F2}", "tomato\u{301}", "tomato's", "(tomato)", "tomato;",
    "tomato/tomatoes", "* tomato *", "toma\u{AD}to",
  ])
  func `case, accents, plurals and signs make no difference`(name: String) {
    #expect(matcher.match(name).foods == ["tomato"])
  }

  @Test(arguments: ["half-and-half", "Half & Half", "half and halves", "HALF AND HALF"])
  func `a name may hold a link`(name: String) {
    #expect(matcher.match(name).foods == ["half-and-half"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "", "   ", "\u{0}\u{7}\u{1B}", "\u{200B}", ",,,", "\u{1F369}", "\n\t\r",
      String(repeating: "tomato ", count: 1500), String(repeating: "tomato,", count: 21),
      Array(repeating: "milk", count: 41).joined(separator: " "),
      Array(repeating: "heavy", count: 20).joined(separator: " or "),
      Array(repeating: "milk", count: 19).joined(separator: " or ") + " frobnitz",
    ])
  func `bad input is unknown`(name: String) {
    let match = matcher.match(name)
    #expect(match.food == nil)
    #expect(match.contents == nil)
    #expect(match.foods.isEmpty)
  }

  @Test func `forty words are still looked at`() {
    let name = Array(repeating: "milk", count: 20).joined(separator: " or ") + " fresh"
    #expect(matcher.match(name).foods == ["milk"])
  }
}

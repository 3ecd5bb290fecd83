import MealModels
import Testing

@Suite struct IngredientTests {
  // W-REC-13
  @Test func `a line reads as it is drawn`() throws {
    let garlic = Ingredient(
      measure: Measure(.exactly(Fraction(3)), .clove), name: "garlic", food: "garlic",
      note: "minced")
    #expect(garlic.text == "3 cloves garlic, minced")
    let salt = Ingredient(name: "Salt and pepper", food: "salt-and-pepper", note: "to taste")
    #expect(salt.text == "Salt and pepper to taste")
  }

  @Test(arguments: [
    ("large egg", "large eggs"), ("tomato", "tomatoes"), ("bay leaf", "bay leaves"),
    ("cherry", "cherries"), ("radish", "radishes"), ("avocado", "avocados"), ("lime", "limes"),
    ("salmon", "salmon"), ("green chili", "green chilies"), ("cookie", "cookies"),
  ])
  func `a counted food changes between one and many`(one: String, many: String) {
    let single = Ingredient(measure: Measure(.exactly(.one)), name: one, food: nil)
    #expect(single.scaled(by: Fraction(3)).name == many)
    let several = Ingredient(measure: Measure(.exactly(Fraction(4))), name: many, food: nil)
    #expect(several.scaled(by: Fraction(1, over: 4) ?? .one).name == one)
    #expect(several.scaled(by: Fraction(2)).name == many)
  }

  @Test func `a line without an amount is the same for any number of servings`() {
    let salt = Ingredient(name: "salt", food: "salt", note: "to taste")
    #expect(salt.scaled(by: Fraction(8), in: .metric) == salt)
  }

  @Test(
    "A scaled line keeps its words where they were written",
    arguments: [
      ("Zest and juice of 2 lemons", "lemons", "Zest and juice of", "Zest and juice of 4 lemons"),
      (
        "2 Freshly ground peppercorns", "peppercorns", "Freshly ground",
        "4 freshly ground peppercorns"
      ),
      ("2 lemons, juiced", "lemons", "juiced", "4 lemons, juiced"),
    ])
  func wording(written: String, name: String, note: String, scaled: String) {
    let line = Ingredient(
      measure: Measure(.exactly(Fraction(2))), name: name, food: nil, note: note,
      written: WrittenLine(written, unmeasured: written))
    #expect(line.text == written)
    #expect(line.scaled(by: Fraction(2)).text == scaled)
  }
}

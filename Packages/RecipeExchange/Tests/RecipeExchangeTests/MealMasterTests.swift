import MealModels
import SeededRandom
import Testing

@testable import RecipeExchange

@Suite struct MealMasterTests {
  private func read(_ text: String) -> ExchangeReport {
    ExchangeReader().read(Array(text.utf8), named: "box.mmf")
  }

  private static let twoColumns = """
    Some words before.

    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Plum Cake
     Categories: Cakes, Desserts
          Yield: 12 Servings

          2 c  Flour                               1 ts Baking powder
      1 1/2 c  Sugar                               3 lg Eggs; at room
          1 T  Butter; melted                           -temperature

    MMMMM----------------------------TOPPING---------------------------------
        1/2 lb Plums
               Cinnamon

      Mix flour and sugar.  Add
      the eggs.

      Bake at 350 F.

    MMMMM--------------------------TO SERVE---------------------------
      Serve with cream.

    MMMMM
    """

  @Test func `Columns are read down, one after the other, with their continuations`() throws {
    let recipe = try #require(read(Self.twoColumns).recipes.first)
    #expect(recipe.draft.title == "Plum Cake")
    #expect(recipe.draft.categories == ["Cakes", "Desserts"])
    #expect(recipe.draft.servings == 12)
    #expect(
      recipe.draft.ingredients == [
        .init([
          "2 cups Flour", "1 1/2 cups Sugar", "1 tablespoon Butter; melted",
          "1 teaspoon Baking powder", "3 large Eggs; at room temperature",
        ]),
        .init(["1/2 pound Plums", "Cinnamon"], below: "TOPPING"),
      ])
    #expect(
      recipe.draft.steps == [
        .init(["Mix flour and sugar.  Add the eggs.", "Bake at 350 F."]),
        .init(["Serve with cream."], below: "TO SERVE"),
      ])
  }

  @Test func `What stands outside of recipes is told with its line`() {
    let report = read(Self.twoColumns)
    #expect(report.formats == [.mealMaster])
    #expect(
      report.remarks == [
        .init(
          recipe: nil, place: "box.mmf, line 1", sentence: "A line outside of recipes was not read."
        )
      ])
  }

  @Test func `Old files with hyphens, categories without commas and no end are read`() throws {
    let report = read(
      "---------- Recipe via Meal-Master (tm) v7.07\r\n\r\n      Title: Soup\r\n Categories: Main dish Soups\r\n   Servings:  4\r\n\r\n      1 qt Water\r\n\r\n  Boil.\r\n"
    )
    let recipe = try #require(report.recipes.first)
    #expect(recipe.draft.categories == ["Main dish", "Soups"])
    #expect(recipe.draft.ingredientLines == ["1 quart Water"])
    #expect(recipe.draft.stepLines == ["Boil."])
    #expect(report.remarks.map(\.sentence) == ["The line that ends a recipe is missing."])
  }

  @Test func `Letters of the eighties become those of today, and columns stay where they are`()
    throws
  {
    var bytes = Array("MMMMM----- Recipe via Meal-Master (tm)\n\n Title: Cr".utf8)
    bytes += [0x8A] + Array("me\n Categories: None\n Yield: 1 Servings\n\n      1    Jalape".utf8)
    bytes += [0xA4] + Array("o                            2 c  Milk\n\n  Bake at 200".utf8) + [0xF8]
    bytes += Array("C.\n\nMMMMM\n".utf8)
    let recipe = try #require(ExchangeReader().read(bytes, named: "a").recipes.first)
    #expect(recipe.draft.title == "Crème")
    #expect(recipe.draft.categories == [])
    #expect(recipe.draft.ingredientLines == ["1 Jalapeño", "2 cups Milk"])
    #expect(recipe.draft.stepLines == ["Bake at 200°C."])
  }

  @Test(arguments: [
    ("      1 ts Salt", "1 teaspoon Salt"), ("      2 T  Oil", "2 tablespoons Oil"),
    ("      2 t  Oil", "2 teaspoons Oil"), ("      3 ea Lemons", "3 Lemons"),
    ("    1/2 c  Rice", "1/2 cup Rice"), ("  1 1/2 c  Rice", "1 1/2 cups Rice"),
    ("    2.5 kg Beef", "2.5 kg Beef"), ("      1 pn Salt", "1 pinch Salt"),
    ("      2 pn Salt", "2 pinches Salt"), ("      1 zz Thing", "1 zz Thing"),
    ("           Salt", "Salt"), ("      1 x  Bun", "1 per serving Bun"),
  ])
  func `A line is written out with its unit`(_ line: String, _ expected: String) throws {
    #expect(MealMasterIngredient(Substring(line).utf8)?.line == expected)
  }

  @Test(arguments: [37, 39, 41, 43])
  func `the reader still finds two columns if one is slightly moved`(_ column: Int) throws {
    let left = "      1 c  Rice"
    let line = left + String(repeating: " ", count: column - left.count) + "      2 tb Oil"
    let row = try #require(MealMasterColumns.read(Substring(line + " of olives")))
    #expect([row.left?.line, row.right.line] == ["1 cup Rice", "2 tablespoons Oil of olives"])
  }

  @Test func `A long line of one column stays one`() {
    let line = "      1 c  Rice, which should be washed for 10 minutes in cold water"
    #expect(MealMasterColumns.read(Substring(line)) == nil)
  }

  @Test(arguments: ["  Mix well.", "    350 F. for an hour", "1 cup flour", "", "       "])
  func `Directions are no ingredients`(_ line: String) {
    #expect(MealMasterIngredient(Substring(line).utf8) == nil)
  }

  @Test func `A thousand recipes come in order, and reading stops where it is asked to`() {
    let one =
      Self.twoColumns.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n") + "\n\n"
    let many = String(repeating: one, count: 1000)
    #expect(read(many).recipes.count == 1000)
    let report = ExchangeReader().read(Array(many.utf8), named: "a") { $0.recipes < 10 }
    #expect(report.recipes.count == 10)
    #expect(report.wasStopped)
  }

  @Test func `A line of hyphens ends a recipe only where hyphens began it`() throws {
    let body = " Title: A\n\n      1 c  Rice\n\n  Cook.\n-----\n  Eat.\n"
    let one = try #require(read("MMMMM----- Meal-Master\n\(body)MMMMM\n").recipes.first)
    #expect(one.draft.stepLines == ["Cook.", "Eat."])
    let other = read("----- Meal-Master\n\(body)")
    #expect(other.recipes.first?.draft.stepLines == ["Cook."])
    #expect(other.remarks.map(\.place) == ["box.mmf, line 8"])
  }

  @Test func `Tabs count as blanks up to the next column, and other controls go`() throws {
    let lines = "\u{0}Title: A\n\n      1 c \tRice\n\n  Cook\u{0} it.\u{14}\n  Eat.\n"
    let report = read("MMMMM----- Meal-Master\n \(lines)MMMMM\n")
    let draft = try #require(report.recipes.first?.draft)
    #expect(draft.title == "A")
    #expect(draft.ingredientLines == ["1 cup Rice"])
    #expect(draft.stepLines == ["Cook it.", "Eat."])
  }

  @Test(arguments: 0..<Sample.count(quick: 20, whole: 200))
  func `Damaged files are read without harm`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array((Self.twoColumns + "\n" + Self.twoColumns).utf8)
    for _ in 0..<Int(random.next() % 30) {
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    }
    bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count + 1))))
    #expect(ExchangeReader().read(bytes, named: "a").recipes.count <= 2)
  }
}

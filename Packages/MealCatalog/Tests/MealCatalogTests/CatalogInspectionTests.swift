import MealModels
import Testing

@testable import MealCatalog

/// The problems that an inspection finds in a file, compared with the catalogue's error.
struct CatalogInspectionTests {
  static let groups = [
    Samples.minimal.replacing("| bread", with: "| meat"),
    Samples.minimal.replacing("| bread", with: "| my roast = Meat"),
    Samples.minimal.replacing("summary:", with: "also: meat\nsummary:"),
    Samples.minimal.replacing("meal plain", with: "food game: game | | group\nmeal plain")
      .replacing("| bread", with: "| game"),
  ]

  @Test(arguments: groups)
  func `an inspection reports a food group in a meal as the catalogue's error does`(
    text: String
  ) throws {
    let problems = try inspection(of: text).meals[0].problems
    #expect(problems.map(\.kind) == [.bad(.food)])
    #expect(problems.first?.message == (try Samples.refusal(of: text)))
  }

  @Test func `an inspection also reports a food group by its other names`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| cold cut")
    let problems = try inspection(of: text) { _, book in book["meat"] }.meals[0].problems
    #expect(
      problems.map(\.message) == [
        "recipes.txt:13: bad food 'cold cut'; "
          + "expected one kind of it, because it names several foods"
      ])
  }

  @Test func `a food group keeps its contents, so the meal does not count as free of them`() throws
  {
    let text = Samples.minimal.replacing("| bread", with: "| meat")
    let inspection = try inspection(of: text)
    #expect(inspection.meals[0].recipe.ingredients.map(\.food) == ["meat"])
    #expect(inspection.problems.isEmpty)
  }

  static let texts: [(text: String, look: CatalogError.TextLook, line: Int)] = [
    ("{\"meals\": []}", .json, 1), ("\n[1, 2]", .json, 2),
    ("<!doctype html>\n<p>Soup</p>", .page, 1),
    ("name,minutes\nsoup,20\nstew,90", .table, 1), ("hello\nthere", .text, 1),
    ("Soup\n\nServes 4\n2 carrots", .recipe, 1), ("Soup\n## Ingredients\n- 2 carrots", .recipe, 1),
    ("mealadvisor-catalog 1\nSoup\nIngredients: carrots", .recipe, 2),
  ]

  @Test(arguments: texts)
  func `a text without meals gives one problem that says what the text looks like`(
    _ row: (text: String, look: CatalogError.TextLook, line: Int)
  ) throws {
    let inspection = try inspection(of: row.text)
    #expect(inspection.problems.map(\.kind) == [.notMeals(row.look)])
    #expect(inspection.problems.map(\.line) == [row.line])
    #expect(inspection.meals.isEmpty)
    #expect(throws: CatalogErrors(inspection.problems[0])) { try Catalog(inspection) }
  }

  @Test func `a file of a later version is not reported as plain text`() throws {
    let problems = try inspection(of: "mealadvisor-catalog 2\nSoup").problems
    #expect(problems.map(\.kind) == [.newerFormat, .missing(.meals)])
  }

  @Test func `if two meals share an id, the second has the problem`() throws {
    let second = Samples.minimal.replacing("mealadvisor-catalog 1\n", with: "")
    let inspection = try inspection(of: Samples.minimal + second)
    #expect(inspection.meals.map { $0.problems.map(\.kind) } == [[], [.duplicate(.mealID)]])
    #expect(
      inspection.meals[1].problems[0].message == (try Samples.refusal(of: Samples.minimal + second))
    )
  }

  @Test
  func `a catalogue accepts unknown foods; their meals are unsafe for every eater with a limit`()
    throws
  {
    let text = Samples.everything.replacing("- 2 slices | bread", with: "- 2 slices | florbelwisk")
    let inspection = try inspection(of: text)
    #expect(inspection.meals[0].problems.map(\.kind) == [.unknown(.food)])
    let catalog = try Catalog(inspection)
    let meal = try #require(catalog.meal("egg-on-toast"))
    #expect(meal.slots == inspection.meals[0].slots && meal.id == "toast-supper")
    #expect(meal.facts.unknownIngredients == ["florbelwisk", "Gran's relish"])
    #expect(meal.facts.diets.diets.isEmpty)
    #expect(!EaterLimits(allergens: AllergenSet([.peanut])).admits(meal.facts))
    #expect(throws: CatalogErrors.self) {
      try Catalog(self.inspection(of: text.replacing("servings: 2", with: "servings: none")))
    }
  }

  @Test func `a catalogue takes the food that its caller finds for a name`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| best loaf ever")
    let catalog = try Catalog(inspection(of: text) { _, book in book["bread"] })
    #expect(catalog.meals.map { $0.recipe.ingredients[0].food } == ["bread"])
    #expect(catalog.meals[0].facts.contents.allergens.contains(.wheat))
  }

  private func inspection(
    of text: String, finding: @escaping @Sendable (String, FoodBook) -> Food? = { _, _ in nil }
  ) throws -> CatalogInspection {
    try CatalogInspection(
      text: text, fileName: "recipes.txt", foods: Samples.book(), finding: finding)
  }
}

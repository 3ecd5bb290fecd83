import MealModels
import Testing

@testable import FoodFacts

@Suite struct NetCarbohydrateTests {
  /// Of the drink's row 100 g hold exactly 10 g of carbohydrate and no fibre.
  private static let foods =
    Pantry.foods + "\ndrink: drink | row: 14636\nflax: flaxseed | row: 12220"

  private let analyzer: RecipeAnalyzer

  init() throws { analyzer = RecipeAnalyzer(foods: try Pantry.book(Self.foods)) }

  private func analysis(
    _ lines: [Ingredient], alsoUses: [FoodID] = [], servings: Int = 1
  ) -> MealAnalysis {
    analyzer.analysis(of: Pantry.recipe(lines, alsoUses: alsoUses, servings: servings))
  }

  @Test(arguments: [
    (100, 1, true), (99, 1, true), (101, 1, false), (200, 2, true), (202, 2, false),
  ])
  func `keto is at most 10 g a serving`(grams: Int, servings: Int, isKeto: Bool) {
    let found = analysis([Pantry.line("drink", grams: grams)], servings: servings)
    #expect(found.diets.contains(.keto) == isKeto)
    let carbohydrate = Double(grams) / Double(servings) / 10
    #expect(abs((found.netCarbohydrate ?? 0) - carbohydrate) < 1e-12)
    #expect(found.because(.keto) == (isKeto ? nil : .netCarbohydrate(found.netCarbohydrate)))
  }

  @Test func `fibre does not count`() throws {
    let facts = try #require(FoodTable.bundled["12220"]?.facts)
    let net = try #require(analysis([Pantry.line("flax", grams: 100)]).netCarbohydrate)
    let expected = try #require(facts[.carbohydrate]) - #require(facts[.fibre])
    #expect(abs(net - expected) < 1e-9)
    #expect(try expected < #require(facts[.carbohydrate]))
  }

  @Test(arguments: [(97, 3, true), (96, 4, false), (0, 10, false)])
  func `it is not known below 97 percent of the weight`(known: Int, other: Int, isKnown: Bool) {
    let found = analysis([
      Pantry.line("butter", grams: known), Pantry.line("chicken", grams: other),
    ])
    #expect((found.netCarbohydrate != nil) == isKnown)
    #expect(found.diets.contains(.keto) == isKnown)
    if !isKnown { #expect(found.because(.keto) == .netCarbohydrate(nil)) }
  }

  @Test(
    arguments: [
      ("rice", nil, false), ("rice", "to taste", true), ("sugar", "for dusting", false),
      ("sugar", "or to taste", true), ("salt", nil, true), ("butter", "for frying", true),
      ("tomato", nil, false), ("tomato", "to taste", true),
    ] as [(FoodID, String?, Bool)])
  func `something starchy without an amount leaves it unknown, unless it seasons`(
    food: FoodID, note: String?, isKnown: Bool
  ) {
    let lines = [Pantry.line("butter", grams: 100), Pantry.line(food, note: note)]
    let found = analysis(lines)
    #expect((found.netCarbohydrate != nil) == isKnown)
    #expect(found.diets.contains(.keto) == isKnown)
    #expect(found.resolvedMass == 1)
  }

  @Test(arguments: [("rice", false), ("butter", true), ("chicken", false)] as [(FoodID, Bool)])
  func `a food that only the steps add has no amount`(food: FoodID, isKnown: Bool) {
    let found = analysis([Pantry.line("butter", grams: 100)], alsoUses: [food])
    #expect((found.netCarbohydrate != nil) == isKnown)
  }

  @Test func `it is the same for meals that are read`() throws {
    let book = try Pantry.book(Self.foods)
    let recipe = Pantry.recipe([Pantry.line("drink", grams: 200)], servings: 2)
    #expect(RecipeAnalyzer.serving(of: recipe, foods: book).netCarbohydrate == 10)
  }
}

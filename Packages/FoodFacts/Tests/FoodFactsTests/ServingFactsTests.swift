import MealModels
import Testing

@testable import FoodFacts

@Suite struct ServingFactsTests {
  private func serving(_ lines: [Ingredient], servings: Int = 1) throws -> ServingFacts {
    RecipeAnalyzer.serving(
      of: Pantry.recipe(lines, servings: servings), foods: try Pantry.book())
  }

  @Test func `a serving has its share of every line`() throws {
    let facts = try #require(FoodTable.bundled["20081"]?.facts)
    let found = try serving([Pantry.line("flour", grams: 300)], servings: 2)
    let line = try #require(found.lines.first)
    #expect(line.grams == 150)
    #expect(abs(try #require(line.protein) - 1.5 * #require(facts[.protein])) < 1e-9)
    #expect(abs(try #require(line.carbohydrate) - 1.5 * #require(facts[.carbohydrate])) < 1e-9)
  }

  @Test
  func `a line without a weight is estimated, and an amount for the cook to decide is unknown`()
    throws
  {
    let found = try serving([
      Pantry.line("chicken", Measure(.exactly(Fraction(3)))),
      Pantry.line("cream", Measure(.exactly(.one), .cup)), Pantry.line("salt", note: "to taste"),
      Pantry.line(nil, grams: 40),
    ])
    #expect(found.lines.map(\.grams) == [300, 240, nil, 40])
    #expect(found.lines.allSatisfy { $0.protein == nil && $0.carbohydrate == nil })
  }

  @Test(arguments: [(90, 10, true), (89, 11, false)])
  func `nutrients are given from 90 percent of the weight on`(
    known: Int, other: Int, isKnown: Bool
  ) throws {
    let found = try serving([
      Pantry.line("butter", grams: known), Pantry.line("chicken", grams: other),
    ])
    #expect((found.nutrition[.energy] != nil) == isKnown)
    #expect((found.nutrition.measured == MealTraits.nutrients) == isKnown)
  }

  @Test func `the numbers are those of the analysis`() throws {
    let recipe = Pantry.recipe(
      [Pantry.line("flour", grams: 200), Pantry.line("butter", grams: 100)], servings: 3)
    let book = try Pantry.book()
    let analysis = RecipeAnalyzer(foods: book).analysis(of: recipe)
    let found = RecipeAnalyzer.serving(of: recipe, foods: book)
    #expect(found.netCarbohydrate == analysis.netCarbohydrate)
    for nutrient in MealTraits.nutrients {
      #expect(found.nutrition[nutrient] == analysis.perServing[nutrient], "\(nutrient)")
    }
  }
}

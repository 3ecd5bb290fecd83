import MealModels
import SeededRandom
import Testing

@testable import FoodFacts

@Suite struct RecipeAnalyzerTests {
  private let book: FoodBook
  private let analyzer: RecipeAnalyzer

  init() throws {
    book = try Pantry.book()
    analyzer = RecipeAnalyzer(foods: book)
  }

  private func analysis(
    _ lines: [Ingredient], alsoUses: [FoodID] = [], servings: Int = 1
  ) -> MealAnalysis {
    analyzer.analysis(of: Pantry.recipe(lines, alsoUses: alsoUses, servings: servings))
  }

  @Test func `a line has the weight, nutrition and contents of its food`() throws {
    let butter = analysis([Pantry.line("butter", grams: 50)]).ingredients[0]
    #expect(butter.food == "butter")
    #expect(butter.grams == 50)
    #expect(butter.facts == FoodTable.bundled["01001"]?.facts.scaled(by: 0.5))
    #expect(butter.contents?.allergens.allergens == [.milk])
  }

  @Test(arguments: [nil, "frobnitz"] as [FoodID?])
  func `an unknown food makes everything partial and no diet fits`(food: FoodID?) {
    let found = analysis([
      Pantry.line("butter", grams: 100), Pantry.line(food, grams: 300, named: "some frobnitz"),
    ])
    #expect(found.unknown == ["some frobnitz"])
    #expect(found.ingredients[1].food == nil)
    #expect(found.ingredients[1].grams == nil)
    #expect(found.ingredients[1].facts == nil)
    #expect(found.ingredients[1].contents == nil)
    #expect(found.grams == 400)
    #expect(found.resolvedMass == 0.25)
    #expect(found.perServing[.energy] == 717)
    #expect(found.per100g[.energy] == 717)
    #expect(found.diets == [])
    #expect(found.netCarbohydrate == nil)
    #expect(found.allergens == [AllergenFinding(allergen: .milk, because: ["butter"])])
    #expect(found.notDiets.map(\.diet) == Diet.allCases.filter { $0 != .everything })
    #expect(found.because(.vegan) == .ingredients(["butter"]))
    #expect(found.because(.halal) == .unknown(["some frobnitz"]))
    #expect(found.because(.keto) == .unknown(["some frobnitz"]))
  }

  @Test(
    arguments: [
      (nil, Measure(.exactly(Fraction(2)), .cup), 480), (nil, Measure(.exactly(Fraction(3))), 300),
      (nil, Measure(.exactly(Fraction(2)), .pound), 907.184_74), (nil, nil, 30),
      ("tomato", Measure(.exactly(Fraction(1)), .cup), 240), ("tomato", nil, 0),
      ("chicken", Measure(.between(Fraction(1), Fraction(2))), 200),
      ("chicken", Measure(.exactly(Fraction(60)), .gram), 60),
    ] as [(FoodID?, Measure?, Double)])
  func `the analyzer estimates the weight of an unresolved line`(
    food: FoodID?, measure: Measure?, grams: Double
  ) {
    let found = analysis([Pantry.line(food, measure), Pantry.line("butter", grams: 100)])
    #expect(found.grams == 100 + grams)
    #expect(found.resolvedMass == 100 / (100 + grams))
  }

  @Test func `of nothing everything is known`() {
    for lines in [[], [Pantry.line("salt")], [Pantry.line("butter", grams: 0)]] {
      let found = analysis(lines)
      #expect(found.grams == 0)
      #expect(found.resolvedMass == 1)
      #expect(found.per100g == NutritionFacts())
      #expect((found.perServing[.energy] ?? 0) == 0)
    }
  }

  @Test(arguments: [(90, 10, true), (91, 9, true), (89, 11, false), (0, 100, false)])
  func `a nutrient measured in less than nine tenths of the weight is missing`(
    butter: Int, milk: Int, isGiven: Bool
  ) {
    let found = analysis([Pantry.line("butter", grams: butter), Pantry.line("milk", grams: milk)])
    #expect((found.perServing[.transFat] != nil) == isGiven)
    #expect((found.per100g[.transFat] != nil) == isGiven)
    #expect(found.perServing[.energy] != nil)
    #expect(found.resolvedMass == 1)
  }

  @Test func `allergens come with every ingredient that brings them, in order`() {
    let found = analysis([
      Pantry.line("bread", grams: 50), Pantry.line("butter", grams: 10, named: "soft butter"),
      Pantry.line("milk", grams: 10), Pantry.line("chocolate", grams: 10),
      Pantry.line("oat", grams: 10),
    ])
    #expect(
      found.allergens == [
        AllergenFinding(allergen: .milk, because: ["soft butter", "milk"]),
        AllergenFinding(allergen: .gluten, because: ["bread"]),
        AllergenFinding(allergen: .wheat, because: ["bread"]),
      ])
    #expect(found.traces.map(\.allergen).first == .treeNut)
    #expect(found.traces.allSatisfy { $0.because == ["chocolate"] })
    #expect(!found.traces.map(\.allergen).contains(.gluten))
  }

  @Test func `each diet says which ingredients stand in its way`() {
    let found = analysis([
      Pantry.line("bacon", grams: 20), Pantry.line("honey", grams: 20),
      Pantry.line("cod", grams: 20), Pantry.line("wine", grams: 20),
      Pantry.line("oat", grams: 20), Pantry.line("milk", grams: 20),
    ])
    #expect(found.because(.vegetarian) == .ingredients(["bacon", "cod"]))
    #expect(found.because(.vegan) == .ingredients(["bacon", "honey", "cod", "milk"]))
    #expect(found.because(.pescatarian) == .ingredients(["bacon"]))
    #expect(found.because(.glutenFree) == .ingredients(["oat"]))
    #expect(found.because(.dairyFree) == .ingredients(["milk"]))
    #expect(found.because(.halal) == .ingredients(["bacon", "wine"]))
    #expect(found.because(.kosher) == .ingredients(["bacon"]))
    #expect(found.because(.everything) == nil)
    #expect(found.diets == [])
  }

  @Test func `meat and dairy are not kosher together`() {
    let found = analysis([
      Pantry.line("beef", grams: 100), Pantry.line("salt", grams: 1),
      Pantry.line("butter", grams: 100), Pantry.line("chicken", grams: 100),
    ])
    #expect(found.because(.kosher) == .together(["beef", "butter", "chicken"]))
    #expect(found.because(.halal) == nil)
    #expect(analysis([Pantry.line("beef", grams: 100)]).because(.kosher) == nil)
    #expect(analysis([Pantry.line("butter", grams: 100)]).because(.kosher) == nil)
  }

  @Test func `each diet either fits or has a reason, never both`() {
    for food in book.foods {
      let found = analysis([Pantry.line(food.id, grams: 100)])
      #expect(Set(found.diets.diets).isDisjoint(with: found.notDiets.map(\.diet)))
      #expect(found.diets.diets.count + found.notDiets.count == Diet.allCases.count - 1)
    }
  }

  @Test func `foods that the steps add count by their names`() {
    let found = analysis(
      [Pantry.line("rice", grams: 100)], alsoUses: ["soy-sauce", "butter"], servings: 2)
    #expect(found.allergens.first == AllergenFinding(allergen: .milk, because: ["butter"]))
    #expect(found.allergens.last == AllergenFinding(allergen: .soy, because: ["soy sauce"]))
    #expect(found.ingredients.count == 1)
    #expect(found.grams == 100)
    #expect(analysis([], alsoUses: ["frobnitz"]).unknown == ["frobnitz"])
  }

  @Test(arguments: [0, -3, 1])
  func `no servings are one serving`(servings: Int) {
    var recipe = Pantry.recipe([Pantry.line("butter", grams: 100)])
    recipe.servings = servings
    let found = analyzer.analysis(of: recipe)
    #expect(found.servings == 1)
    #expect(found.perServing[.energy] == 717)
  }

  @Test(arguments: 0..<40)
  func `a serving is the sum of the lines, and every number is finite`(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let foods = book.foods.map(\.id) + ["frobnitz"]
    let units: [MeasureUnit?] = [nil, .gram, .cup, .slice, .pinch, .handful, .stick]
    let lines = (0..<Int.random(in: 0...8, using: &dice)).map { _ in
      Pantry.line(
        foods.randomElement(using: &dice),
        Measure(
          .exactly(Fraction(Int.random(in: 0...5000, using: &dice))),
          units.randomElement(using: &dice) ?? nil))
    }
    let servings = Int.random(in: 1...12, using: &dice)
    let found = analysis(lines, servings: servings)
    let rows = found.ingredients.map { line in
      (line.grams ?? 0, line.food.flatMap { book[$0]?.row }.flatMap { FoodTable.bundled[$0] })
    }
    for nutrient in found.perServing.measured {
      let sum = rows.reduce(0.0) { $0 + $1.0 * ($1.1?.facts[nutrient] ?? 0) / 100 }
      let given = try #require(found.perServing[nutrient])
      #expect(abs(given - sum / Double(servings)) <= 1e-9 * max(1, sum))
    }
    #expect(found.grams.isFinite && (0...1).contains(found.resolvedMass))
    let all = [found.perServing, found.per100g]
    #expect(all.allSatisfy { facts in facts.measured.allSatisfy { facts[$0]?.isFinite == true } })
  }
}

extension MealAnalysis {
  func because(_ diet: Diet) -> DietFinding.Reason? {
    notDiets.first { $0.diet == diet }?.because
  }
}

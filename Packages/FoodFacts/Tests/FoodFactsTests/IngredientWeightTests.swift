import MealModels
import Testing

@testable import FoodFacts

@Suite struct IngredientWeightTests {
  private static func row(_ measures: [(Double, String, Double)]) -> TableFood {
    TableFood(
      id: "00001", description: "", commonName: "", category: "", facts: NutritionFacts(),
      refuse: nil, energyFactors: nil,
      measures: measures.map { HouseholdMeasure(amount: $0.0, name: $0.1, grams: $0.2) })
  }

  private func grams(
    _ measures: FoodMeasures, rows: [(Double, String, Double)] = [], _ text: String,
    _ unit: MeasureUnit? = nil, named name: String = "food", note: String? = nil
  ) throws -> Double? {
    let food = Food(id: "food", name: "food", measures: measures)
    let line = Ingredient(
      measure: Measure(try #require(Quantity(text)), unit), name: name, food: "food", note: note)
    return IngredientWeight(food: food, row: Self.row(rows)).grams(of: line)
  }

  private static let all = FoodMeasures(
    density: 0.5, weights: [.piece: 100, .cup: 90, .clove: 4, .can: 240, .pinch: 0.5],
    sizes: [.small: 70, .large: 130])

  private static let table = [
    (1.0, "cup, chopped", 160.0), (2, "tbsp", 16), (1, "medium (2 inches)", 80), (1, "slice", 9),
  ]

  @Test(
    arguments: [
      ("250", .gram, 250), ("1", .kilogram, 1000), ("2", .ounce, 56.699_046_25),
      ("1", .pound, 453.592_37), ("0", .gram, 0),
    ] as [(String, MeasureUnit, Double)])
  func `a weight is what it says`(text: String, unit: MeasureUnit, expected: Double) throws {
    #expect(try grams(Self.all, rows: Self.table, text, unit, note: "400 g each") == expected)
    #expect(try grams(FoodMeasures(), text, unit) == expected)
  }

  @Test(
    arguments: [
      ("2", nil, 200), ("2", .piece, 200), ("3", .clove, 12), ("2", .cup, 180), ("1/2", .cup, 45),
      ("2", .tablespoon, 15), ("1", .litre, 500), ("2", .slice, 18), ("2", .pinch, 1),
      ("2", .dash, 0.625), ("1", .handful, 60), ("1", .knob, 7.5), ("1", .can, 240),
    ] as [(String, MeasureUnit?, Double)])
  func `the food's own weight comes first, then density, then the table`(
    text: String, unit: MeasureUnit?, expected: Double
  ) throws {
    #expect(try grams(Self.all, rows: Self.table, text, unit) == expected)
  }

  @Test(
    arguments: [
      (Measure(.exactly(Fraction(200)), .gram), [(.tablespoon, .added)], 207.5),
      (Measure(.exactly(.one), .can), [(.kilogram, .each), (.can, .added), (.gram, .each)], 600.6),
      (Measure(.exactly(.one), .can), [(.kilogram, .each), (.head, .added)], nil),
      (Measure(.exactly(.one), .cup), [(.clove, .instead), (.clove, .added)], 94),
    ] as [(Measure, [(MeasureUnit, FurtherAmount.Relation)], Double?)])
  func `an added amount is weighed too, and makes the weight unknown if it cannot be`(
    measure: Measure, further: [(MeasureUnit, FurtherAmount.Relation)], expected: Double?
  ) {
    let food = Food(id: "food", name: "food", measures: Self.all)
    let line = Ingredient(
      measure: measure, name: "food", food: "food",
      further: further.map { FurtherAmount(Measure(.exactly(.one), $0.0), $0.1) })
    #expect(IngredientWeight(food: food, row: nil).grams(of: line) == expected)
  }

  @Test(
    arguments: [
      ("1", nil, 80), ("2", .piece, 160), ("1", .cup, 160), ("3", .tablespoon, 30),
      ("240", .millilitre, 160), ("1", .slice, 9), ("1", .handful, 80), ("8", .pinch, 5.0 / 3),
    ] as [(String, MeasureUnit?, Double)])
  func `without weights and density the table's measures count`(
    text: String, unit: MeasureUnit?, expected: Double
  ) throws {
    let found = try #require(try grams(FoodMeasures(), rows: Self.table, text, unit))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test func `a measure of the table counts by its amount and by its whole first word`() throws {
    #expect(try grams(FoodMeasures(), rows: [(2, "tbsp", 16)], "3", .tablespoon) == 24)
    #expect(try grams(FoodMeasures(), rows: [(1, "slices", 9)], "1", .slice) == nil)
    #expect(try grams(FoodMeasures(), rows: [(1, "cupcake", 9)], "1", .cup) == nil)
    #expect(try grams(FoodMeasures(), rows: [(1, "large slice", 9)], "1", .slice) == nil)
    #expect(try grams(FoodMeasures(), rows: [(0.5, "fruit", 60), (1, "medium", 80)], "1") == 80)
  }

  @Test(arguments: [nil, .cup, .clove, .can, .handful, .pinch] as [MeasureUnit?])
  func `a food without known weights has no weight`(unit: MeasureUnit?) throws {
    #expect(try grams(FoodMeasures(), "1", unit) == nil)
  }

  @Test func `a line without an amount has no weight`() {
    let line = Ingredient(name: "food", food: "food")
    let food = Food(id: "food", name: "food", measures: Self.all)
    #expect(IngredientWeight(food: food, row: nil).grams(of: line) == nil)
  }

  @Test(
    arguments: [("2-3", nil, 250), ("1-2", .gram, 1.5), ("1/2-1", .cup, 67.5)]
      as [(String, MeasureUnit?, Double)])
  func `a range counts by its middle`(text: String, unit: MeasureUnit?, expected: Double) throws {
    #expect(try grams(Self.all, text, unit) == expected)
  }

  @Test(
    arguments: [
      ("large food", nil, 130), ("small foods", nil, 70), ("medium food", nil, 100),
      ("large food", .piece, 130), ("large food", .clove, 4), ("enlarged food", nil, 100),
      ("large or small food", nil, 130),
    ] as [(String, MeasureUnit?, Double)])
  func `a size in the name counts for whole pieces`(
    name: String, unit: MeasureUnit?, expected: Double
  ) throws {
    #expect(try grams(Self.all, "1", unit, named: name) == expected)
  }

  @Test(
    arguments: [
      ("400 g each", nil, 400), ("about 400 g", .piece, 400), ("400 g/14 oz", .fillet, 400),
      ("400 g each", .cup, 90), ("each", nil, 100), ("0 g", nil, 100), ("-5 g", nil, 100),
      ("g", nil, 100), ("many g", nil, 100), ("nan g", nil, 100),
    ] as [(String, MeasureUnit?, Double)])
  func `a note may say what a piece weighs`(
    note: String, unit: MeasureUnit?, expected: Double
  ) throws {
    #expect(try grams(Self.all, "1", unit, note: note) == expected)
  }

  @Test(
    arguments: [
      ("4", nil, "about 900 g", 900), ("2", .fillet, "about 220 g together", 220),
      ("3", .piece, "150 g each", 450), ("2-3", nil, "1.2 kg in all", 1200),
      ("2", nil, "100 g apiece", 200), ("2", nil, "500g", 500), ("2", .head, "1 lb", 453.592_37),
      ("2", nil, "50 g per piece", 100), ("2", .packet, "250 g", 500), ("2", .can, "800 g", 960),
      ("2", .can, "400 g each, drained", 480), ("2", nil, "see 3 gifts", 200),
      ("0", nil, "900 g", 0), ("2", nil, "about 1 3/4 lb in all", 453.592_37 * 1.75),
      ("2", nil, "about 2 1/2 lb", 453.592_37 * 2.5), ("2", nil, "1/2 lb each", 453.592_37),
      ("2", nil, "8 oz/225 g each", 453.592_37),
    ] as [(String, MeasureUnit?, String, Double)])
  func `a weight in the note is of all, but of one beside each and containers`(
    text: String, unit: MeasureUnit?, note: String, expected: Double
  ) throws {
    #expect(try grams(Self.all, text, unit, note: note) == expected)
  }

  @Test(
    arguments: [
      ("6", "mint leaves", 0.6), ("2", "garlic cloves", 8), ("2", "large mint leaves", 0.2),
      ("2", "mint", 200), ("3", "cans of mint", 300), ("2", "pieces of mint", 200),
      ("2", "mint stalks", 200),
    ] as [(String, String, Double)])
  func `a part in the name is what is counted, where its weight is known`(
    text: String, name: String, expected: Double
  ) throws {
    let measures = FoodMeasures(
      weights: [.piece: 100, .leaf: 0.1, .clove: 4, .can: 240], sizes: [.large: 130])
    let found = try #require(try grams(measures, text, named: name))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test(
    arguments: [
      ("6", "mint leaves", 0.6), ("10", "basil leaves", 5), ("4", "epazote leaves", 2),
      ("12", "Thai basil leaves", 6), ("6", "sage leaves", 1.2), ("10", "curry leaves", 1),
      ("4", "lime leaves", 1.6), ("2", "bay leaves", 0.4), ("5", "shiso leaves", 3),
      ("3", "tarragon leaves", 0.15), ("2", "red chilies", 30), ("3", "garlic cloves", 9),
    ] as [(String, String, Double)])
  func `leaves and cloves of the bundled foods have a weight`(
    text: String, name: String, expected: Double
  ) throws {
    let food = try #require(FoodMatcher().match(name).food)
    let line = Ingredient(
      measure: Measure(try #require(Quantity(text)), nil), name: name, food: food.id)
    let found = try #require(IngredientWeight(food: food, row: nil).grams(of: line))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test func `a can holds its drained part, by its size`() throws {
    #expect(try grams(Self.all, "2", .can, note: "400 g each") == 480)
    #expect(try grams(Self.all, "1", .can, note: "200 g") == 120)
    #expect(try grams(FoodMeasures(), "1", .can, note: "800 g") == 800)
  }
}

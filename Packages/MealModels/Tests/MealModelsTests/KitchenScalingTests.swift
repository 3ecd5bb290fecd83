import MealModels
import Testing

/// The amounts that a cook reads for more or fewer people, and in metric units.
@Suite struct KitchenScalingTests {
  private static let book = FoodBook(trusted: [
    Food(id: "spinach", name: "spinach", measures: FoodMeasures(density: 0.127)),
    Food(id: "flour", name: "flour", measures: FoodMeasures(density: 0.53)),
    Food(id: "milk", name: "milk", measures: FoodMeasures(density: 1.03)),
    Food(id: "garlic", name: "garlic", measures: FoodMeasures(weights: [.clove: 5])),
    Food(id: "egg", name: "egg", measures: FoodMeasures(weights: [.piece: 50])),
    Food(id: "goose-egg", name: "goose egg", measures: FoodMeasures(weights: [.piece: 140])),
    Food(id: "onion", name: "onion", measures: FoodMeasures(weights: [.piece: 110])),
    Food(id: "granola", name: "granola"),
  ])

  private func text(
    _ line: String, _ food: FoodID, by factor: String = "1", in system: MeasurementSystem? = .metric
  ) throws -> String {
    let parts = line.split(separator: " ").map(String.init)
    let number = parts.prefix { $0.first?.isNumber == true }.joined(separator: " ")
    let unit = MeasureUnit(named: parts.last ?? "")
    let quantity = try #require(Quantity(number))
    let isMany = unit == nil && quantity.upperBound > .one
    let ingredient = Ingredient(
      measure: Measure(quantity, unit), name: food.rawValue + (isMany ? "s" : ""), food: food)
    let measured = Self.book[food].map { MeasuredFood($0) }
    return ingredient.scaled(by: try #require(Fraction(factor)), in: system, as: measured).text
  }

  @Test(arguments: [
    ("1 1/2 cups", "spinach", "45 g spinach"), ("1 cup", "flour", "125 g flour"),
    ("1 cup", "milk", "240 ml milk"), ("1 cup", "soy-sauce", "240 ml soy-sauce"),
    ("1 cup", "granola", "1 cup granola, a cup is 240 ml"),
    ("1 pint", "granola", "2 cups granola, a cup is 240 ml"),
    ("1 cup", "ice-cream", "1 cup ice-cream, a cup is 240 ml"),
    ("1 cup", "tuna-in-oil", "1 cup tuna-in-oil, a cup is 240 ml"),
    ("3 tbsp", "flour", "3 tbsp flour"), ("5 tbsp", "flour", "5 tbsp flour"),
    ("1 lb", "spinach", "450 g spinach"), ("250 ml", "flour", "250 ml flour"),
    ("3 cloves", "garlic", "3 cloves garlic"),
  ])
  func `in metric, solids are weighed, liquids are poured, and pieces are counted`(
    line: String, food: String, expected: String
  ) throws {
    #expect(try text(line, FoodID(rawValue: food)) == expected)
  }

  @Test(arguments: [
    ("2 tbsp", "milk", "3/4", "1 1/2 tbsp milk"), ("3 tbsp", "milk", "2", "90 ml milk"),
    ("3 tbsp", "flour", "2", "50 g flour"), ("15 ml", "milk", "1/2", "1 1/2 tsp milk"),
    ("250 ml", "milk", "1/2", "125 ml milk"), ("700 ml", "milk", "2", "1.4 l milk"),
    ("65 ml", "milk", "1/2", "35 ml milk"), ("400 g", "flour", "3/4", "300 g flour"),
    ("1 cup", "flour", "9/4", "290 g flour"),
  ])
  func `scaled amounts can be read from a jug, a scale or a spoon`(
    line: String, food: String, factor: String, expected: String
  ) throws {
    #expect(try text(line, FoodID(rawValue: food), by: factor) == expected)
  }

  @Test(arguments: [
    ("3 cloves", "garlic", "3/4", "2 cloves garlic"),
    ("3 cloves", "garlic", "1/2", "1-2 cloves garlic"),
    ("1 clove", "garlic", "1/2", "1/2 clove garlic"),
    ("1", "egg", "3/2", "1-2 eggs"), ("3", "egg", "3/2", "5 eggs"),
    ("2", "egg", "5/4", "2-3 eggs"),
    ("5", "egg", "5/4", "6 eggs"), ("1", "egg", "1/4", "1/4 egg"),
    ("1", "goose-egg", "3/2", "1-2 goose-eggs"),
    ("1", "onion", "3/2", "1 1/2 onions"), ("1", "onion", "1/3", "1/3 onion"),
    ("2", "onion", "11/4", "6 onions"), ("1", "onion", "5/4", "1-1 1/2 onions"),
    ("1 can", "flour", "1/2", "1/2 can flour"), ("1 pinch", "flour", "1/4", "1 pinch flour"),
    ("2-3 cloves", "garlic", "3/4", "1-2 cloves garlic"),
    ("2-3 cloves", "garlic", "2", "4-6 cloves garlic"),
  ])
  func `a scaled count is one that a cook can use, or the two counts around it`(
    line: String, food: String, factor: String, expected: String
  ) throws {
    for system in [MeasurementSystem.us, .metric, nil] {
      #expect(try text(line, FoodID(rawValue: food), by: factor, in: system) == expected)
    }
  }

  @Test func `an unscaled amount in the system's own units stays as its author wrote it`() throws {
    for (line, system) in [
      ("7 tbsp", MeasurementSystem.metric), ("237 ml", .metric), ("2 1/4 cloves", .metric),
      ("1 3/8 cups", .us), ("2 1/4 cloves", .us),
    ] {
      let written = try text(line, "flour", in: nil)
      #expect(try text(line, "flour", in: system) == written)
    }
  }

  /// The units that the kitchen converts and rounds.
  private static let units: [MeasureUnit] = [
    .teaspoon, .tablespoon, .cup, .pint, .quart, .ounce, .pound, .gram, .kilogram, .millilitre,
    .litre,
  ]

  @Test(arguments: units)
  func `rounding changes an amount by at most an eighth, or by less than a cook can measure`(
    _ unit: MeasureUnit
  ) throws {
    let base = try #require(unit.baseAmount)
    let least = unit.dimension == .mass ? 0.26 : 5.0 / 16 + 0.001
    for parts in 1...40 {
      for servings in 1...12 {
        for system in [MeasurementSystem.us, .metric, nil] {
          let amount = try #require(Fraction(parts, over: 8))
          let factor = try #require(Fraction(servings, over: 4))
          let scaled = Measure(.exactly(amount), unit).scaled(by: factor, in: system)
          let exact = amount.doubleValue * factor.doubleValue * base
          let got = scaled.quantity.upperBound.doubleValue * (try #require(scaled.unit?.baseAmount))
          let isSmallest = ["1/8 tsp", "1/8 oz", "0.5 g", "0.5 ml"].contains(scaled.text)
          let least = scaled.unit == .ounce ? 28.35 / 16 : least
          #expect(
            isSmallest || abs(got - exact) <= max(exact * 0.126, least),
            "\(amount) \(unit) × \(factor) in \(String(describing: system)): \(scaled.text)")
        }
      }
    }
  }

  @Test(arguments: [nil, .clove, .can, .slice, .pinch] as [MeasureUnit?])
  func `rounding changes a count by at most 15 percent, or the exact count lies in the range`(
    _ unit: MeasureUnit?
  ) throws {
    for parts in 1...60 {
      for servings in 1...12 {
        let exact = try #require(Fraction(parts * servings, over: 24))
        for isHalved in [false, true] where exact >= Fraction(1, over: 2) ?? .one {
          let measure = Measure(.exactly(exact * Fraction(4)), unit)
          let scaled = measure.scaled(
            by: try #require(Fraction(1, over: 4)), of: MeasuredFood(isHalved: isHalved))
          let (low, high) = (scaled.quantity.lowerBound, scaled.quantity.upperBound)
          let isPinch = unit == .pinch && exact < .one
          let change = abs(high.doubleValue - exact.doubleValue) / exact.doubleValue
          #expect(isPinch || low == high && change <= 0.15 || low < exact && exact < high)
          #expect(scaled.unit == unit)
          if exact >= .one, !isHalved, unit != .can { #expect(low.isWhole && high.isWhole) }
        }
      }
    }
  }
}

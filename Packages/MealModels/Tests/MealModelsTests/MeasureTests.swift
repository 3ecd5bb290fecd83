import MealModels
import Testing

@Suite struct MeasureTests {
  @Test(arguments: [
    ("1/3", MeasureUnit.cup, "2", "2/3 cup"),
    ("2-3", nil, "2", "4-6"),
    ("1", .teaspoon, "3", "1 tbsp"),
    ("1", .tablespoon, "4", "1/4 cup"),
    ("4", .tablespoon, "4", "1 cup"),
    ("1", .cup, "1/4", "1/4 cup"),
    ("1/4", .cup, "1/2", "2 tbsp"),
    ("1", .tablespoon, "1/3", "1 tsp"),
    ("1/4", .teaspoon, "1/2", "1/8 tsp"),
    ("1/4", .teaspoon, "1/8", "1/32 tsp"),  // as little as it is, and never a pinch
    ("1", .pinch, "2", "2 pinches"),
    ("1", .pound, "1/2", "1/2 lb"),
    ("1", .pound, "1/8", "2 oz"),
    ("8", .ounce, "4", "2 lb"),
    ("500", .gram, "3", "1.5 kg"),
    ("750", .millilitre, "2", "1.5 l"),
    ("400", .gram, "1/3", "135 g"),
    ("3", .clove, "1/3", "1 clove"),
    ("2-3", .tablespoon, "1/2", "1-1 1/2 tbsp"),
    ("1", .pint, "4", "2 quarts"),
    ("1 1/2", .cup, "1", "1 1/2 cups"),
    ("1/3", .cup, "5/4", "6 1/2 tbsp"),
    ("1", .gram, "1/6", "0.5 g"),  // never nothing at all
    ("1", .gram, "4/3", "1.5 g"),  // below 2 g by halves
    ("2-4", .ounce, "2", "4-8 oz"),  // a range goes by its smaller end: 4 oz is no half pound
    ("4-8", .ounce, "2", "1/2-1 lb"),
    ("250-750", .gram, "2", "500-1500 g"),
    ("500-750", .gram, "2", "1-1.5 kg"),
    ("1-3", .teaspoon, "2", "2-6 tsp"),
  ])
  func `a scaled amount is what a cook would write`(
    amount: String, unit: MeasureUnit?, factor: String, expected: String
  ) throws {
    let quantity = try #require(Quantity(amount))
    let scaled = Measure(quantity, unit).scaled(by: try #require(Fraction(factor)))
    #expect(scaled.text == expected)
  }

  @Test(arguments: [
    ("1", MeasureUnit.cup, "240 ml"), ("1", .pound, "450 g"), ("2", .tablespoon, "2 tbsp"),
    ("4", .ounce, "115 g"), ("1", .quart, "960 ml"), ("2", .pound, "910 g"),
    ("1/16", .cup, "1 tbsp"),
    ("4", .tablespoon, "4 tbsp"),
    ("3", .clove, "3 cloves"),
  ])
  func `US amounts become sensible metric ones`(amount: String, unit: MeasureUnit, text: String)
    throws
  {
    let measure = Measure(try #require(Quantity(amount)), unit)
    #expect(measure.scaled(by: .one, in: .metric).text == text)
    #expect(measure.scaled(by: .one, in: .us) == measure)
  }

  @Test(arguments: [
    ("250", MeasureUnit.millilitre, "1 cup"), ("500", .gram, "18 oz"), ("450", .gram, "1 lb"),
    ("100", .gram, "3 1/2 oz"),
    ("15", .millilitre, "1 tbsp"), ("5", .millilitre, "1 tsp"),
  ])
  func `metric amounts become sensible US ones`(amount: String, unit: MeasureUnit, text: String)
    throws
  {
    let measure = Measure(try #require(Quantity(amount)), unit)
    #expect(measure.scaled(by: .one, in: .us).text == text)
  }

  @Test func `an amount is scaled and converted before it is rounded`() throws {
    let half = Measure(try #require(Quantity("1/2")), .cup)
    #expect(half.scaled(by: try #require(Fraction("5/4")), in: .metric).text == "150 ml")
    #expect(Measure(.exactly(Fraction(2)), .gram).scaled(by: .one, in: .us).text == "2 g")
    #expect(Measure(try #require(Quantity("2.5")), .millilitre).text == "2.5 ml")
  }

  @Test(arguments: [
    ("5-9", MeasureUnit.gram, "5-9 g"), ("5-14", .gram, "5-14 g"), ("30-60", .gram, "1-2 oz"),
    ("100-500", .gram, "3 1/2-18 oz"), ("15-30", .millilitre, "1-2 tbsp"),
    ("5-30", .millilitre, "1-6 tsp"),
  ])
  func `a range is converted by both of its ends`(amount: String, unit: MeasureUnit, text: String)
    throws
  {
    let measure = Measure(try #require(Quantity(amount)), unit)
    #expect(measure.scaled(by: .one, in: .us).text == text)
  }

  @Test func `every scaled volume stays within a tenth or a spoon of the exact one`() throws {
    for unit in [
      MeasureUnit.teaspoon, .tablespoon, .cup, .pint, .quart, .ounce, .pound, .gram, .millilitre,
    ] {
      for parts in 1...12 {
        for factor in [1, 2, 3, 5, 8] {
          let amount = try #require(Fraction(parts, over: 4))
          let by = try #require(Fraction(factor, over: 3))
          let scaled = Measure(.exactly(amount), unit).scaled(by: by)
          let base = try #require(scaled.unit?.baseAmount)
          let exact = amount.doubleValue * by.doubleValue * (try #require(unit.baseAmount))
          let got = scaled.quantity.upperBound.doubleValue * base
          #expect(abs(got - exact) <= max(exact * 0.1, 7.1), "\(amount) \(unit) × \(by)")
        }
      }
    }
  }

  @Test func `every unit is read back from every way it is printed`() {
    for unit in MeasureUnit.allCases {
      #expect(MeasureUnit(named: unit.symbol) == unit)
      #expect(MeasureUnit(named: unit.symbol(for: .exactly(Fraction(2)))) == unit)
      #expect(MeasureUnit(named: unit.rawValue.uppercased()) == unit)
    }
    #expect(MeasureUnit(named: "cuop") == nil)
  }
}

import Groceries
import MealModels
import Testing

/// The amounts of a list as a shopper reads them.
@Suite struct ShopperTextTests {
  private struct Case: CustomTestStringConvertible {
    var amount: String
    var unit: MeasureUnit?
    var us: String
    var metric: String
    var density: Double?
    var isPoured = false

    init(
      _ amount: String, _ unit: MeasureUnit?, us: String, metric: String, density: Double? = nil,
      isPoured: Bool = false
    ) {
      (self.amount, self.unit, self.us, self.metric) = (amount, unit, us, metric)
      (self.density, self.isPoured) = (density, isPoured)
    }

    var testDescription: String { "\(amount) \(unit?.symbol ?? "")" }
  }

  private static let cases = [
    Case("3/8", .pound, us: "6 oz", metric: "170 g"),
    Case("1 7/8", .pound, us: "2 lb", metric: "850 g"),
    Case("19", .ounce, us: "1 1/4 lb", metric: "540 g"),
    Case("10 1/2", .ounce, us: "11 oz", metric: "300 g"),
    Case("214", .gram, us: "8 oz", metric: "220 g"),
    Case("76", .gram, us: "3 oz", metric: "80 g"),
    Case("1750", .gram, us: "4 lb", metric: "1.75 kg"),
    Case("547.5", .millilitre, us: "2 1/3 cups", metric: "550 ml", isPoured: true),
    Case("37.5", .millilitre, us: "3 tbsp", metric: "40 ml", isPoured: true),
    Case("0.38", .litre, us: "1 2/3 cups", metric: "380 ml", isPoured: true),
    Case("1/8", .cup, us: "2 tbsp", metric: "2 tbsp", isPoured: true),
    Case("5/8", .cup, us: "2/3 cup", metric: "150 ml", isPoured: true),
    Case("5/8", .cup, us: "2/3 cup", metric: "120 g", density: 0.8),
    Case("7 1/2", .cup, us: "7 1/2 cups", metric: "450 g", density: 0.25),
    Case("14 1/2", .tablespoon, us: "1 cup", metric: "220 ml", isPoured: true),
    Case("14 1/2", .tablespoon, us: "1 cup", metric: "45 g", density: 0.2),
    Case("5 1/4", .tablespoon, us: "1/3 cup", metric: "80 ml", isPoured: true),
    Case("1/4", .tablespoon, us: "3/4 tsp", metric: "3/4 tsp", isPoured: true),
    Case("1/8", .teaspoon, us: "1/4 tsp", metric: "1/4 tsp"),
    Case("3/8", .teaspoon, us: "1/2 tsp", metric: "1/2 tsp"),
    Case("8 1/8", .teaspoon, us: "3 tbsp", metric: "3 tbsp"),
    Case("2 1/2", .quart, us: "2 1/2 quarts", metric: "2.4 l", isPoured: true),
    Case("22", .clove, us: "22 cloves", metric: "22 cloves"),
    Case("2 1/4", .can, us: "3 cans", metric: "3 cans"),
    Case("2-3", nil, us: "2-3", metric: "2-3"),
  ]

  @Test("An amount is in the units of the setting, and can be bought or measured", arguments: cases)
  private func table(_ row: Case) throws {
    let amount = ListAmount(try #require(Quantity(row.amount)), row.unit)
    let measures = FoodMeasures(density: row.density)
    #expect(amount.shopperText(in: .us, measures: measures, isPoured: row.isPoured) == row.us)
    #expect(
      amount.shopperText(in: .metric, measures: measures, isPoured: row.isPoured) == row.metric)
  }

  @Test("No amount is written in the other system's units, nor in eighths")
  func units() throws {
    let units: [MeasureUnit] = [
      .teaspoon, .tablespoon, .cup, .quart, .millilitre, .litre, .gram, .kilogram, .ounce, .pound,
    ]
    let foreign: [MeasurementSystem: [String]] = [
      .us: [" g", " kg", " ml", " l"], .metric: [" lb", " oz", "cup", "quart", "pint"],
    ]
    for unit in units {
      for eighths in 1...400 {
        let exact = ListAmount(.exactly(try #require(Fraction(eighths, over: 8))), unit)
        for (system, words) in foreign {
          let text = exact.shopperText(in: system, isPoured: true)
          #expect(!words.contains { text.hasSuffix($0) || text.contains("\($0)s") }, "\(text)")
          #expect(!text.contains("/8") && !text.hasPrefix("0"), "\(text)")
        }
      }
    }
  }
}

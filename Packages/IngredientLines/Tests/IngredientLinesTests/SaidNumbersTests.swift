import IngredientLines
import MealModels
import Testing

/// Every number of a line is kept as it is, or doubted and kept as it was written.
@Suite struct SaidNumbersTests {
  private let reader = LineReader(FoodReference(.empty))

  private func quantity(_ text: String) -> String? {
    reader.line(text).ingredient()?.measure?.quantity.description
  }

  @Test(arguments: [
    "99999999 kg carrots", "99999999999999999999 kg carrots", "999999999999 carrots",
    "1e3 g carrots",
    "1e400 carrots", "1.5e2 g flour", "1/0 carrots", "12.500 g flour",
    "1,250 kg flour",
    "99999999 cans (400 g) beans", "1 cup less 2 tbsp milk", "1 cup minus 1 tbsp flour",
  ])
  func `a line with an ambiguous number has no amount and is reported`(text: String) {
    let line = reader.line(text)
    #expect(line.amounts.isEmpty)
    #expect(line.hasUnreadableAmount)
    #expect(line.ingredient()?.scaled(by: Fraction(2)).text ?? text == text)
  }

  @Test(arguments: [
    ("1.234,5 g flour", "1234 1/2"), ("1.234.567 g flour", "1234567"),
    ("2.500,75 g flour", "2500 3/4"),
    (",5 l milk", "1/2"), ("1,250 g flour", "1250"), ("12.500 kg flour", "12 1/2"),
    ("10/3 cups sugar", "3 1/3"), ("15/4 cups sugar", "3 3/4"), ("11/2 cups sugar", "1 1/2"),
  ])
  func `signs of thousands and decimals are those of one country`(text: String, expected: String) {
    #expect(quantity(text) == expected)
  }

  @Test(arguments: [
    ("three quarters of a cup of milk", "3/4"), ("two thirds cup milk", "2/3"),
    ("three-quarters of a cup of milk", "3/4"), ("a third of a cup of sugar", "1/3"),
    ("half of a cabbage", "1/2"), ("a quarter of a cabbage", "1/4"), ("half an onion", "1/2"),
    ("1/2 of an onion", "1/2"), ("a pound and a half of beef", "1 1/2"),
    ("2 pounds and a half of beef", "2 1/2"), ("between 2 and 3 carrots", "2-3"),
    ("between 3 and 4 tbsp oil", "3-4"), ("a couple of onions", "2"), ("a pound of beef", "1"),
    ("an ounce of cheese", "1"), ("a jar of tomato sauce", "1"), ("Eggs 3", "3"),
    ("Carrots 4", "4"),
  ])
  func `numbers in words are the numbers that they say`(text: String, expected: String) {
    #expect(quantity(text) == expected)
  }

  @Test(arguments: ["cup of milk", "pound of beef", "cabbage", "onion"])
  func `the food after a fraction has no joining words`(of: String) {
    let food = of.split(separator: " ").last.map { String($0) }
    for parts in ["three quarters of a", "a quarter of a", "half of a", "half a"] {
      let line = reader.line("\(parts) \(of)")
      #expect(line.food?.text == food, "\(parts) \(of)")
    }
  }

  @Test(arguments: [
    ("400 g tin tomatoes x 2", "2", 1), ("400 g tin tomatoes x2", "2", 1), ("lemons x 4", "4", 0),
    ("a tin of tomatoes x 3", "3", 0),
  ])
  func `how many times a thing is wanted may stand behind it`(
    text: String, expected: String, sizes: Int
  ) {
    #expect(quantity(text) == expected)
    #expect(reader.line(text).ingredient()?.further.count == sizes)
  }

  @Test(arguments: [
    ("500g/1lb 2oz beef", "1 kg (2 1/4 lb) beef"),
    ("1 kg (2 lb 4 oz) beef", "2 kg (4 1/2 lb) beef"),
    ("1 lb 4 oz beef", "2 1/2 lb beef"),
  ])
  func `pounds and ounces are one amount`(text: String, twice: String) {
    #expect(reader.line(text).ingredient()?.scaled(by: Fraction(2)).text == twice)
  }

  @Test(arguments: [
    "1 packet yeast (7 g)", "1 tub (500 g) yogurt", "1 can beer, 330 ml", "1 tin tomatoes 400g",
    "1 jar (350 ml) pesto", "1 bag spinach (10 oz)",
  ])
  func `the size of one package is that of each`(text: String) throws {
    let line = try #require(reader.line(text).ingredient())
    for system in [nil, MeasurementSystem.us, .metric] {
      let scaled = line.scaled(by: Fraction(2), in: system)
      #expect(scaled.measure?.quantity == .exactly(Fraction(2)))
      #expect(scaled.further == line.further)
      #expect(scaled.further.map(\.relation) == [.each])
    }
  }

  @Test(arguments: ["1/3 cup + 2 tbsp milk", "20 g + 30 g butter", "1 cup plus 2 tbsp milk"])
  func `the sign between amounts is no remark`(text: String) {
    #expect(reader.line(text).ingredient()?.note == nil)
  }
}

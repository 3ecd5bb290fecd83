import IngredientLines
import MealModels
import Testing

@Suite struct LineReaderTests {
  private let reader = LineReader(FoodReference(.empty))

  private func amounts(_ line: IngredientLine) -> String {
    line.amounts.map { amount in
      [amount.quantity?.description, amount.unit?.text].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test func `our own lines are read right, all but two in a hundred`() {
    var wrong: [String] = []
    for expected in OwnLines.all {
      let line = reader.line(expected.line)
      let isRight =
        amounts(line) == expected.amounts && line.food?.text == expected.food
        && line.preparation == expected.preparation
      if !isRight { wrong.append("\(expected.line): \(amounts(line)), \(line.food?.text ?? "")") }
    }
    #expect(wrong.count * 50 <= OwnLines.all.count, "\(wrong)")
  }

  @Test(arguments: [
    ("400 g / 14 oz spaghetti", [LineAmount.Relation.first, .same]),
    ("1 cup plus 2 tbsp flour", [.first, .added]),
    ("2 x 400g tins tomatoes", [.first, .each]),
    ("1 (14 oz) can chickpeas", [.first, .each]),
    ("500g/1lb 2oz minced beef", [.first, .same, .added]),
    ("2 (6-ounce) salmon fillets", [.first, .each]),
    ("1 x 400ml/14fl oz can coconut milk", [.first, .each, .each]),
  ])
  func `amounts say what they have to do with the first`(
    line: String, relations: [LineAmount.Relation]
  ) {
    #expect(reader.line(line).amounts.map(\.relation) == relations)
  }

  @Test func `how much each is, in other units, is the same as before`() {
    let line = reader.line("1 x 400ml/14fl oz can coconut milk")
    #expect(line.amounts.map(\.isSame) == [false, false, true])
  }

  @Test(arguments: [
    ("half a cucumber", Fraction(1, over: 2)), ("a dozen eggs", Fraction(12)),
    ("Two onions", Fraction(2)), ("1&nbsp;1/2 cups sugar", Fraction(3, over: 2)),
    ("1,000 g flour", Fraction(1000)), ("1'000 g flour", Fraction(1000)),
    ("1’250 g flour", Fraction(1250)), ("1 000 g flour", Fraction(1000)),
    ("1 050 g flour", Fraction(1050)), ("1.5 kg potatoes", Fraction(3, over: 2)),
    ("⅓ cup oil", Fraction(1, over: 3)), ("l cup sugar", Fraction(1)), ("1O g salt", Fraction(10)),
  ])
  func `numbers are exact however they are written`(line: String, expected: Fraction?) {
    #expect(reader.line(line).amounts.first?.quantity?.lowerBound == expected)
  }

  @Test(arguments: [
    ("11/2 cups flour", "1 1/2 cups"), ("12/3 cups oil", "1 2/3 cups"),
    ("One ½-pound potato", "1, 1/2 pound"),
    ("15/16 cup milk", "15/16 cup"),
    ("2 - 15 oz cans corn", "2 cans, 15 oz"), ("1-2 oz cream cheese", "1-2 oz"),
    ("2# hamburger", "2 lb"), ("1) 2 cups flour", "2 cups"), ("1. 2 cups flour", "2 cups"),
    ("c. 250g flour", "250 g"), ("Scant ½ cup sugar", "1/2 Scant cup"),
    ("2 tablespons butter", "2 tablespons"), ("2 qts water", "2 qts"),
  ])
  func `amounts are read as cooks write and scanners spoil them`(text: String, expected: String) {
    let line = reader.line(text)
    #expect(amounts(line) == expected)
    #expect(line.doubts.isEmpty)
  }

  @Test func `amounts in brackets after or, or after each, have the right relation`() {
    #expect(reader.line("2 cups (or 250g) flour").amounts.map(\.relation) == [.first, .same])
    #expect(reader.line("3 cans (each 400 g) tomatoes").amounts.map(\.relation) == [.first, .each])
  }

  @Test(arguments: ["2 tabespoons butter", "1 tspp salt", "1t salt", "1 #10 can tomatoes"])
  func `a word that is nearly a unit, and the number of a can, are doubted`(text: String) {
    #expect(!reader.line(text).doubts.isEmpty)
  }

  @Test(arguments: ["2 lemons", "3 corn tortillas", "2 tuna steaks", "4 lamb chops", "2 cobs corn"])
  func `a food that is counted is no misspelt unit`(text: String) {
    #expect(reader.line(text).doubts.isEmpty)
  }

  @Test func `alternatives stand apart where each can stand alone`() {
    let line = reader.line("2 tbsp butter or margarine")
    #expect(line.food?.text == "butter")
    #expect(line.alternatives.map(\.text) == ["margarine"])
    #expect(reader.line("1 red or green pepper").alternatives.isEmpty)
  }

  @Test func `a heading names no food`() {
    let line = reader.line("For the sauce:")
    #expect(line.isHeading)
    #expect(line.food == nil)
    #expect(line.doubts.isEmpty)
  }

  @Test func `a food is known only by the foods that were handed in`() throws {
    let book = try FoodBook([Food(id: "soy-sauce", name: "soy sauce")])
    #expect(LineReader(FoodReference(book)).line("2 tbsp soy sauce").food?.id == "soy-sauce")
    #expect(reader.line("2 tbsp soy sauce").food?.id == nil)
  }

  @Test func `optional, purpose and taste are told`() {
    #expect(reader.line("4 basil leaves (optional)").isOptional)
    #expect(reader.line("flour, for dusting").purpose == "for dusting")
    #expect(reader.line("salt and pepper to taste").note == "to taste")
  }

  @Test func `two amounts that disagree are doubted`() {
    let line = reader.line("100 g / 14 oz sugar")
    #expect(line.doubts.contains(.disagreement("100 g", "14 oz")))
  }

  @Test(arguments: [
    ("200 g Mehl", "200 g", "Mehl"), ("2 EL Olivenöl", "2 EL", "Olivenöl"),
    ("2 cuillères à soupe d'huile d'olive", "2 cuillères à soupe", "huile d'olive"),
    ("500 g de harina", "500 g", "harina"), ("3 spicchi d'aglio", "3 spicchi", "aglio"),
    ("2 eetlepels olijfolie", "2 eetlepels", "olijfolie"),
    ("2 colheres de sopa de azeite", "2 colheres de sopa", "azeite"),
    ("2 msk smör", "2 msk", "smör"),
  ])
  func `amounts of other languages are read`(line: String, amount: String, food: String) {
    let read = reader.line(line)
    #expect(amounts(read) == amount)
    #expect(read.food?.text == food)
  }

  @Test func `spoons of other languages can be converted, their cups cannot`() {
    #expect(reader.line("2 EL Olivenöl").amounts.first?.unit?.measure == .tablespoon)
    #expect(reader.line("1 c. à c. de sel").amounts.first?.unit?.measure == .teaspoon)
    #expect(reader.line("1 c. à s. de sel").amounts.first?.unit?.measure == .tablespoon)
    #expect(reader.line("1 Tasse Milch").amounts.first?.unit?.measure == nil)
    #expect(
      reader.line("2 dl grädde").ingredient()?.measure
        == Measure(.exactly(Fraction(200)), .millilitre))
  }

  @Test(arguments: ["2 łyżki oliwy", "3 rkl öljyä", "200 克 面粉"])
  func `an unknown language gives the text with a doubt and never a wrong amount`(text: String) {
    let line = reader.line(text)
    #expect(line.doubts.contains(.unknownLanguage))
    #expect(line.amounts.isEmpty)
  }

  @Test func `a number before a length counts the pieces`() {
    let line = reader.line("12 ½-inch slices bread")
    #expect(line.amounts.first?.quantity == .exactly(Fraction(12)))
  }

  @Test func `another script gives the text with a doubt and no amount`() {
    let line = reader.line("大さじ2 醤油")
    #expect(line.doubts.contains(.unknownLanguage))
    #expect(line.amounts.isEmpty)
  }
}

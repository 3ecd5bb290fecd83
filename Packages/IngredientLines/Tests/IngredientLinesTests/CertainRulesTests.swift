import IngredientLines
import MealModels
import Testing

@Suite struct CertainRulesTests {
  private let reader = LineReader(FoodReference(.empty))

  private func amounts(_ line: IngredientLine) -> String {
    line.amounts.map { amount in
      [amount.quantity?.description, amount.unit?.text].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("eggs (3)", "3", "eggs"), ("lemons (2), halved", "2", "lemons"),
    ("twenty-four oysters", "24", "oysters"), ("thirty-two prawns", "32", "prawns"),
    ("twenty four oysters", "24", "oysters"), ("a dozen oysters", "12", "oysters"),
    ("half a dozen eggs", "6", "eggs"), ("two dozen clams", "24", "clams"),
    ("3 nos. onions", "3 nos", "onions"), ("4 pcs chicken thighs", "4 pcs", "chicken thighs"),
    ("4 pc tomatoes", "4 pc", "tomatoes"), ("2 ea lemons", "2", "lemons"),
    ("2 clove(s) garlic", "2 clove(s)", "garlic"), ("1 cup(s) flour", "1 cup(s)", "flour"),
    ("2 egg(s)", "2", "egg(s)"),
  ])
  func `counts are read in every spelling`(text: String, expected: String, food: String) {
    let line = reader.line(text)
    #expect(amounts(line) == expected)
    #expect(line.food?.text == food)
  }

  @Test(arguments: ["1 kg. potatoes", "1 kilo potatoes", "2 kilos potatoes", "500 g. flour"])
  func `a number before a weight begins a line without a doubt`(text: String) {
    let line = reader.line(text)
    #expect(line.doubts.isEmpty)
    #expect(line.ingredient()?.measure?.unit?.dimension == .mass)
  }

  @Test func `a number in brackets that may be that of a remark is doubted`() {
    #expect(!reader.line("vegetable stock (1)").doubts.isEmpty)
    #expect(reader.line("plain flour (550)").amounts.isEmpty)
    #expect(reader.line("2 cups stock (3)").amounts.map(\.text) == ["2 cups"])
  }

  @Test(arguments: ["31 to 35 per lb.", "8-12 per pound", "about 40 per kg"])
  func `how many go to a pound is no amount`(rate: String) {
    let line = reader.line("8 ounces shelled shrimp (\(rate)), rinsed")
    #expect(amounts(line) == "8 ounces")
    #expect(line.note?.contains("per") == true)
  }

  @Test func `tens before the measure of a piece are not added to it`() {
    #expect(amounts(reader.line("twenty four-ounce steaks")) != "24 ounce")
    #expect(reader.line("one two onions").amounts.first?.quantity != .exactly(Fraction(3)))
  }

  @Test(arguments: [
    ("2 salmon fillets, 200g/7oz each", [LineAmount.Relation.first, .each, .each]),
    ("2 sea bass (200g/7oz each)", [.first, .each, .each]),
    ("20 (1 pound) shrimp", [.first, .same]), ("20 (1-pound) lobsters", [.first, .each]),
    ("4 (6 ounce) salmon fillets", [.first, .each]), ("24 (1 ounce) rolls", [.first, .each]),
    ("1 cup = 200 g sugar", [.first, .same]), ("1 cup (= 200 g) sugar", [.first, .same]),
  ])
  func `a weight is that of each piece or of all`(
    text: String, relations: [LineAmount.Relation]
  ) {
    #expect(reader.line(text).amounts.map(\.relation) == relations)
  }

  @Test(arguments: [
    "Topping", "For the sauce", "Dressing", "For the topping", "Für die Sauce", "Für den Teig",
    "Pour la sauce", "Per il ripieno", "Para la salsa", "Voor de vulling",
  ])
  func `phrases that only headings are need no colon`(text: String) {
    let line = reader.line(text)
    #expect(line.isHeading)
    #expect(line.food == nil)
  }

  @Test(arguments: [
    "Icing sugar", "Salad dressing", "For the sauce, 2 onions", "For dusting, flour", "Sauce",
    "Dough", "2 toppings", "for the salad 1 cucumber",
  ])
  func `a line that may name a food is no heading`(text: String) {
    #expect(!reader.line(text).isHeading)
  }

  @Test(arguments: [
    ("sal al gusto", "sal", "al gusto"), ("sale q.b.", "sale", "q.b"),
    ("Salz nach Geschmack", "Salz", "nach Geschmack"), ("sucre à volonté", "sucre", "à volonté"),
    ("Salz und Pfeffer nach Belieben", "Salz und Pfeffer", "nach Belieben"),
  ])
  func `to taste is a remark in other languages too`(text: String, food: String, note: String) {
    let line = reader.line(text)
    #expect(line.food?.text == food)
    #expect(line.note == note)
    #expect(!line.doubts.contains(.unknownLanguage))
  }

  @Test func `opt in brackets says that it is optional, and names no food`() {
    for text in ["2 tbsp parsley (opt.)", "1 cup parsley (opt.), chopped"] {
      let line = reader.line(text)
      #expect(line.isOptional)
      #expect(line.food?.text == "parsley")
    }
  }

  @Test func `alternatives may be joined in capitals`() {
    let line = reader.line("2 tbsp butter OR margarine")
    #expect(line.food?.text == "butter")
    #expect(line.alternatives.map(\.text) == ["margarine"])
  }

  @Test(arguments: [
    ("1/4\" piece ginger", "piece", "1/4\""), ("9\" pie crust", "", "9\""),
    ("1 9” pie crust", "1", "9”"), ("1 2″ piece of ginger", "1 piece", "2″"),
  ])
  func `a length with the sign for inches is a size and no amount`(
    text: String, expected: String, size: String
  ) {
    let line = reader.line(text)
    #expect(amounts(line) == expected)
    #expect(line.size == size)
  }

  @Test func `a length with the sign for inches stays within what is cut`() {
    let line = reader.line("2 carrots, cut into 1/4\" slices")
    #expect(amounts(line) == "2")
    #expect(line.preparation == "cut into 1/4\" slices")
    #expect(reader.line("100g “00” flour").size == nil)
  }
}

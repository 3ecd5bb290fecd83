import IngredientLines
import MealModels
import Testing

@Suite struct RoundTripTests {
  private let reader = LineReader(FoodReference(.empty))

  @Test func `a line that is printed says the same again`() {
    var changed: [String] = []
    for expected in OwnLines.all {
      let line = reader.line(expected.line)
      let again = reader.line(line.description)
      let isSame =
        again.amounts.map(\.quantity) == line.amounts.map(\.quantity)
        && again.food == line.food && again.preparation == line.preparation
      if !isSame { changed.append("\(expected.line) → \(line)") }
    }
    #expect(changed.isEmpty)
  }

  @Test func `scaling is exact and leaves the size of a tin alone`() {
    let line = reader.line("2 x 400g tins tomatoes").scaled(by: Fraction(3))
    #expect(line.amounts.map(\.quantity) == [.exactly(Fraction(6)), .exactly(Fraction(400))])
    let third = reader.line("1 cup sugar").scaled(by: Fraction(1, over: 3) ?? .zero)
    #expect(third.amounts.first?.quantity?.description == "1/3")
  }

  @Test(arguments: ["2 x 400g tins tomatoes", "2 (400g) tins tomatoes"])
  func `tins of a known weight keep their number`(line: String) {
    let ingredient = reader.line(line).ingredient()
    #expect(ingredient?.measure == Measure(.exactly(Fraction(2)), .can))
    #expect(
      ingredient?.further == [FurtherAmount(Measure(.exactly(Fraction(400)), .gram), .each)])
    #expect(ingredient?.scaled(by: Fraction(2)).text == "4 cans (400 g) tomatoes")
  }

  @Test func `amounts that are added are one sum`() {
    let ingredient = reader.line("1 cup + 2 tbsp flour").ingredient()
    #expect(ingredient?.measure == Measure(.exactly(Fraction(9, over: 8) ?? .one), .cup))
    #expect(ingredient?.text == "1 cup + 2 tbsp flour")
  }

  @Test func `a line becomes an ingredient`() {
    let line = reader.line("2 tbsp soy sauce")
    #expect(line.ingredient()?.text == "2 tbsp soy sauce")
    #expect(reader.line("For the sauce:").ingredient() == nil)
  }

  @Test func `the JSON has every key in its order`() {
    let text = reader.line("1 egg").json.lineText
    #expect(text.hasPrefix(#"{"text": "1 egg", "amounts": [{"low": 1, "high": 1, "unit": null"#))
    #expect(text.contains(#""heading": false"#))
  }
}

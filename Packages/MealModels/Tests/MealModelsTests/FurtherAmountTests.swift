import MealModels
import Testing

@Suite struct FurtherAmountTests {
  private func measure(_ number: Int, _ unit: MeasureUnit? = nil, word: String? = nil) -> Measure {
    Measure(.exactly(Fraction(number)), unit, word: word)
  }

  @Test func `a word that is counted keeps its number, in singular and plural`() {
    let sauce = Ingredient(measure: measure(2, word: "jars"), name: "pasta sauce", food: nil)
    #expect(sauce.text == "2 jars pasta sauce")
    #expect(sauce.scaled(by: Fraction(1, over: 2) ?? .one).text == "1 jar pasta sauce")
    #expect(sauce.scaled(by: Fraction(2)).text == "4 jars pasta sauce")
  }

  @Test func `how much each piece is stays, and what is added grows`() {
    let line = Ingredient(
      measure: measure(2, .can), name: "beans", food: nil,
      further: [
        FurtherAmount(measure(400, .gram), .each), FurtherAmount(measure(3, .handful), .added),
      ])
    #expect(line.text == "2 cans (400 g) plus 3 handfuls beans")
    #expect(line.scaled(by: Fraction(2)).text == "4 cans (400 g) plus 6 handfuls beans")
  }

  @Test func `the same amount in the units of a system is the one to read`() {
    let line = Ingredient(
      measure: measure(1, .pound), name: "beef", food: nil,
      further: [FurtherAmount(measure(450, .gram), .same)])
    #expect(line.scaled(by: .one, in: .metric).text == "450 g beef")
    #expect(line.scaled(by: Fraction(2)).text == "2 lb (900 g) beef")
  }

  @Test(arguments: [nil, MeasurementSystem.us, .metric])
  func `a line gives the weight of all pieces beside their number in every system`(
    system: MeasurementSystem?
  ) {
    let line = Ingredient(
      measure: measure(2), name: "chickens", food: nil,
      further: [FurtherAmount(measure(3, .kilogram), .same)])
    #expect(line.scaled(by: Fraction(2), in: system).further.count == 1)
  }

  @Test(arguments: [
    ("plus 1 egg white", "plus 2 egg whites"), ("+ 1 yolk", "+ 2 yolks"),
    ("plus 2 tbsp", "plus 1/4 cup"),
    ("beaten, plus 1 1/2 cups", "beaten, plus 3 cups"),
    ("plus more to serve", "plus more to serve"),
    ("cut into 2 pieces", "cut into 2 pieces"),
    ("plus 1 extra for the pan", "plus 2 extra for the pan"),
  ])
  func `an amount in a note is scaled with its line`(note: String, twice: String) {
    let line = Ingredient(measure: measure(2), name: "eggs", food: nil, note: note)
    #expect(line.scaled(by: Fraction(2)).note == twice)
    #expect(line.scaled(by: .one, in: .us).note == note)
  }

  @Test(arguments: [(16, 2), (16, 4), (32, 2), (8, 2), (8, 4)])
  func `the smallest spoons are never more than what is wanted`(bottom: Int, parts: Int) throws {
    let whole = try #require(Fraction(1, over: bottom))
    let factor = try #require(Fraction(1, over: parts))
    for system in [nil, MeasurementSystem.us, .metric] {
      let scaled = Measure(.exactly(whole), .teaspoon).scaled(by: factor, in: system)
      #expect(scaled == Measure(.exactly(whole * factor), .teaspoon))
    }
  }

  @Test(
    arguments: [
      (.cup, .tablespoon, Fraction(17, over: 16)), (.pound, .ounce, Fraction(17, over: 16)),
      (.litre, .millilitre, Fraction(1001, over: 1000)), (.cup, .gram, nil),
      (nil, nil, Fraction(2)),
    ] as [(MeasureUnit?, MeasureUnit?, Fraction?)])
  func `measures are added exactly where they measure alike`(
    one: MeasureUnit?, other: MeasureUnit?, sum: Fraction?
  ) {
    let added = measure(1, one).adding(measure(1, other))
    #expect(added?.quantity.upperBound == sum)
    #expect(measure(1, word: "jar").adding(measure(1)) == nil)
  }

  @Test func `a written line is shown until something of it changes`() {
    var line = Ingredient(
      measure: measure(1, .cup), name: "rice", food: nil,
      written: WrittenLine("1 c. rice", unmeasured: "rice"))
    #expect(line.text == "1 c. rice")
    #expect(line.scaled(by: Fraction(2)).text == "2 cups rice")
    line.name = "quinoa"
    #expect(line.text == "1 cup quinoa")
  }
}

import IngredientLines
import MealModels
import SeededRandom
import Testing

@Suite struct BadInputTests {
  private let reader = LineReader(FoodReference(.empty))

  @Test(arguments: ["", " ", "\u{0}\u{1}", "😀", "---", "()", "&nbsp;", "\u{200B}", "/", "½½½½"])
  func `a line without words is kept as text`(text: String) {
    #expect(reader.line(text).text == text)
    #expect(reader.line(text).food == nil)
  }

  @Test(
    arguments: [
      "1/0 cup sugar", "99999999999999 g sugar", "0 cups sugar", "½½ cup sugar", "1//2 cup sugar",
      "3.5.2 cups sugar", "1 ½ ½ cup sugar", "225/8oz flour", "1.000 g sugar", "1.250 ml milk",
    ])
  func `a number that cannot be an amount is doubted and no amount`(text: String) {
    let line = reader.line(text)
    #expect(line.amounts.allSatisfy { $0.quantity == nil })
    #expect(!line.doubts.isEmpty)
  }

  @Test(arguments: ["http://example.org/bread", "$3.50 tomatoes", "2,50 € Tomaten"])
  func `addresses and prices are doubted`(text: String) {
    #expect(!reader.line(text).doubts.isEmpty)
    #expect(reader.line(text).amounts.isEmpty)
  }

  @Test func `a whole recipe in one line ends, and is doubted where it was cut`() {
    let text = String(repeating: "2 cups flour, sifted (see note), ", count: 1000)
    #expect(reader.line(text).doubts.contains(.tooLong))
  }

  @Test(
    arguments: ["(((((", "1 2 3 4 5 6 7", "x x x", "1-2-3-4", "&#x110000; 1", "to to to", "½/0"])
  func `odd signs do no harm`(text: String) {
    #expect(reader.line(text).text == text)
  }

  @Test func `the work for a line grows only with its length`() {
    func looks(_ count: Int) -> Int {
      let line = String(
        repeating: "1 cup (240 ml) finely chopped red or green onions, ", count: count)
      let tokens = LineTokens.read(LineText(line))
      let features = LineFeatures(tokens, usual: tokens.map { _ in 1 })
      return tokens.indices.reduce(0) { $0 + features.hashes($1).count }
    }
    #expect(looks(100) == looks(10) * 10)
    #expect(looks(20) == looks(10) * 2)
  }

  @Test func `random bytes do no harm`() {
    var seed: UInt64 = 1
    for _ in 0..<Sample.count(quick: 100, whole: 2000) {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(seed >> 56))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(reader.line(text).text == text)
    }
  }
}

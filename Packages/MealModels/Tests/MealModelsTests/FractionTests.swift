import MealModels
import Testing

@Suite struct FractionTests {
  @Test(arguments: [
    ("1", 1, 1), ("1/2", 1, 2), ("1 1/2", 3, 2), ("0.75", 3, 4), ("2/4", 1, 2), ("12", 12, 1),
  ])
  func `an amount is read as a cook writes it`(text: String, top: Int, bottom: Int) {
    #expect(Fraction(text) == Fraction(top, over: bottom))
  }

  @Test(arguments: ["", "-1", "1/0", "1 2", "a", "1/2/3", "1.", ".5", "1 3/2", "9999999999", "½"])
  func `anything else is refused`(text: String) {
    #expect(Fraction(text) == nil)
  }

  @Test func `a third times two is two thirds`() throws {
    let third = try #require(Fraction(1, over: 3))
    #expect((third * Fraction(2)).description == "2/3")
  }

  @Test func `writing and reading return the same amount`() throws {
    for top in 0...40 {
      for bottom in 1...12 {
        let amount = try #require(Fraction(top, over: bottom))
        #expect(Fraction(amount.description) == amount)
      }
    }
  }

  @Test func `products and order agree with floating point`() throws {
    for top in 0...9 {
      for bottom in 1...9 {
        let first = try #require(Fraction(top, over: bottom))
        let second = try #require(Fraction(bottom, over: top + 1))
        let product = (first * second).doubleValue
        #expect(abs(product - first.doubleValue * second.doubleValue) < 1e-12)
        #expect((first < second) == (first.doubleValue < second.doubleValue))
      }
    }
  }

  @Test func `a product too large to hold is held at its bound and nothing traps`() throws {
    let huge = try #require(Fraction(Int.max, over: 3))
    #expect(huge * huge == Fraction(1_000_000_000_000))
    for unit in MeasureUnit.allCases {
      let measure = Measure(.exactly(Fraction(Int.max)), unit)
      for system in MeasurementSystem.allCases {
        #expect(!measure.scaled(by: Fraction(3), in: system).text.isEmpty)
      }
    }
  }

  @Test(arguments: [("1.25", 1, "1.3"), ("1.25", 2, "1.25"), ("2", 2, "2"), ("0.5", 1, "0.5")])
  func `decimals have no trailing zeros`(text: String, places: Int, expected: String) {
    #expect(Fraction(text)?.decimal(places: places) == expected)
  }
}

import MealModels
import Testing

@testable import RecipeAssistant

@Suite struct NumbersOfTextTests {
  @Test(arguments: [
    ("1½ cups", "1 1/2 cups"), ("1.5 kg", "1,5 kg"), ("1,000 g", "1000 g"), ("two eggs", "2 eggs"),
    ("2-3 eggs", "2 to 3 eggs"), ("1⁄2 tsp", "half tsp"), ("⅓ cup", "1/3 cup"),
    ("a dozen eggs", "12 eggs"), ("٢ eggs", "2 eggs"), ("1-1/2 cups", "1 1/2 cups"),
    ("400g tin", "tin of 400 g"), ("1/0", "1/0"),
  ])
  func `the same amounts in other words are the same numbers`(first: String, second: String) {
    #expect(NumbersOfText.read(first) == NumbersOfText.read(second))
  }

  @Test(arguments: [
    ("1 cup", "2 cups"), ("1 1/2", "1/2"), ("2-3", "2"), ("1.5", "15"), ("half", "1"), ("1", ""),
    ("1 2", "12"), ("1/2", "2/1"),
  ])
  func `other amounts are other numbers`(first: String, second: String) {
    #expect(NumbersOfText.read(first) != NumbersOfText.read(second))
  }

  @Test func `a number that is too long is not an amount`() {
    #expect(NumbersOfText.read("1234567890 g") == nil)
    #expect(NumbersOfText.read("123456789 g") == [Fraction(123_456_789)])
  }
}

import IngredientLines
import MealModels
import Testing

@Suite struct NumbersOfNamesTests {
  private let reader = LineReader(FoodReference(.empty))

  @Test(arguments: [
    ("2% milk", "2% milk"), ("85% dark chocolate", "85% dark chocolate"),
    ("3.5% fat yogurt", "3.5% fat yogurt"), ("100 % cocoa", "100 % cocoa"),
  ])
  func `a share belongs to the name and counts nothing`(line: String, name: String) {
    #expect(reader.line(line).food?.text == name)
    #expect(reader.line(line).amounts.isEmpty)
  }

  @Test func `a share leaves the amount behind the name alone`() {
    let ingredient = reader.line("70% chocolate, 100 g").ingredient()
    #expect(ingredient?.measure == Measure(.exactly(Fraction(100)), .gram))
    #expect(ingredient?.name == "70% chocolate")
  }

  @Test(arguments: ["3 bean mix", "21 herb seasoning", "9 grain bread", "4 cheese blend"])
  func `how many kinds a mixture is of counts nothing, and is doubted`(line: String) {
    #expect(reader.line(line).amounts.isEmpty)
    #expect(reader.line(line).food?.text == line)
    #expect(reader.line(line).doubts.contains(.unsure(.amounts)))
  }

  @Test(arguments: ["2 bean burritos", "3 beans", "3 chicken breast", "2 herb sticks"])
  func `whole things are counted`(line: String) {
    #expect(reader.line(line).amounts.first?.quantity != nil)
  }

  @Test(arguments: [
    ("1/3rd cup honey", 1, 3), ("2/3rds cup rice", 2, 3), ("3 / 4 cup sugar", 3, 4),
  ])
  func `fractions are read as people write them`(line: String, top: Int, bottom: Int) {
    #expect(reader.line(line).amounts.first?.quantity?.upperBound == Fraction(top, over: bottom))
  }
}

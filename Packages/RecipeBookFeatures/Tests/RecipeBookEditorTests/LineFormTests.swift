import IngredientLines
import MealModels
import Testing

@testable import RecipeBookEditor

@Suite struct LineFormTests {
  private let reader = LineReader(FoodReference(.empty))

  @Test(arguments: [
    ("200 g red lentils, rinsed", "200", "g", "red lentils, rinsed"),
    ("1 1/2 cups flour", "1 1/2", "cups", "flour"),
    ("½ onion", "½", "", "onion"),
    ("400g tin tomatoes", "400", "g", "tin tomatoes"),
    ("salt", "", "", "salt"),
    ("For the sauce:", "", "", "For the sauce:"),
    ("250 ml", "", "", "250 ml"),
  ])
  func `a line is parted into amount, unit and food`(
    line: String, amount: String, unit: String, food: String
  ) {
    let form = LineForm(reader.line(line), at: 0)
    #expect([form.amount, form.unit, form.food] == [amount, unit, food])
  }

  @Test(arguments: [
    "200 g red lentils, rinsed", "1 (14 oz) can chickpeas", "2-3 tbsp oil", "a handful of mint",
    "1 cup plus 2 tbsp milk", "Salz und Pfeffer", "½ onion", "100 g / 4 oz butter", "寿司",
    "2 x 400g tins tomatoes", "1,5 l Wasser", "(optional) 1 chilli", "12", "-",
  ])
  func `the parts of a line are the line`(line: String) {
    #expect(LineForm(reader.line(line), at: 0).text == line)
  }
}

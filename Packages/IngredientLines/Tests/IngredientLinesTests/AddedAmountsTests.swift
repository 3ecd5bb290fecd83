import IngredientLines
import MealModels
import Testing

/// Amounts that are added are summed or kept beside each other, and packages keep their count.
@Suite struct AddedAmountsTests {
  private let reader = LineReader(FoodReference(.empty))

  private func kept(_ text: String) throws -> String {
    let ingredient = try #require(reader.line(text).ingredient())
    let further = ingredient.further.map { "\($0.relation) \($0.measure.text)" }
    return ([ingredient.measure?.text ?? "none"] + further).joined(separator: ", ")
  }

  @Test(arguments: [
    ("1 cup + 2 tbsp flour", "1 1/8 cups"), ("1 cup+2 tbsp flour", "1 1/8 cups"),
    ("1 cup & 2 tbsp flour", "1 1/8 cups"), ("1 cup plus 2 tablespoons flour", "1 1/8 cups"),
    ("1 cup plus another 2 tbsp flour", "1 1/8 cups"), ("½ cup + 2 tbsp sugar", "5/8 cup"),
    ("1½ cups plus 1 tbsp milk", "1 9/16 cups"), ("1 cup plus about 2 tbsp flour", "1 1/8 cups"),
    ("3 tbsp and 1 tsp olive oil", "3 1/3 tbsp"),
    ("3 tablespoons and a teaspoon of oil", "3 1/3 tbsp"),
    ("1-2 cups + 1 tbsp milk", "1 1/16-2 1/16 cups"),
    ("1 cup plus 1-2 tbsp milk", "1 1/16-1 1/8 cups"), ("1 lb + 4 oz beef", "1 1/4 lb"),
    ("2 tablespoons + 1 teaspoon + ½ teaspoon salt", "2 1/2 tbsp"),
    ("1 cup plus a tablespoon flour", "1 1/16 cups"), ("1 kg + 500 g potatoes", "1.5 kg"),
  ])
  func `amounts in units that can be converted are summed`(text: String, sum: String) throws {
    #expect(try kept(text) == sum)
    #expect(reader.line(text).ingredient()?.note == nil)
  }

  @Test(arguments: [
    ("200 g + 1 tbsp butter", "200 g, added 1 tbsp"),
    ("1/2 cup + 50 ml milk", "1/2 cup, added 50 ml"),
    ("1 clove plus 1 tsp garlic", "1 clove, added 1 tsp"),
    ("1 cup + 2 tbsp + 100 g flour", "1 1/8 cups, added 100 g"),
    ("1 tsp plus a pinch of salt", "1 tsp, added 1 pinch"),
    ("1 cup plus a handful of basil", "1 cup, added 1 handful"),
  ])
  func `amounts in units of different kinds are both kept`(text: String, both: String) throws {
    #expect(try kept(text) == both)
    let scaled = try #require(reader.line(text).ingredient()).scaled(by: Fraction(2))
    #expect(scaled.text.contains(" plus "))
  }

  @Test(arguments: [
    ("2 tbsp plus a few sprigs parsley", "plus few sprigs"), ("1 tsp + pinch salt", "plus pinch"),
  ])
  func `an added amount without a number stays a note`(text: String, note: String) {
    #expect(reader.line(text).ingredient()?.note == note)
  }

  @Test(arguments: [
    ("2 (400g) tins tomatoes", "2 cans, each 400 g"),
    ("2 (400 g) tins chopped tomatoes", "2 cans, each 400 g"),
    ("2 x 400g tins chopped tomatoes", "2 cans, each 400 g"),
    ("2–3 (400 g) tins tomatoes", "2-3 cans, each 400 g"),
    ("½ (400 g) tin coconut milk", "1/2 can, each 400 g"),
    ("400g tin chopped tomatoes", "1 can, each 400 g"),
    ("2 (14½ oz) cans diced tomatoes", "2 cans, each 14 1/2 oz"),
    ("1 (400 g) tin + 1 (200 g) tin tomatoes", "1 can, each 400 g, added 1 can, each 200 g"),
  ])
  func `packages keep their count and their size`(text: String, packages: String) throws {
    #expect(try kept(text) == packages)
  }
}

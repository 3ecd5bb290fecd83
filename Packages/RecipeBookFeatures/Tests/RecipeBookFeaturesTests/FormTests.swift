import IngredientLines
import MealModels
import RecipeStore
import Testing

@testable import RecipeBookFeatures

@Suite struct FormTests {
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

  @Test(arguments: [
    [RecipeDraft.Section(["a", "b"])],
    [.init(["a"]), .init(["b", "c"], below: "For the sauce")],
    [.init([], below: "Later"), .init(["b:"], below: "For the sauce")], [],
  ])
  func `lines keep the sections that they come from`(sections: [RecipeDraft.Section]) {
    #expect([RecipeLine](sections).sections == sections)
  }

  @Test func `a form that nobody touched is no change, whatever it was made from`() {
    let draft = RecipeDraft(
      title: "Soup", ingredients: [.init(["a"]), .init(["b"])], prepMinutes: 5, cookMinutes: 10,
      source: "https://a.org")
    let form = RecipeForm(UnfinishedRecipe(draft, of: "soup", original: draft))
    #expect(!form.isChanged && form.minutes == 15)
    var kept = draft
    form.apply(to: &kept)
    #expect(kept == draft)
  }

  @Test func `the minutes that are there stay in their parts until others are typed`() {
    let draft = RecipeDraft(title: "Soup", prepMinutes: 5, cookMinutes: 10)
    var form = RecipeForm(UnfinishedRecipe(draft, of: "soup", original: draft))
    form.setMinutes(typed: "15")
    #expect(!form.isChanged)
    form.setMinutes(typed: "20")
    #expect(form.draft.totalMinutes == 20 && form.draft.prepMinutes == nil)
    form.setMinutes(typed: "soon")
    #expect(form.refusedMinutes == "soon" && form.draft.totalMinutes == 20 && !form.isComplete)
    form.setMinutes(typed: " ")
    #expect(form.draft.totalMinutes == nil && form.refusedMinutes == nil)
  }
}

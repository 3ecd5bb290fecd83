import IngredientLines
import MealModels
import RecipePages
import Testing

/// What is marked for somebody to look at, and what is not.
@Suite struct HonestyTests {
  private static func data(_ ingredients: [String], steps: String = "Boil.") -> String {
    let lines = ingredients.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"@type\": \"Recipe\", \"name\": \"A\", \"recipeIngredient\": [\(lines)], "
      + "\"recipeInstructions\": \"\(steps)\"}"
  }

  @Test func `few ingredients of a part are doubted where the page lists more before them`() {
    let body = """
      <ul><li>6 chicken breasts<li>1 cup flour<li>2 eggs<li>30 g cheese<li>1 l oil<li>salad</ul>
      <p>Pound the chicken, and fry it.</p><h3>Dressing</h3><ul class=ingredients>
      <li>1 cup lemon juice<li>2 cups olive oil</ul>
      """
    let reading = Pages.read(
      Pages.linked(Self.data(["1 cup lemon juice", "2 cups olive oil"]), body: body))
    #expect(reading.fields[.ingredients]?.confirm == true)
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `few ingredients are not doubted where no other list is`() {
    let body = "<ul class=ingredients><li>1 cup lemon juice<li>2 cups olive oil</ul>"
    let reading = Pages.read(
      Pages.linked(Self.data(["1 cup lemon juice", "2 cups olive oil"]), body: body))
    #expect(reading.fields[.ingredients]?.confirm == false)
  }

  @Test(arguments: [(10, false), (60, true)])
  func `steps in one text are doubted where it is long`(count: Int, isDoubted: Bool) {
    let text = String(repeating: "Stir the soup again. ", count: count)
    let reading = Pages.read(Pages.linked(Self.data(["1 egg", "2 pears"], steps: text)))
    #expect(reading.fields[.steps]?.confirm == isDoubted)
  }

  @Test(arguments: [("Sauce base", true), ("Salt", false)])
  func `a short line that is no food may be a heading`(line: String, isDoubted: Bool) throws {
    let names = ["eggs", "milk", "flour", "onion", "tomatoes", "salt"]
    let foods = names.map { Food(id: FoodID(rawValue: $0), name: $0) }
    let reader = try PageReader(LineReader(FoodReference(FoodBook(foods))))
    let lines = ["2 eggs", "1 cup milk", "200 g flour", line, "1 onion", "2 tomatoes"]
    let reading = reader.reading(of: Pages.linked(Self.data(lines)))
    #expect(reading.fields[.ingredients]?.confirm == isDoubted)
    #expect(reading.draft?.ingredientLines == lines)
  }

  static let remark =
    "decorations such as chocolate shavings, rocks, cocoa powder and coconut flakes,"
    + " whatever you happen to have in the house on that day"

  @Test(arguments: [(remark, false), ("pepper", true)])
  func `a line that no list shows is doubted unless the page says it`(line: String, isDoubted: Bool)
  {
    let body =
      "<div class=ingredients><ul><li>1 egg<li>2 pears<li>3 g salt<li>\(Self.remark)</ul></div>"
    let reading = Pages.read(
      Pages.linked(Self.data(["1 egg", "2 pears", "3 g salt", line]), body: body))
    #expect(reading.fields[.ingredients]?.confirm == isDoubted)
  }

  @Test func `lines that data cuts short are whole below its headings too`() {
    let data = Self.data(["Dough:", "4 tart", "1 egg", "Filling:", "2 pears"])
    let body = "<h2>Ingredients</h2><ul><li>4 tart apples, peeled<li>1 egg<li>2 pears</ul>"
    let sections = Pages.draft(Pages.linked(data, body: body)).ingredients
    #expect(sections.map(\.heading) == ["Dough", "Filling"])
    #expect(sections.map(\.lines) == [["4 tart apples, peeled", "1 egg"], ["2 pears"]])
  }

  @Test func `the only heading of the first level is the title though the head says another`() {
    let html = Pages.page(
      "<h1>Simple marble cake</h1><h2>Ingredients</h2><ul><li>3 eggs<li>1 l milk<li>5 g salt</ul>"
        + "<h2>Method</h2><p>Mix everything well.</p><p>Bake it for an hour.</p>",
      title: "Chocolate marble sponge | Kitchen")
    #expect(Pages.draft(html).title == "Simple marble cake")
  }

  @Test func `ingredients are doubted where the page lists other ones`() {
    let body = "<h2>Ingredients</h2><ul><li>9 figs<li>1 kg rice<li>3 limes<li>2 l tea</ul>"
    let reading = Pages.read(
      Pages.linked(Self.data(["1 egg", "2 pears", "3 g salt", "1 l milk"]), body: body))
    #expect(reading.draft?.ingredientLines == ["1 egg", "2 pears", "3 g salt", "1 l milk"])
    #expect(reading.fields[.ingredients]?.confirm == true)
  }

  @Test(arguments: [("<li>3 tsp sumac", false), ("<li>as you like it", true)])
  func `further lines of a named list are doubtful unless all have amounts`(
    more: String, isDoubted: Bool
  ) {
    let body =
      "<ul class=ingredients><li>2 cups flour<li>1 cup milk<li>3 eggs<li>5 g salt\(more)</ul>"
    let reading = Pages.read(
      Pages.linked(Self.data(["flour", "milk", "eggs", "salt"]), body: body))
    #expect(reading.draft?.ingredientLines.count == 5)
    #expect(reading.fields[.ingredients]?.confirm == isDoubted)
  }
}

import RecipePages
import Testing

@Suite struct ShownTests {
  @Test func `steps in one blob are parted as the page shows them`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg", "2 pears"], "#
      + #""recipeInstructions": "Boil the egg in water. Peel the pears and slice them."}"#
    let body =
      "<h2>Method</h2><ol><li>Boil the egg in water.<li>Peel the pears and slice them.</ol>"
    let reading = Pages.read(Pages.linked(data, body: body))
    #expect(
      reading.draft?.stepLines == ["Boil the egg in water.", "Peel the pears and slice them."])
    #expect(reading.fields[.steps]?.source == .pageText)
  }

  @Test func `ingredients in one blob are parted as the page shows them`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": "1 egg, 2 pears, 3 g salt", "#
      + #""recipeInstructions": "Boil."}"#
    let body = "<h2>Ingredients</h2><ul><li>1 egg<li>2 pears<li>3 g salt</ul>"
    #expect(
      Pages.draft(Pages.linked(data, body: body)).ingredientLines == [
        "1 egg", "2 pears", "3 g salt",
      ])
  }

  @Test func `amounts that data leaves out are read from the page`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["flour", "milk"], "#
      + #""recipeInstructions": "Mix."}"#
    let body = "<h2>Ingredients</h2><ul><li>2 cups flour<li>1 cup milk</ul>"
    #expect(
      Pages.draft(Pages.linked(data, body: body)).ingredientLines == ["2 cups flour", "1 cup milk"])
  }

  @Test func `ingredients that data leaves out are doubted and not lost`() {
    let body = """
      <h2>Ingredients</h2><ul><li>3 leeks<li>2 potatoes, diced<li>1 l stock<li>20 g butter</ul>
      """
    let reading = Pages.read(Pages.linked(Pages.soup, body: body))
    #expect(reading.draft?.ingredientLines.last == "20 g butter")
    #expect(reading.fields[.ingredients]?.confirm == true)
  }

  @Test func `headings of the page group the ingredients of data`() {
    let body = """
      <div class="x-ingredient-group"><h4>For the soup</h4><ul><li class=x-ingredient>3 leeks</li>
      <li class=x-ingredient>2 potatoes, diced</li></ul></div><div class="x-ingredient-group">
      <h4>To finish</h4><ul><li class=x-ingredient>1 l stock</li></ul></div>
      """
    let sections = Pages.draft(Pages.linked(Pages.soup, body: body)).ingredients
    #expect(sections.map(\.heading) == ["For the soup", "To finish"])
    #expect(sections.map(\.lines.count) == [2, 1])
  }

  @Test func `a line that data cuts short is whole`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeInstructions": "Mix.", "#
      + #""recipeIngredient": ["4 tart", "1 egg", "2 pears"]}"#
    let body = "<h2>Ingredients</h2><ul><li>4 tart apples, peeled<li>1 egg<li>2 pears</ul>"
    #expect(
      Pages.draft(Pages.linked(data, body: body)).ingredientLines
        == ["4 tart apples, peeled", "1 egg", "2 pears"])
  }

  static let languages = [
    ("Ingredients", "Method"), ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"),
    ("Ingredientes", "Elaboración"), ("Ingredienti", "Preparazione"),
    ("Ingrediënten", "Bereidingswijze"), ("Ingredientes", "Modo de preparo"),
    ("Ingredienser", "Gör så här"), ("Ingredienser", "Fremgangsmåde"),
    ("Składniki", "Sposób przygotowania"), ("Suroviny", "Postup"), ("Hozzávalók", "Elkészítés"),
    ("Ainekset", "Valmistusohje"), ("Ингредиенты", "Приготовление"), ("Malzemeler", "Yapılışı"),
    ("Υλικά", "Εκτέλεση"),
  ]

  @Test(arguments: languages)
  func `without data headings tell where a recipe stands`(ingredients: String, steps: String) {
    let reading = Pages.read(
      Pages.page(
        """
        <h1>Leek soup</h1><p>I have always loved this soup, which my mother made.</p>
        <h2>\(ingredients)</h2><ul><li>3 leeks<li>200 g potatoes<li>1 l stock</ul>
        <h2>\(steps)</h2><p>Slice the leeks and dice the potatoes.</p>
        <p>Simmer everything in the stock for 25 minutes.</p>
        <h2>Comments</h2><p>This was so good that I made it twice.</p>
        """))
    #expect(reading.draft?.title == "Leek soup")
    #expect(reading.draft?.ingredientLines == ["3 leeks", "200 g potatoes", "1 l stock"])
    #expect(reading.draft?.stepLines.count == 2)
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `without headings lists and what follows them are read, and doubted`() {
    let reading = Pages.read(
      Pages.page(
        """
        <h1>Leek soup</h1><ul><li>3 leeks<li>200 g potatoes<li>1 l stock</ul>
        <p>Slice the leeks and dice the potatoes.</p><p>Simmer everything in the stock.</p>
        <h3>More</h3><ul><li><a href=1>Bread</a><li><a href=2>Rolls</a></ul>
        """))
    #expect(reading.draft?.ingredientLines.count == 3)
    #expect(
      reading.draft?.stepLines
        == ["Slice the leeks and dice the potatoes.", "Simmer everything in the stock."])
    #expect(reading.fields[.ingredients]?.confirm == true)
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `amounts in cells of their own belong to their foods`() {
    let draft = Pages.draft(
      Pages.page(
        """
        <h2>Ingredients</h2><table><tr><td>3<td>leeks<tr><td>200 g<td>potatoes<tr><td>1 l<td>stock
        </table><h2>Method</h2><p>Simmer everything in the stock for a while.</p>
        """))
    #expect(draft.ingredientLines == ["3 leeks", "200 g potatoes", "1 l stock"])
  }

  @Test func `servings and times are read where the page shows them`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions": "Boil."}"#
    let body =
      "<p>Serves: 4</p><div>Prep time</div><div>10 min</div><p>Cooking time: 1 hr 5 min</p>"
    let draft = Pages.draft(Pages.linked(data, body: body))
    #expect(draft.servings == 4)
    #expect(draft.totalMinutes == 75)
  }
}

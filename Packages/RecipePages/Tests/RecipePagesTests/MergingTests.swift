import RecipePages
import Testing

@Suite struct MergingTests {
  private func page(ingredients: [String], steps: [String], body: String) -> String {
    let quoted = { (lines: [String]) in lines.map { "\"\($0)\"" }.joined(separator: ",") }
    return Pages.linked(
      #"{"@type": "Recipe", "name": "Pie", "recipeYield": 4, "recipeIngredient": [\#(quoted(ingredients))], "#
        + #""recipeInstructions": [\#(quoted(steps))]}"#, body: body)
  }

  private func list(_ heading: String, _ lines: [String]) -> String {
    "<h2>\(heading)</h2><ul>" + lines.map { "<li>\($0)</li>" }.joined() + "</ul>"
  }

  @Test func `a field on which data and page agree needs no check`() {
    let ingredients = ["3 leeks", "20 g butter", "1 l stock"]
    let steps = ["Melt the butter in a pan.", "Simmer the leeks in the stock."]
    let reading = Pages.read(
      page(
        ingredients: ingredients, steps: steps,
        body: list("Ingredients", ingredients) + list("Method", steps)))
    #expect(reading.fields[.ingredients]?.confirm == false)
    #expect(reading.fields[.steps]?.confirm == false)
    #expect((reading.fields[.steps]?.confidence ?? 0) > 0.95)
  }

  @Test func `an ingredient that the page does not list is kept and doubted`() {
    let reading = Pages.read(
      page(
        ingredients: ["3 leeks", "20 g butter", "1 l stock", "Blue pot"], steps: ["Simmer."],
        body: list("Ingredients", ["3 leeks", "20 g butter", "1 l stock"])))
    #expect(reading.draft?.ingredientLines.contains("Blue pot") == true)
    #expect(reading.fields[.ingredients]?.why?.contains("Blue pot") == true)
  }

  @Test func `steps that the page shows otherwise are doubted`() {
    let reading = Pages.read(
      page(
        ingredients: ["3 leeks"], steps: ["Put the pan onto the stove now."],
        body: list(
          "Method",
          ["Slice all of the leeks.", "Cover them with stock.", "Simmer for half an hour."])))
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `an article before the steps is left out`() {
    let steps = ["Slice all of the leeks.", "Cover them with stock.", "Simmer for half an hour."]
    let article = (1...4).map { "This is remark number \($0) about my travels last year." }
    let reading = Pages.read(
      page(ingredients: ["3 leeks"], steps: article + steps, body: list("Method", steps)))
    #expect(reading.draft?.stepLines == steps)
  }

  @Test func `steps of which data gives only the names are read from the page`() {
    let body = """
      <h2>Method</h2><h3>Slice</h3><p>Slice all of the leeks and wash them well.</p>
      <h3>Simmer</h3><p>Simmer them in the stock for half an hour.</p>
      """
    let reading = Pages.read(
      page(ingredients: ["3 leeks"], steps: ["Slice", "Simmer"], body: body))
    #expect(reading.draft?.stepLines.count == 2)
    #expect(reading.draft?.stepLines.first == "Slice all of the leeks and wash them well.")
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `the same line in two groups stands in each`() {
    let body =
      list(
        "Ingredients",
        ["<b>For the soup</b>", "1 l stock", "salt", "<b>For the bread</b>", "500 g flour", "salt"])
    let draft = Pages.draft(
      page(ingredients: ["1 l stock", "salt", "500 g flour", "salt"], steps: ["Mix."], body: body))
    #expect(draft.ingredients.map(\.heading) == ["For the soup", "For the bread"])
    #expect(draft.ingredients.map(\.lines) == [["1 l stock", "salt"], ["500 g flour", "salt"]])
  }

  @Test func `amounts that data has in lines of their own belong to their foods`() {
    let draft = Pages.draft(
      page(ingredients: ["250 g", "leeks", "1 l", "stock", "salt"], steps: ["Mix."], body: ""))
    #expect(draft.ingredientLines == ["250 g leeks", "1 l stock", "salt"])
  }

  @Test func `whole amounts have no decimals`() {
    let draft = Pages.draft(
      page(ingredients: ["2.0 leeks", "2.5 l stock"], steps: ["Mix."], body: ""))
    #expect(draft.ingredientLines == ["2 leeks", "2.5 l stock"])
  }

  @Test func `a range of servings that only the page shows is doubted`() {
    let reading = Pages.read(
      Pages.linked(
        Pages.soup.replacing("\"recipeYield\": \"4 servings\", ", with: ""), body: "<p>Serves 4-6"))
    #expect(reading.draft?.servings == 6)
    #expect(reading.fields[.servings]?.confirm == true)
  }

  @Test func `a title loses the name of the site where the heading does without`() {
    let html = Pages.page(
      "<h1>Leek soup</h1><script type=application/ld+json>"
        + Pages.soup.replacing("\"Leek soup\"", with: "\"Leek soup - Cook at Home\"") + "</script>",
      head: "<meta property=og:site_name content='Cook at Home'>")
    #expect(Pages.draft(html).title == "Leek soup")
  }

  @Test func `recipes within a recipe belong to it`() {
    let html = Pages.page(
      String(repeating: "<div class=h-recipe>", count: 400) + "<p class=p-name>Soup</p>"
        + "<p class=p-ingredient>1 leek</p>")
    #expect(Pages.read(html).others.isEmpty)
    #expect(Pages.draft(html).ingredientLines == ["1 leek"])
  }

  @Test func `a picture's caption is not a step`() {
    let body = """
      <h2>Method</h2><ol><li>Slice all of the leeks.<figure><img src=a><figcaption>Photo: Ann
      </figcaption></figure><li>Simmer them for half an hour.</ol>
      """
    let data = #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["3 leeks"]}"#
    #expect(
      Pages.draft(Pages.linked(data, body: body)).stepLines
        == ["Slice all of the leeks.", "Simmer them for half an hour."])
  }
}

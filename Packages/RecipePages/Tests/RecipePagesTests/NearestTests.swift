import RecipePages
import Testing

/// Which of the stretches that a page shows belong to its recipe.
@Suite struct NearestTests {
  @Test func `steps are those that follow the ingredients, and no article before them`() {
    let draft = Pages.draft(
      Pages.page(
        """
        <h1>Leek soup</h1><h2>How to make it</h2><p>Always slice the leeks before you wash them.</p>
        <p>I simmer the soup for as long as I can wait.</p><p>Blend it while it is still hot.</p>
        <p>Season it at the very end, and taste it before.</p>
        <h2>Ingredients</h2><ul><li>3 leeks<li>200 g potatoes<li>1 l stock</ul>
        <h2>Instructions</h2><ol><li>Slice the leeks and dice all of the potatoes, peeled or not.
        <li>Simmer everything in the stock for 25 minutes.</ol>
        """))
    #expect(draft.stepLines.count == 2)
    #expect(draft.stepLines.last == "Simmer everything in the stock for 25 minutes.")
  }

  @Test func `ingredients that a heading announces win over longer lists`() {
    let draft = Pages.draft(
      Pages.page(
        """
        <h1>Leek soup</h1><ul><li>10 min<li>Easy<li>4 people<li>1 pot<li>1 knife<li>2 bowls</ul>
        <h2>Ingredients</h2><ul><li>3 leeks<li>200 g potatoes<li>1 l stock</ul>
        <h2>Method</h2><p>Slice the leeks and dice the potatoes.</p><p>Simmer for an hour.</p>
        """))
    #expect(draft.ingredientLines == ["3 leeks", "200 g potatoes", "1 l stock"])
  }

  @Test(arguments: [
    "<li>30 mins", "<li>Calories 441<li>Protein 3 g", "<li>Missing anything?", "<li>Save recipe",
    "<li>Add to WhatsApp",
  ])
  func `a line without a food is not an ingredient`(more: String) {
    let draft = Pages.draft(
      Pages.page(
        """
        <h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>200 g potatoes<li>1 l stock\(more)</ul>
        <h2>Method</h2><p>Slice the leeks and dice the potatoes.</p><p>Simmer for an hour.</p>
        """))
    #expect(draft.ingredientLines == ["3 leeks", "200 g potatoes", "1 l stock"])
  }

  @Test(arguments: ["2 tbsp protein powder", "2 cups sugar", "1 t salt", "1 kg fat back"])
  func `foods with the name of a nutrient are ingredients`(line: String) {
    let draft = Pages.draft(
      Pages.page(
        """
        <h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>\(line)<li>1 l stock</ul>
        <h2>Method</h2><p>Slice the leeks and dice the potatoes.</p><p>Simmer for an hour.</p>
        """))
    #expect(draft.ingredientLines == ["3 leeks", line, "1 l stock"])
  }

  @Test func `a text between two lists is a heading`() {
    let draft = Pages.draft(
      Pages.page(
        """
        <h1>Soup</h1><div class=ingredients><ul><li>3 leeks<li>1 l stock<li>salt</ul>
        <div>alongside</div><ul><li>2 rolls<li>20 g butter</ul></div>
        <h2>Method</h2><p>Slice the leeks and dice the potatoes.</p><p>Simmer for an hour.</p>
        """))
    #expect(draft.ingredients.map(\.heading) == [nil, "alongside"])
    #expect(draft.ingredientLines == ["3 leeks", "1 l stock", "salt", "2 rolls", "20 g butter"])
  }

  @Test func `amounts in blocks of their own belong to the foods after them`() {
    let rows = [("250 g", "leeks"), ("1 l", "stock"), ("2", "bay leaves"), ("5 g", "salt")]
    let html = rows.map { "<div><div>\($0.0)</div><div class=title>\($0.1)</div></div>" }.joined()
    let draft = Pages.draft(
      Pages.page(
        "<h1>Soup</h1><h2>Ingredients</h2>\(html)<h2>Method</h2>"
          + "<p>Slice the leeks and dice the potatoes.</p><p>Simmer for an hour.</p>"))
    #expect(draft.ingredientLines == ["250 g leeks", "1 l stock", "2 bay leaves", "5 g salt"])
  }

  static let soup = """
    <h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock<li>5 g salt</ul><h2>Method</h2>
    """

  @Test func `ingredients and links within steps are no steps`() {
    let draft = Pages.draft(
      Pages.page(
        Self.soup + """
          <ul><li><div>Slice the leeks and salt them well.</div>
          <div class="step-ingredients">3 leeks, 5 g salt</div><li><p>Simmer for half an hour.</p>
          <p><a href=pie>ANOTHER PIE OF OURS</a></p></ul>
          """))
    #expect(
      draft.stepLines == ["Slice the leeks and salt them well.", "Simmer for half an hour."])
  }

  @Test func `remarks after the steps are no steps`() {
    let draft = Pages.draft(
      Pages.page(
        Self.soup + """
          <p>Slice the leeks and salt them well.<p>Simmer them in the stock for half an hour.
          <p>Tip: it tastes even better on the second day.
          """))
    #expect(draft.stepLines.count == 2)
  }

  @Test func `text under a heading after numbered steps is not a step`() {
    let draft = Pages.draft(
      Pages.page(
        Self.soup + """
          <ol><li>Slice the leeks and salt them well.<li>Simmer them for half an hour.</ol>
          <h3>Ways to vary it</h3><p>Use onions where you find no leeks at all.</p>
          """))
    #expect(draft.stepLines.count == 2)
  }

  @Test func `numbers written on to steps are left out`() {
    let draft = Pages.draft(
      Pages.page(
        Self.soup + """
          <ul><li><span>Step 1</span>Slice the leeks and salt them well.
          <li><span>Step 2</span>Simmer them for half an hour.</ul>
          """))
    #expect(
      draft.stepLines == ["Slice the leeks and salt them well.", "Simmer them for half an hour."])
  }

  @Test func `of an article in the data the list of the page is taken`() {
    let steps = [
      "Rinse the plums well under cold water, halve them, and take out all of their stones.",
      "Cook them with the sugar and a little water in a wide pan until they begin to set.",
      "Fill the jam into clean jars while it is hot, and turn them upside down to cool.",
    ]
    let article =
      ["Jam is what we all ate as children.", "https://cook.example/jams"] + steps
      + ["More jams that we like"]
    let data =
      #"{"@type": "Recipe", "name": "Jam", "recipeIngredient": ["1 kg plums", "500 g sugar"], "#
      + "\"recipeInstructions\": \"\(article.joined(separator: "\\n"))\"}"
    let list = steps.map { "<li>\($0)" }.joined()
    let body = "<p>Jam is what we all ate as children.<h2>So you do it</h2><ol>\(list)</ol>"
    #expect(Pages.draft(Pages.linked(data, body: body)).stepLines == steps)
  }

  static let last = "<a href=vinaigrette>Italian vinaigrette</a>"
  static let long =
    "decorations such as chocolate shavings, rocks, cocoa powder and coconut flakes, whatever you"
    + " happen to have in the house"

  @Test(arguments: [
    ("<h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock<li>\(last)</ul>", "Italian vinaigrette"),
    (
      "<ul><li class=ingredient>3 leeks<li class=ingredient>1 l stock<li class=ingredient>\(long)</ul>",
      long
    ),
  ])
  func `the last ingredient is kept, also where it is a link or long`(list: String, line: String) {
    let draft = Pages.draft(
      Pages.page(
        "<h1>Soup</h1>\(list)<h2>Method</h2><p>Slice the leeks and salt them well.</p>"
          + "<p>Simmer them for half an hour.</p>"))
    #expect(draft.ingredientLines == ["3 leeks", "1 l stock", line])
  }

  @Test func `the energy of each ingredient does not end them`() {
    let lines = ["3 leeks", "200 g potatoes", "1 l stock"]
    let list = lines.map { "<li>\($0)<li>90 kcal" }.joined()
    let draft = Pages.draft(
      Pages.page(
        "<h1>Soup</h1><h2>Ingredients</h2><ul>\(list)</ul><h2>Method</h2>"
          + "<p>Slice the leeks and salt them well.</p><p>Simmer them for half an hour.</p>"))
    #expect(draft.ingredientLines == lines)
  }
}

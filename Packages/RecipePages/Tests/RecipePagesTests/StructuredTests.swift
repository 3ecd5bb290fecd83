import RecipePages
import Testing

@Suite struct StructuredTests {
  @Test func `linked data is read`() {
    let reading = Pages.read(Pages.linked(Pages.soup))
    #expect(reading.kind == .recipe)
    #expect(reading.draft?.title == "Leek soup")
    #expect(reading.draft?.ingredientLines == ["3 leeks", "2 potatoes, diced", "1 l stock"])
    #expect(reading.draft?.stepLines.count == 2)
    #expect(reading.draft?.servings == 4)
    #expect(reading.draft?.totalMinutes == 35)
    #expect(reading.fields[.totalMinutes]?.source == .derived)
    #expect(reading.fields[.ingredients]?.source == .jsonLD)
    #expect(reading.draft?.language == "en")
    #expect(reading.draft?.source == "https://cook.example/soup")
  }

  @Test(arguments: [
    #"{"@graph": [{"@type": "WebPage"}, \#(Pages.soup)]}"#,
    #"[{"@type": "Person", "name": "Ann"}, \#(Pages.soup)]"#,
    #"{"@type": "WebPage", "mainEntity": \#(Pages.soup)}"#,
    #"{"@type": "Article"} \#(Pages.soup)"#,
  ])
  func `a recipe is found wherever it lies`(data: String) {
    #expect(Pages.draft(Pages.linked(data)).title == "Leek soup")
  }

  @Test func `references are followed`() {
    let data = """
      {"@graph": [{"@type": ["Thing", "Recipe"], "name": "Soup", "author": {"@id": "#ann"},
        "recipeIngredient": ["1 leek"], "recipeInstructions": "Cook it."},
        {"@type": "Person", "@id": "#ann", "name": "Ann"}]}
      """
    #expect(Pages.draft(Pages.linked(data)).author == "Ann")
  }

  @Test func `sections of steps keep their headings, and names of steps are no steps`() {
    let data = """
      {"@type": "Recipe", "name": "Pie", "recipeIngredient": ["1 egg"], "recipeInstructions": [
        {"@type": "HowToSection", "name": "Dough", "itemListElement": [
          {"@type": "HowToStep", "name": "Mix", "text": "Mix &amp;amp; <b>knead</b>."}]},
        {"@type": "HowToSection", "name": "Filling", "itemListElement": {"text": "Whisk."}}]}
      """
    let steps = Pages.draft(Pages.linked(data)).steps
    #expect(steps.map(\.heading) == ["Dough", "Filling"])
    #expect(steps.map(\.lines) == [["Mix & knead."], ["Whisk."]])
  }

  @Test func `markup and line feeds part steps`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": "1 egg\n2 pears","#
      + #""recipeInstructions": "<ol><li>Boil.</li><li>Peel.<br>Serve.</li></ol>"}"#
    let draft = Pages.draft(Pages.linked(data))
    #expect(draft.ingredientLines == ["1 egg", "2 pears"])
    #expect(draft.stepLines == ["Boil.", "Peel.", "Serve."])
  }

  @Test func `steps with their numbers in one line are parted`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "#
      + #""recipeInstructions": "1. Boil the egg in water for ten minutes. 2. Peel it. 3. Serve it."}"#
    #expect(
      Pages.draft(Pages.linked(data)).stepLines
        == ["1. Boil the egg in water for ten minutes.", "2. Peel it.", "3. Serve it."])
  }

  @Test func `headings among ingredients are headings`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeInstructions": "Mix.","#
      + #""recipeIngredient": ["1 egg", "For the sauce:", "1 l milk"]}"#
    let sections = Pages.draft(Pages.linked(data)).ingredients
    #expect(sections.map(\.heading) == [nil, "For the sauce"])
    #expect(sections.map(\.lines) == [["1 egg"], ["1 l milk"]])
  }

  @Test func `microdata is read`() {
    let html = Pages.page(
      """
      <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>Leek soup</h1>
      <span itemprop=author itemscope itemtype="http://schema.org/Person"><b itemprop=name>Ann</b></span>
      <meta itemprop=recipeYield content=4><time itemprop=totalTime datetime=PT1H5M>65 min</time>
      <p itemprop=recipeIngredient>3 leeks<p itemprop=recipeIngredient>1 l stock
      <div itemprop=recipeInstructions><p>Slice.<p>Simmer.</div></div>
      """)
    let reading = Pages.read(html)
    #expect(reading.fields[.ingredients]?.source == .microdata)
    #expect(reading.draft?.author == "Ann")
    #expect(reading.draft?.totalMinutes == 65)
    #expect(reading.draft?.ingredientLines == ["3 leeks", "1 l stock"])
    #expect(reading.draft?.stepLines == ["Slice.", "Simmer."])
  }

  @Test func `rdfa is read`() {
    let draft = Pages.draft(
      Pages.page(
        """
        <div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Leek soup</h1>
        <li property="recipeIngredient">3 leeks</li><li property="recipeIngredient">1 l stock</li>
        <p property="recipeInstructions">Simmer.</p></div>
        """))
    #expect(draft.title == "Leek soup")
    #expect(draft.ingredientLines == ["3 leeks", "1 l stock"])
    #expect(draft.stepLines == ["Simmer."])
  }

  @Test(arguments: [
    "h-recipe p-name p-ingredient e-instructions", "hrecipe fn ingredient instructions",
  ])
  func `microformats are read`(names: String) {
    let names = names.split(separator: " ")
    let draft = Pages.draft(
      Pages.page(
        """
        <div class="\(names[0])"><h1 class="\(names[1])">Leek soup</h1><ul>
        <li class="\(names[2])">3 leeks<li class="\(names[2])">1 l stock</ul>
        <div class="\(names[3])"><p>Slice.<p>Simmer.</div></div>
        """))
    #expect(draft.title == "Leek soup")
    #expect(draft.ingredientLines == ["3 leeks", "1 l stock"])
    #expect(draft.stepLines == ["Slice.", "Simmer."])
  }

  @Test func `of several recipes the one that the page is about comes first`() {
    let other = Pages.soup.replacing("Leek soup", with: "Apple pie")
    let reading = Pages.read(Pages.linked("[\(other), \(Pages.soup)]"))
    #expect(reading.draft?.title == "Leek soup")
    #expect(reading.others.map(\.title) == ["Apple pie"])
  }

  @Test func `nutrition, rating, kitchen and keywords are read`() {
    let data =
      Pages.soup.dropLast() + """
        , "nutrition": {"@type": "NutritionInformation", "calories": "120 kcal",
          "protein": "Protein: 5g"}, "aggregateRating": {"ratingValue": "8", "bestRating": 10},
          "recipeCuisine": "French, Swiss", "keywords": ["leek", "Leek", "soup"],
          "image": [{"url": "/leek.jpg"}]}
        """
    let draft = Pages.draft(Pages.linked(String(data)))
    #expect(draft.statedNutrition == ["calories": "120 kcal", "proteinContent": "5g"])
    #expect(draft.rating == 4)
    #expect(draft.cuisines == ["French", "Swiss"])
    #expect(draft.keywords == ["leek", "soup"])
    #expect(draft.image == "https://cook.example/leek.jpg")
  }

  @Test(arguments: [
    #""1:\n\nSlice them well.  2:\n\nSimmer them.  3:\n\nServe.""#,
    #"["1. Slice them well. 2.", "Simmer them.", "3. Serve."]"#,
  ])
  func `numbers that count no step are left out`(steps: String) {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions": "#
      + steps + "}"
    let lines = Pages.draft(Pages.linked(data)).stepLines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.last == "." && $0.first != "2" })
  }

  @Test func `a number that ends a sentence stays`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions":"#
      + #"["1. Heat the oven to level 2.", "Bake it."]}"#
    #expect(
      Pages.draft(Pages.linked(data)).stepLines == ["1. Heat the oven to level 2.", "Bake it."])
  }

  @Test func `the name of a step that is a whole sentence says what to do`() {
    let name = "Pour the batter into the tin and bake it in the oven until it is firm and brown"
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions":"#
      + #"[{"@type": "HowToStep", "name": "\#(name)", "text": "Take care not to burn it."}]}"#
    #expect(Pages.draft(Pages.linked(data)).stepLines == [name, "Take care not to burn it."])
  }

  @Test func `the rest of the ingredients is a heading`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeInstructions": "Mix.","#
      + #""recipeIngredient": ["1 egg", "Remaining ingredients", "1 l milk"]}"#
    #expect(Pages.draft(Pages.linked(data)).ingredientLines == ["1 egg", "1 l milk"])
  }

  @Test func `where data has only headings the page has the ingredients`() {
    let data =
      #"{"@type": "Recipe", "name": "A", "recipeInstructions": "Mix.","#
      + #""recipeIngredient": ["Dough", "Filling"]}"#
    let body = """
      <div class=ingredients><h3>Dough</h3><p>200 g flour<p>2 eggs<h3>Filling</h3><p>1 kg pears</div>
      """
    let sections = Pages.draft(Pages.linked(data, body: body)).ingredients
    #expect(sections.map(\.heading) == ["Dough", "Filling"])
    #expect(sections.map(\.lines) == [["200 g flour", "2 eggs"], ["1 kg pears"]])
  }

  @Test(arguments: [(1, "data0"), (3, "data0"), (4, "head")])
  func `the picture is that of the data, unless it has only cuts of one`(count: Int, name: String) {
    let pictures = (0..<count).map { "\"https://cook.example/data\($0)\"" }.joined(separator: ", ")
    let data = Pages.soup.dropLast() + ", \"image\": [\(pictures)]}"
    let html = Pages.page(
      "<script type=application/ld+json>\(data)</script>",
      head: "<meta property=og:image content=https://cook.example/head>")
    #expect(Pages.draft(html).image == "https://cook.example/\(name)")
  }
}

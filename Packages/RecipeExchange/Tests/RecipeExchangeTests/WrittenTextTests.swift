import MealModels
import SeededRandom
import Testing

@testable import RecipeExchange

@Suite struct WrittenTextTests {
  private func read(_ text: String, named name: String = "soup.txt") -> ExchangeReport {
    ExchangeReader().read(Array(text.utf8), named: name)
  }

  @Test func `A recipe as people type it is taken apart`() throws {
    let report = read(
      """
      Grandma's Soup

      Serves: 4
      Prep time: 1 1/4 hours
      Warms you up.

      Ingredients:
      2 carrots
      - 1 onion
      For the top:
      • parsley

      Directions:
      1. Chop everything.
      2. Boil it.

      Notes
      Freeze the rest.
      """)
    let draft = try #require(report.recipes.first?.draft)
    #expect(report.formats == [.plainText])
    #expect(draft.title == "Grandma's Soup")
    #expect(draft.servings == 4)
    #expect(draft.prepMinutes == 75)
    #expect(draft.description == "Warms you up.")
    #expect(
      draft.ingredients == [
        .init(["2 carrots", "1 onion"]), .init(["parsley"], below: "For the top"),
      ])
    #expect(draft.stepLines == ["Chop everything.", "Boil it."])
    #expect(draft.notes == "Freeze the rest.")
  }

  @Test(arguments: [
    ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"), ("Ingredientes", "Elaboración"),
    ("Ingredienti", "Procedimento"), ("Ingrediënten", "Bereiding"), ("Składniki", "Przygotowanie"),
    ("材料", "作り方"), ("Ингредиенты", "Приготовление"), ("Ingredienser", "Gör så här"),
  ])
  func `Parts are known in many languages`(_ ingredients: String, _ steps: String) {
    let draft = read("X\n\n\(ingredients)\n1 a\n\n\(steps)\nb c.\n").recipes.first?.draft
    #expect(draft?.ingredientLines == ["1 a"])
    #expect(draft?.stepLines == ["b c."])
  }

  @Test func `Several recipes in one text are told apart`() {
    let one = "Ingredients\n1 egg\n\nMethod\nBoil it.\n"
    let texts = [
      "Egg\n\n\(one)\nSecond Egg\n\n\(one)\nThird Egg\n\n\(one)",
      "Egg\n\n\(one)\n=====\n\nSecond Egg\n\(one)\n=====\nThird Egg\n\(one)",
    ]
    for text in texts {
      let report = read(text)
      #expect(report.recipes.map(\.draft.title) == ["Egg", "Second Egg", "Third Egg"])
      #expect(report.recipes.allSatisfy { $0.draft.ingredientLines == ["1 egg"] })
      #expect(report.recipes.allSatisfy { $0.draft.stepLines == ["Boil it."] })
    }
  }

  @Test func `Markdown of others has links, pictures, checkboxes and headings of its own`() throws {
    let report = read(
      """
      ---
      title: Pasta
      tags: [quick, easy]
      mood: good
      ---
      # Pasta *al* forno

      ![photo](img/pasta.jpg) From [a page](https://example.org).

      **Yield**: 2 bowls

      ## Ingredients
      - [ ] 200 g **pasta**
      * 1 cup `cheese` &frac12;

      ### Sauce
      1 tomato

      ## Method
      Cook it
      well.

      Eat.

      ## Wine
      A red one.
      """, named: "x")
    let recipe = try #require(report.recipes.first)
    #expect(report.formats == [.markdown])
    #expect(recipe.draft.title == "Pasta")
    #expect(recipe.draft.image == "img/pasta.jpg")
    #expect(recipe.draft.description == "From a page.")
    #expect(recipe.draft.yield == "2 bowls")
    #expect(recipe.draft.keywords == ["quick", "easy"])
    #expect(
      recipe.draft.ingredients == [
        .init(["200 g pasta", "1 cup cheese ½"]), .init(["1 tomato"], below: "Sauce"),
      ])
    #expect(recipe.draft.stepLines == ["Cook it well.", "Eat."])
    #expect(recipe.draft.notes == "Wine: A red one.\nmood: good")
  }

  @Test func `A document without a title has its file's name, and a dish may be called Notes`() {
    let untitled = read("# Ingredients\n- 1 egg\n\n# Method\n1. Boil.\n", named: "Egg.md")
    #expect(untitled.recipes.map(\.draft.title) == ["Egg"])
    #expect(untitled.recipes.first?.draft.stepLines == ["Boil."])
    let one = "\n\n## Ingredients\n- 1 egg\n\n"
    let notes = read("# Notes\(one)# Ingredients\(one)# Egg\(one)", named: "a.md")
    #expect(notes.recipes.map(\.draft.title) == ["Notes", "Ingredients", "Egg"])
  }

  @Test func `A text without words above its parts is guessed and says so`() throws {
    let report = read("Tea\n\n2 cups water\n1 bag of tea\n\nBoil the water.\nSteep.")
    let recipe = try #require(report.recipes.first)
    #expect(recipe.draft.ingredientLines == ["2 cups water", "1 bag of tea"])
    #expect(recipe.draft.stepLines == ["Boil the water.", "Steep."])
    #expect(report.remarks.count == 1)
  }

  @Test(arguments: [
    ("", "The file is empty."), ("   \n ", "The file is empty."),
    ("%PDF-1.7 x", "The file is a PDF; export the recipes as text, or copy the text out of it."),
    (
      "{\"name\": \"x\",",
      "The JSON of the file is broken: the name of a member is missing in line 1, column 14."
    ),
    ("{\"a\": 1}", "The document has no recipe."),
    ("<html></html>", "The page has no data that marks a recipe."),
    (
      "Dear diary",
      "The text below 'Dear diary' could not be split into ingredients and steps."
    ),
  ])
  func `What is no recipe gets a sentence that says why`(_ text: String, _ sentence: String) {
    let report = read(text)
    #expect(report.recipes.isEmpty)
    #expect(report.passedOver.map(\.sentence) == [sentence])
  }

  @Test func `the reader passes pages to the page reader, or else reads their linked data`() {
    let page =
      "<html><script type=\"application/ld+json\">{\"@type\": \"Recipe\", \"name\": \"A\", \"recipeIngredient\": [\"1 b\", \"2 c\"]}</script></html>"
    #expect(read(page).recipes.first?.draft.ingredientLines == ["1 b", "2 c"])
    let reader = ExchangeReader(page: { _ in [RecipeDraft(title: "Read", steps: [.init(["x"])])] })
    #expect(reader.read(Array(page.utf8), named: "a").recipes.map(\.draft.title) == ["Read"])
  }

  @Test(arguments: [
    ("PT1H30M", 90), ("P1DT2H", 1560), ("PT45M", 45), ("PT90S", 2), ("1 hour 30 min", 90),
    ("1h30", 90), ("1:15", 75),
    ("45", 45), ("1½ hours", 90), ("20-25 Minuten", 25), ("2 Std. 5 Min.", 125), ("overnight", nil),
    ("", nil), ("PT", nil),
    ("1 1/2 hours", 90), ("30 mins plus chilling", nil), ("99999999999999999999", nil),
    ("PT99999999999999999999H", nil),
  ])
  func `Times are minutes, or none where they cannot be relied on`(_ text: String, _ minutes: Int?)
  {
    #expect(DurationText.minutes(text) == minutes)
  }

  @Test(arguments: 1...Sample.count(quick: 130, whole: 600))
  func `Minutes are the same after they were written`(_ minutes: Int) {
    #expect(DurationText.minutes(DurationText.words(minutes)) == minutes)
    #expect(DurationText.minutes(DurationText.iso(minutes)) == minutes)
  }

  @Test(arguments: [
    (1, "1"), (0.5, "1/2"), (1.5, "1 1/2"), (0.333, "1/3"), (0.33, "1/3"), (0.67, "2/3"),
    (2.25, "2 1/4"), (0.35, "0.35"),
    (0.335, "0.335"), (0.0004, "0.0004"), (12.05, "12.05"), (0.999_9, "1"), (250, "250"),
    (0.125, "1/8"),
  ])
  func `Amounts are written as cooks do, and never as another number`(
    _ number: Double, _ text: String
  ) {
    #expect(AmountText.text(number) == text)
  }

  @Test(arguments: 0..<Sample.count(quick: 20, whole: 200))
  func `Damaged texts of all kinds are read without harm`(_ seed: Int) throws {
    var made = MadeUpRecipes(seed: seed, holding: Set(ExchangeField.allCases))
    let formats: [ExchangeFormat] = [.cooklang, .markdown, .jsonLD, .html]
    var recipe = made.next()
    recipe.pictures = []
    let file = try #require(ExchangeWriter.file([recipe], as: formats[seed % 4]))
    var random = SeededGenerator(seed: seed, 2)
    var bytes = file.bytes
    for _ in 0..<Int(random.next() % 20) {
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    }
    bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count + 1))))
    let report = ExchangeReader().read(bytes, named: file.name)
    #expect(report.recipes.count + report.passedOver.count >= 1)
  }
}

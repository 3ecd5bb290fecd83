import RecipePages
import Testing

@Suite struct PastedTextTests {
  @Test func `headings part a pasted text`() {
    let reading = Pages.reader.reading(
      ofText: """
        # Leek soup
        Serves 4
        ## Ingredients
        - 3 leeks
        - 1 l stock
        ## Method
        1. Slice the leeks.
        2. Simmer them in the stock for a while.
        """)
    #expect(reading.draft?.title == "Leek soup")
    #expect(reading.draft?.servings == 4)
    #expect(reading.draft?.ingredientLines == ["3 leeks", "1 l stock"])
    #expect(reading.draft?.stepLines.count == 2)
  }

  @Test(
    "numbers that count the steps of a pasted text go, and other numbers stay",
    arguments: [
      (["1. Slice the leeks.", "2) Simmer them."], ["Slice the leeks.", "Simmer them."]),
      (
        ["1. Slice the leeks.", "2 eggs are beaten.", "2. Simmer them."],
        ["Slice the leeks.", "2 eggs are beaten.", "Simmer them."]
      ),
      (
        ["2 eggs are beaten with milk.", "Simmer them in the stock."],
        ["2 eggs are beaten with milk.", "Simmer them in the stock."]
      ),
      (
        ["1. Slice the leeks.", "4. Simmer them for a while."],
        ["1. Slice the leeks.", "4. Simmer them for a while."]
      ),
    ])
  func numbers(written: [String], read: [String]) {
    let text = """
      # Leek soup
      ## Ingredients
      - 3 leeks
      - 1 l stock
      ## Method
      \(written.joined(separator: "\n"))
      """
    #expect(Pages.reader.reading(ofText: text).draft?.stepLines == read)
  }

  @Test func `without headings the lines with amounts are the ingredients`() {
    let reading = Pages.reader.reading(
      ofText: """
        Leek soup

        3 leeks
        200 g potatoes
        1 l stock
        salt

        Slice the leeks and dice the potatoes.
        Simmer everything in the stock for 25 minutes.
        """)
    #expect(reading.draft?.ingredientLines == ["3 leeks", "200 g potatoes", "1 l stock", "salt"])
    #expect(reading.draft?.stepLines.count == 2)
    #expect(reading.fields[.steps]?.confirm == true)
  }

  @Test func `a word after an ampersand in a pasted text stays a word`() {
    let reading = Pages.reader.reading(
      ofText: """
        # Leek soup
        ## Ingredients
        - 3 leeks
        - 1 cup half&half; warm
        - 1&frac12; cups stock
        ## Method
        1. Slice the leeks.
        2. Add the half&half; stir.
        """)
    #expect(
      reading.draft?.ingredientLines == ["3 leeks", "1 cup half&half; warm", "1½ cups stock"])
    #expect(reading.draft?.stepLines.last == "Add the half&half; stir.")
  }

  @Test func `a text without a recipe gives no recipe and one warning`() {
    let reading = Pages.reader.reading(ofText: "Dear mother,\nthe weather is fine.")
    #expect(reading.kind == .noRecipe)
    #expect(reading.warnings.count == 1)
  }
}

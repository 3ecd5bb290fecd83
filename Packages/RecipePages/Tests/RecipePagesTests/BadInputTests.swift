import RecipePages
import SeededRandom
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [
    ("<title>Just a moment...</title><p>Verify you are human", PageKind.challenge),
    ("<title>Leek soup</title><p>Subscribe to continue reading this recipe.", .paywall),
    ("<title>Search</title><p>leek", .collection),
    ("<title>About us</title><p>We are a small firm.", .noRecipe),
    ("", .noRecipe),
    ("%PDF-1.7 <h2>Ingredients</h2>", .noRecipe),
  ])
  func `the reader says what kind of page a page without a recipe is`(html: String, kind: PageKind)
  {
    let reading = Pages.read(html)
    #expect(reading.kind == kind)
    #expect(reading.draft == nil)
    #expect(reading.warnings.count == 1)
  }

  @Test func `a page that is too large is refused`() {
    let reading = Pages.read(String(repeating: " ", count: PageReader.largest + 1))
    #expect(reading.kind == .noRecipe)
    #expect(reading.warnings.first?.contains("10 MB") == true)
  }

  @Test func `the reader removes scripts and direction marks from titles`() {
    let data = Pages.soup.replacing(
      "Leek soup", with: #"Leek <script>alert(1)<\/script>\u202esoup"#)
    #expect(Pages.draft(Pages.linked(data)).title == "Leek soup")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"])
  func `the reader ignores an invalid picture address`(address: String) {
    let data = Pages.soup.dropLast() + #", "image": "\#(address)"}"#
    #expect(Pages.draft(Pages.linked(String(data))).image == nil)
  }

  @Test func `a recipe without ingredients says so`() {
    let reading = Pages.read(
      Pages.linked(#"{"@type": "Recipe", "name": "A", "recipeInstructions": "Mix."}"#))
    #expect(reading.fields[.ingredients]?.confirm == true)
    #expect(reading.warnings.first?.contains("ingredients") == true)
  }

  @Test func `the reader keeps two thousand ingredients and marks them as doubtful`() {
    let lines = (1...2_000).map { "\"\($0) g food \($0)\"" }.joined(separator: ",")
    let reading = Pages.read(
      Pages.linked(#"{"@type": "Recipe", "name": "A", "recipeIngredient": [\#(lines)]}"#))
    #expect(reading.draft?.ingredientLines.count == 2_000)
    #expect(reading.fields[.ingredients]?.confirm == true)
  }

  @Test func `mutated pages do not end the program`() {
    var random = SeededGenerator(seed: 24)
    let page = Array(
      Pages.linked(
        Pages.soup,
        body: "<h2>Ingredients</h2><ul class=ingredients><li>3 leeks<li>1 l stock</ul><h2>Method"
          + "</h2><ol itemscope itemtype=Recipe><li itemprop=name>Slice &amp; simmer.</ol>"
      ).utf8)
    for _ in 0..<Sample.count(quick: 40, whole: 400) {
      var bytes = page
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 30))
        }
      }
      let reading = Pages.read(String(decoding: bytes, as: Unicode.UTF8.self))
      #expect(reading.draft != nil || !reading.warnings.isEmpty)
    }
  }
}

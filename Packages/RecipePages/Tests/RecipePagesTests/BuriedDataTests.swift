import RecipePages
import Testing

/// Linked data inside the script or attribute that starts a page's application.
@Suite struct BuriedDataTests {
  static let escaped = Pages.soup.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
  static let entities = Pages.soup.replacing("\"", with: "&quot;")

  @Test(arguments: [
    "<script type=application/json>{\"page\": {\"schema\": [\(Pages.soup)], \"ads\": {}}}</script>",
    "<script>window.state = {\"page\": {\"schema\": \(Pages.soup)}}</script>",
    "<script>push([1, \"5:\(escaped)\"])</script>",
    "<div id=app data-page=\"{&quot;schema&quot;: \(entities)}\"></div>",
  ])
  func `it is read as linked data is`(html: String) {
    let reading = Pages.read(Pages.page("<h1>Leek soup</h1>" + html))
    #expect(reading.draft?.title == "Leek soup")
    #expect(reading.draft?.ingredientLines == ["3 leeks", "2 potatoes, diced", "1 l stock"])
    #expect(reading.draft?.stepLines.count == 2)
    #expect(reading.fields[.ingredients]?.source == .jsonLD)
  }

  @Test func `linked data in its own script wins`() {
    let other = Pages.soup.replacing("3 leeks", with: "9 pears")
    let draft = Pages.draft(Pages.linked(Pages.soup, body: "<script>a = \(other)</script>"))
    #expect(draft.ingredientLines.first == "3 leeks")
  }

  @Test(arguments: [
    "recipeIngredient\":", "\"@type\": \"Recipe\" recipeIngredient\": [", "{\"@type\": \"Recipe\"",
    "{\"@type\": \"Recipe\", \"recipeIngredient\"", "{@typeRecipe recipeIngredient&quot;:",
  ])
  func `text that only looks like linked data gives no recipe`(text: String) {
    let html = Pages.page("<script>\(String(repeating: text, count: 500))</script>")
    #expect(Pages.read(html).draft?.ingredientLines.isEmpty ?? true)
  }
}

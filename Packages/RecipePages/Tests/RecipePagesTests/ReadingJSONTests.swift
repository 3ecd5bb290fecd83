import RecipePages
import Testing

@Suite struct ReadingJSONTests {
  @Test func `a reading is written with the keys that others rely on`() {
    let text = Pages.read(Pages.linked(Pages.soup)).json.lineText
    for key in [
      "kind", "recipe", "title", "ingredients", "groups", "steps", "servings", "yield",
      "totalMinutes",
      "prepMinutes", "cookMinutes", "author", "language", "image", "description", "cuisine",
      "keywords",
      "nutrition", "fields", "source", "confidence", "confirm", "warnings",
    ] {
      #expect(text.contains("\"\(key)\": "), "\(key)")
    }
    #expect(text.contains("\"groups\": [{\"title\": null, \"ingredients\": [\"3 leeks\""))
  }

  @Test func `a page without a recipe has none in its JSON`() {
    #expect(Pages.read("").json.lineText.hasPrefix("{\"kind\": \"noRecipe\", \"recipe\": null"))
  }

  @Test func `fields come in one order`() {
    let reading = Pages.read(Pages.linked(Pages.soup))
    #expect(reading.json == Pages.read(Pages.linked(Pages.soup)).json)
    #expect(Set(reading.fields.keys).isSubset(of: PageField.allCases))
  }
}

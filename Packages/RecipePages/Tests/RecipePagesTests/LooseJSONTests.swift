import SeededRandom
import Testing

@testable import RecipePages

@Suite struct LooseJSONTests {
  private func first(_ text: String) -> DataObject? {
    LooseJSON.documents(text.utf8).first?.object
  }

  @Test(arguments: [
    ("{\"a\": \"b\",}", "a comma too many"),
    ("{\"a\": \"b\" \"c\": \"d\"}", "a comma missing"),
    ("<!-- {\"a\": \"b\"} -->", "a comment around it"),
    ("//<![CDATA[\n{\"a\": \"b\"}\n//]]>", "a section around it"),
    ("{/* why */ \"a\": // really\n \"b\"}", "comments within"),
    ("{\"a\": \"b\"", "an end missing"),
    ("{a: \"b\"}", "names without quotes"),
    ("\u{FEFF}{\"a\": \"b\"};", "a mark before and a semicolon after"),
  ])
  func `broken documents are read`(text: String, why: String) {
    #expect(first(text)?["a"].text == "b", "\(why)")
  }

  @Test func `line feeds and tabs within texts are kept as blanks`() {
    #expect(first("{\"a\": \"one\ntwo\tthree\"}")?["a"].text == "one\ntwo\tthree")
  }

  @Test func `quotes within texts belong to them`() {
    let object = first("{\"a\": \"Add \"salt\", then stir\", \"b\": [\"a 9\" pan\", \"x\"]}")
    #expect(object?["a"].text == "Add \"salt\", then stir")
    #expect(object?["b"].all.compactMap(\.text) == ["a 9\" pan", "x"])
  }

  @Test func `escapes are characters`() {
    #expect(
      first(#"{"a": "\u00bd \ud83c\udf4b \/ \" \x \ud83c"}"#)?["a"].text == "½ 🍋 / \" x \u{FFFD}")
  }

  @Test func `two documents in one script are both read`() {
    #expect(LooseJSON.documents("{\"a\": 1}\n{\"b\": 2}".utf8).count == 2)
  }

  @Test func `numbers are text, and true and null say nothing`() {
    let object = first("{\"a\": 1.50, \"b\": true, \"c\": null}")
    #expect(object?["a"].text == "1.50")
    #expect(object?["b"].text == nil)
    #expect(object?["c"].text == nil)
  }

  @Test func `names and types lose the address of schema org`() {
    let object = first(#"{"@type": "http://schema.org/Recipe", "schema:name": "Soup"}"#)
    #expect(object?.isA("Recipe") == true)
    #expect(object?["name"].text == "Soup")
  }

  @Test func `a value that is nested too deeply is ignored, and reading continues`() {
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    let object = first("{\"deep\": \(deep), \"a\": \"b\"}")
    #expect(object?["a"].text == "b")
  }

  @Test func `no bytes make it fail or stop`() {
    var random = SeededGenerator(seed: 8)
    let signs = Array("{}[]\",:\\/*u0n1 ab".utf8)
    for _ in 0..<Sample.count(quick: 100, whole: 500) {
      let bytes = (0..<60).map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] }
      #expect(LooseJSON.documents(bytes).count <= bytes.count)
    }
  }
}

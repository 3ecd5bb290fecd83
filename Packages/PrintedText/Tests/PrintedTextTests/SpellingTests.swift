import PrintedText
import Testing

@Suite struct SpellingTests {
  private static let words = [
    "vegetarian", "vegan", "pescatarian", "gluten-free", "halal", "kosher",
  ]

  @Test(arguments: [
    ("vegn", "vegan"), ("Kosher", "kosher"), ("glutenfree", "gluten-free"),
    ("vegeterian", "vegetarian"),
  ])
  func `a near miss finds its word`(typed: String, meant: String) {
    #expect(Spelling.nearest(to: typed, among: Self.words) == meant)
  }

  @Test(arguments: ["", "zzz", "chocolate", String(repeating: "vegan", count: 100)])
  func `nothing near suggests nothing`(typed: String) {
    #expect(Spelling.nearest(to: typed, among: Self.words) == nil)
  }
}

import MealModels
import Testing

@testable import RecipeExchange

@Suite struct PageWriterTests {
  private func page(_ drafts: [RecipeDraft]) -> String {
    let file = ExchangeWriter.file(drafts.map { ExchangedRecipe($0) }, as: .html)
    return String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  private static let hostile = "<script>alert('x')</script>&\"\u{0}"

  @Test func `Nothing of a recipe becomes markup`() {
    let text = Self.hostile
    let draft = RecipeDraft(
      title: text, description: text, ingredients: [.init([text], below: text)],
      steps: [.init([text], below: text)], yield: text, author: text, language: text,
      source: "https://example.org/\"onclick=\(text)", cuisines: [text], categories: [text],
      keywords: [text], statedNutrition: [text: text], notes: text)
    let page = page([draft])
    #expect(!page.contains("<script"))
    #expect(!page.contains("\"onclick"))
    #expect(!page.contains("\u{0}"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;"))
  }

  @Test func `The language of a recipe is no markup, on a page of its own and among others`() {
    let language = "de\" onload=\"alert(1)\"><script>"
    let hostile = RecipeDraft(title: "a", language: language)
    let german = RecipeDraft(title: "b", language: "de")
    for page in [page([hostile]), page([german, hostile]), page([hostile, german])] {
      #expect(!page.contains("<script"))
      #expect(!page.contains("onload=\""))
    }
  }

  @Test(arguments: ["javascript:alert(1)", "mum's book"])
  func `Only addresses of the web are links`(_ source: String) {
    #expect(!page([RecipeDraft(title: "a", source: source)]).contains("<a "))
  }

  @Test(arguments: [1, 3])
  func `Headings follow each other without a gap`(_ count: Int) {
    let draft = RecipeDraft(
      title: "a", ingredients: [.init(["b"], below: "c")], steps: [.init(["d"], below: "e")],
      notes: "f")
    var last = 0
    let levels = page(Array(repeating: draft, count: count)).split(separator: "<h").dropFirst()
      .compactMap { $0.first?.wholeNumberValue }
    #expect(levels.first == 1)
    for level in levels {
      #expect(level <= last + 1)
      last = level
    }
  }

  @Test func `A page says its language, and recipes of another one say theirs`() {
    #expect(page([RecipeDraft(title: "a", language: "de")]).contains("<html lang=\"de\">"))
    let mixed = page([
      RecipeDraft(title: "a", language: "de"), RecipeDraft(title: "b", language: "fr"),
    ])
    #expect(mixed.contains("<html lang=\"en\">"))
    #expect(mixed.contains("<article id=\"recipe-2\" lang=\"fr\">"))
  }

  @Test func `A page needs no other file, prints, and is dark by night`() {
    let page = page([RecipeDraft(title: "a")])
    #expect(!page.contains("src=\"http") && !page.contains("<link"))
    #expect(page.contains("@media print") && page.contains("prefers-color-scheme: dark"))
  }
}

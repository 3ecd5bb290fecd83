import RecipeBookFeatures
import RecipeBookScreens
import Synchronization
import Testing
import WebPages

@testable import MealAdvisorCommands

/// What the app is told of a page or text, by the reader that `import` uses.
@Suite struct RecipeLinksTests {
  private func demo(
    _ page: String, status: Int = 200, type: String = "text/html"
  ) -> Demo {
    Demo(
      pages: PageFetcher(
        over: PageConnection(
          ask: { _, _, _ in
            PageConnection.Answer(status: status, contentType: type, bytes: Array(page.utf8))
          },
          addresses: { $0 == "kitchen.example" ? [.version4(93, 184, 216, 34)] : [] })))
  }

  @Test func `a page is read in two steps, and what it says clearly is sure`() async throws {
    let steps = Mutex<[ImportStep]>([])
    let reading = try await demo(SoupPage.html).advisor.recipeLinks
      .reading(of: .link("https://kitchen.example/lentil-soup")) { step in
        steps.withLock { $0.append(step) }
      }
    #expect(steps.withLock(\.self) == [.asking, .reading])
    #expect(reading.draft.title == "Lentil Soup" && reading.doubts == [])
    #expect(reading.draft.source == "https://kitchen.example/lentil-soup")
  }

  @Test func `what a page does not say, or says otherwise than its data, is doubtful`()
    async throws
  {
    let page = SoupPage.html.replacing("\"recipeYield\": \"4 servings\", ", with: "")
    let reading = try await demo(page).advisor.recipeLinks
      .reading(of: .link("https://kitchen.example/lentil-soup"))
    #expect(reading.draft.servings == nil && reading.doubts == [.servings])
  }

  @Test func `a pasted text and pasted HTML are told apart`() async throws {
    let links = demo("").advisor.recipeLinks
    let text = """
      Lentil Soup

      Ingredients
      250 g red lentils
      1 onion, chopped

      Method
      Fry the onion until golden, about 5 minutes.
      """
    let read = try await links.reading(of: .text(text))
    #expect(read.draft.title == "Lentil Soup")
    #expect(read.draft.ingredientLines == ["250 g red lentils", "1 onion, chopped"])
    #expect(read.doubts.contains(.servings) && !read.doubts.contains(.title))
    let html = try await links.reading(of: .text(SoupPage.html))
    #expect(html.draft.ingredientLines.count == 3 && html.draft.author == "Ada")
  }

  @Test(arguments: [
    ("file:///etc/passwd", RecipeLinkError.noLink), ("https://router.example/", .unreadable),
    ("https://mum:secret@kitchen.example/", .noLink), ("not a link", .noLink),
  ])
  func `what is no public page is not asked for`(
    link: String, error: RecipeLinkError
  ) async {
    await #expect(throws: error) {
      try await demo(SoupPage.html).advisor.recipeLinks.reading(of: .link(link))
    }
  }

  @Test(arguments: [
    (SoupPage.empty, 200, "text/html", RecipeLinkError.noRecipe),
    (SoupPage.html, 404, "text/html", .unreadable), (SoupPage.html, 403, "text/html", .closed),
    ("%PDF-1.7", 200, "application/pdf", .noRecipe),
    ("<title>Just a moment...</title><p>Verify you are human", 200, "text/html", .closed),
    ("<title>Search results</title><p>12 recipes for soup", 200, "text/html", .list),
  ])
  func `each kind of page that is no recipe is called what it is`(
    page: String, status: Int, type: String, error: RecipeLinkError
  ) async {
    await #expect(throws: error) {
      try await demo(page, status: status, type: type).advisor.recipeLinks
        .reading(of: .link("https://kitchen.example/soup"))
    }
  }

  @Test func `without a connection that is said`() async {
    await #expect(throws: RecipeLinkError.offline) {
      try await Demo().advisor.recipeLinks.reading(of: .link("https://kitchen.example/soup"))
    }
  }
}

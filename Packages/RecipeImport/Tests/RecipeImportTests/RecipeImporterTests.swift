import FoodFacts
import IngredientLines
import MealModels
import MealModelsFixtures
import RecipePages
import Synchronization
import Testing
import WebPages

@testable import RecipeImport

/// What a link, a page or a text says, and why it says nothing.
@Suite struct RecipeImporterTests {
  private static let soup = "https://kitchen.example/lentil-soup"

  private func importer(
    _ page: String, status: Int = 200, type: String = "text/html",
    asked: @escaping @Sendable (PageAddress) -> Void = { _ in }
  ) -> RecipeImporter {
    RecipeImporter(
      pages: PageFetcher(
        over: PageConnection(
          ask: { address, _, progress in
            asked(address)
            progress(page.utf8.count, nil)
            return PageConnection.Answer(
              status: status, contentType: type, bytes: Array(page.utf8))
          },
          addresses: { host in
            switch host {
            case "kitchen.example": [.version4(93, 184, 216, 34)]
            case "router.example": [.version4(192, 168, 1, 1)]
            default: []
            }
          }))
    ) { LineReader(.culinary) }
  }

  @Test func `a page is read in steps, and what it says clearly is sure`() async throws {
    let steps = Mutex<[RecipeImporter.Step]>([])
    let reading = try await importer(SoupPage.html).reading(of: .link(Self.soup)) { step in
      steps.withLock { $0.append(step) }
    }
    let count = SoupPage.html.utf8.count
    #expect(steps.withLock(\.self) == [.asking, .received(count, of: nil), .reading])
    #expect(reading.draft.title == "Lentil Soup" && reading.doubts == [])
    #expect(reading.draft.source == Self.soup && reading.page.draft == reading.draft)
  }

  @Test func `a field that the page omits or contradicts is doubtful`()
    async throws
  {
    let page = SoupPage.html.replacing("\"recipeYield\": \"4 servings\", ", with: "")
    let reading = try await importer(page).reading(of: .link(Self.soup))
    #expect(reading.draft.servings == nil && reading.doubts == [.servings])
  }

  @Test func `a link, a saved page and pasted HTML give the same draft`() async throws {
    let importer = importer(SoupPage.html)
    let draft = try await importer.reading(of: .link(Self.soup)).draft
    #expect(try await importer.reading(of: .page(SoupPage.html)).draft == draft)
    #expect(try await importer.reading(of: .text(SoupPage.html)).draft == draft)
  }

  @Test func `a pasted text and pasted HTML are told apart`() async throws {
    let importer = importer("")
    let text = """
      Lentil Soup

      Ingredients
      250 g red lentils
      1 onion, chopped

      Method
      Fry the onion until golden, about 5 minutes.
      """
    let read = try await importer.reading(of: .text(text))
    #expect(read.draft.title == "Lentil Soup")
    #expect(read.draft.ingredientLines == ["250 g red lentils", "1 onion, chopped"])
    #expect(read.doubts.contains(.servings) && !read.doubts.contains(.title))
    let html = try await importer.reading(of: .text(SoupPage.html))
    #expect(html.draft.ingredientLines.count == 3 && html.draft.author == "Ada")
  }

  @Test(arguments: [
    ("file:///etc/passwd", ImportError.unfetched(.notOfTheWeb(scheme: "file"))),
    ("https://router.example/", .unfetched(.notPublic(host: "router.example"))),
    ("https://mum:secret@kitchen.example/", .unfetched(.holdsPassword)),
    ("not a link", .unfetched(.notAnAddress("not a link"))),
  ])
  func `the importer refuses a link that is not public, without a request`(
    link: String, error: ImportError
  ) async {
    let importer = importer(SoupPage.html) { Issue.record("\($0.text) was asked for") }
    await #expect(throws: error) { try await importer.reading(of: .link(link)) }
    #expect(error.isOfTheLink)
  }

  @Test(arguments: [
    (SoupPage.empty, PageKind.noRecipe),
    ("<title>Just a moment...</title><p>Verify you are human", .challenge),
    ("<title>Search results</title><p>12 recipes for soup", .collection),
  ])
  func `a page without a recipe says so, and what it is instead`(
    page: String, kind: PageKind
  ) async {
    let error = await #expect(throws: ImportError.self) {
      try await importer(page).reading(of: .link(Self.soup))
    }
    guard case .noRecipe(let found, let why) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == kind && !why.isEmpty && error?.sentence == why.joined(separator: " "))
  }

  @Test(arguments: [
    (404, "text/html", ImportError.unfetched(.notFound(status: 404)), false),
    (403, "text/html", .unfetched(.refused(status: 403)), false),
    (200, "application/pdf", .unfetched(.notAPage(mediaType: "application/pdf")), true),
  ])
  func `a page that is not fetched says why`(
    status: Int, type: String, error: ImportError, isOfTheLink: Bool
  ) async {
    await #expect(throws: error) {
      try await importer(SoupPage.html, status: status, type: type).reading(of: .link(Self.soup))
    }
    #expect(error.isOfTheLink == isOfTheLink)
  }

  @Test func `without a connection that is said, and it is not the link that is wrong`() async {
    let importer = RecipeImporter(pages: PageFetcher(over: .offline)) { LineReader(.culinary) }
    await #expect(throws: ImportError.unfetched(.offline)) {
      try await importer.reading(of: .link(Self.soup))
    }
    #expect(!ImportError.unfetched(.offline).isOfTheLink)
  }

  @Test func `any other error of the reader counts as a page that was not fetched`() async {
    let importer = RecipeImporter { _, _ in throw CancellationError() }
    await #expect(throws: ImportError.unfetched(.cancelled)) {
      try await importer.reading(of: .text("Soup"))
    }
  }

  @Test(
    "The picture that a page names is fetched from a public host only, and its lack is no error")
  func picture() async throws {
    let asked = Mutex<[String]>([])
    func picture(_ address: String?, status: Int = 200) async -> [UInt8]? {
      let importer = importer("photo", status: status, type: "image/webp") { address in
        asked.withLock { $0.append(address.text) }
      }
      return await importer.picture(of: RecipeDraft(title: "Soup", image: address))
    }
    #expect(await picture("https://kitchen.example/soup.webp") == Array("photo".utf8))
    #expect(await picture("https://kitchen.example/gone.webp", status: 404) == nil)
    #expect(await picture("http://router.example/soup.webp") == nil)
    #expect(await picture("http://127.0.0.1/soup.webp") == nil)
    #expect(await picture("file:///etc/passwd") == nil)
    #expect(await picture(nil) == nil)
    #expect(
      asked.withLock(\.self) == [
        "https://kitchen.example/soup.webp", "https://kitchen.example/gone.webp",
      ])
  }
}

import CommandKit
import MealModelsFixtures
import RecipeImport
import Testing
import WebPages

@testable import MealAdvisorCommands

@Suite struct ImportCommandTests {
  /// What `import --json` prints, as it is documented.
  struct Imported: Decodable {
    struct Group: Decodable {
      var title: String?
      var ingredients: [String]
    }
    struct Recipe: Decodable {
      var title: String
      var ingredients: [String]
      var groups: [Group]
      var steps: [String]
      var servings: Int?
      var yield: String?
      var totalMinutes: Int?
      var prepMinutes: Int?
      var cookMinutes: Int?
      var author: String?
      var language: String?
      var image: String?
      var description: String?
      var cuisine: String?
      var keywords: [String]
      var nutrition: [String: String]
    }
    struct Field: Decodable {
      var source: String
      var confidence: Double
      var confirm: Bool
    }
    var recipe: Recipe?
    var fields: [String: Field]
    var warnings: [String]
    var unknown: [String]?
  }

  private let files = InputFile.texts([
    "soup.html": SoupPage.html, "-": SoupPage.html, "about.html": SoupPage.empty,
    "list.txt": "soup.html\thttps://kitchen.example/a\nnone.html\thttps://kitchen.example/b\n"
      + "about.html\thttps://kitchen.example/c\n",
  ])

  /// A site of one page.
  private var web: PageFetcher {
    PageFetcher(
      over: PageConnection(
        ask: { address, _, _ in
          PageConnection.Answer(
            status: address.text.hasSuffix("soup") ? 200 : 404, contentType: "text/html",
            bytes: Array(SoupPage.html.utf8))
        },
        addresses: { $0 == "kitchen.example" ? [.version4(93, 184, 216, 34)] : [] }))
  }

  private var demo: Demo { Demo(inputFile: files, pages: web) }

  @Test(arguments: [
    "soup.html", "-", "https://kitchen.example/lentil-soup", "kitchen.example/lentil-soup",
  ])
  func `a recipe is read from a file, standard input or a link`(source: String) async throws {
    let imported: Imported = try await demo.json("import \(source) --dry-run --json")
    let recipe = try #require(imported.recipe)
    #expect(recipe.title == "Lentil Soup")
    #expect(recipe.ingredients == ["250 g red lentils", "1 onion, chopped", "2 tbsp Mum's mix"])
    #expect(recipe.steps.count == 2)
    #expect(recipe.servings == 4)
    #expect(recipe.totalMinutes == 40)
    #expect(recipe.author == "Ada")
    #expect(imported.fields["ingredients"]?.confirm == false)
    #expect(imported.unknown == ["2 tbsp Mum's mix"])
  }

  @Test func `the app reads the very recipe that import prints`() async throws {
    let link = "https://kitchen.example/lentil-soup"
    let printed: Imported = try await demo.json("import \(link) --dry-run --json")
    let recipe = try #require(printed.recipe)
    let read = try await demo.advisor.importer.reading(of: .link(link)).draft
    #expect(recipe.title == read.title && recipe.author == read.author)
    #expect(recipe.ingredients == read.ingredientLines && recipe.steps == read.stepLines)
    #expect(recipe.servings == read.servings && recipe.totalMinutes == read.totalMinutes)
  }

  @Test func `the text output shows the recipe and each unknown line`() async throws {
    let text = try await demo.output("import soup.html --dry-run")
    #expect(text.hasPrefix("Lentil Soup\nserves 4 · 40 min\n"))
    #expect(text.contains("  1. Fry the onion"))
    #expect(text.contains("unsafe for every diet"))
    #expect(text.contains("- 2 tbsp Mum's mix"))
  }

  @Test func `a list gives one document for each line, in order, even after errors`() async throws {
    let text = try await demo.output("import --dry-run --json-lines list.txt")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("\"Lentil Soup\""))
    #expect(lines[1].contains("\"error\""))
    #expect(lines[2].contains("\"kind\": \"noRecipe\""))
  }

  @Test func `a page without a recipe is called what it is`() async throws {
    let outcome = await demo.run("import about.html --dry-run")
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardError.contains("no recipe was found on the page"))
  }

  @Test(arguments: [
    ("file:///etc/passwd", "with http or https"), ("http://router.example/", "was not found"),
    ("https://kitchen.example/gone", "page does not exist"), ("none.html", "no file"),
    ("https://mum:secret@kitchen.example/", "password"),
  ])
  func `a failed import says what helps`(source: String, words: String) async {
    let outcome = await demo.run("import \(source) --dry-run")
    #expect(outcome.exitCode != 0)
    #expect(outcome.standardError.contains(words))
    #expect(outcome.standardOutput.isEmpty)
  }

  @Test func `without a connection it says so`() async {
    let outcome = await Demo(inputFile: files).run("import https://kitchen.example/soup --dry-run")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("no connection"))
  }

  @Test(arguments: [
    ("%PDF-1.4", "is a PDF"), ("hello there", "split into ingredients and steps"),
    ("", "The file is empty"),
    ("{\"@type\": \"Recipe\"", "a comma is missing in line 1"),
  ])
  func `a file that is no recipe is refused with why`(text: String, why: String) async {
    let outcome = await Demo(inputFile: .texts(["file": text])).run("import file --dry-run")
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError.contains(why))
    #expect(outcome.standardOutput.isEmpty)
  }

  @Test func `a page that is too large is told so`() async {
    let page = "<!doctype html>" + String(repeating: "<p>soup", count: 1_500_000)
    let outcome = await Demo(inputFile: .texts(["page.html": page])).run("import page.html")
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError.contains("larger than 10 MB"))
  }

  @Test func `a format that is named is held to`() async throws {
    let cook = "---\ntitle: Flatbread\n---\n\nMix @flour{200%g}."
    let demo = Demo(inputFile: .texts(["a.cook": cook]))
    let read: Imported.Named = try await demo.json(
      "import a.cook --dry-run --json --format cooklang")
    #expect(read.recipe?.title == "Flatbread")
    let wrong = await demo.run("import a.cook --dry-run --format paprika")
    #expect(wrong.exitCode == 2)
    #expect(wrong.unwrappedError.contains("is cooklang, not paprika"))
    let unknown = await demo.run("import a.cook --dry-run --format docx")
    #expect(unknown.exitCode == 2)
  }
}

extension ImportCommandTests.Imported {
  /// What any import says of a single recipe.
  fileprivate struct Named: Decodable {
    struct Recipe: Decodable {
      var title: String
    }
    var recipe: Recipe?
  }
}

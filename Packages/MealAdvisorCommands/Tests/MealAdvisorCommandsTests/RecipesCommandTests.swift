import CommandKit
import MealModelsFixtures
import Testing
import WebPages

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recipes of one's own, kept, found, changed and taken away.
@Suite struct RecipesCommandTests {
  struct Shown: Decodable {
    struct Recipe: Decodable {
      var title: String
      var ingredients: [String]
      var servings: Int?
    }
    var id: String
    var recipe: Recipe
    var tags: [String]
    var rating: Int?
    var allergens: [String]
    var diets: [String]
    var unknown: [String]
  }
  struct Found: Decodable {
    struct Card: Decodable {
      var id: String
      var title: String
    }
    var recipes: [Card]
    var hint: String?
  }

  private let demo = Demo(
    inputFile: .texts([
      "soup.html": SoupPage.html, "flat.cook": "---\ntitle: Flatbread\n---\n\nMix @flour{200%g}.",
      "toast.txt": """
      Sesame Toast

      Ingredients
      2 slices bread
      1 tbsp sesame seeds

      Steps
      Toast the bread.
      Scatter the sesame seeds on it.
      """,
      "foods.txt": "For the top:\n1 tbsp butter\n",
      "toast.gif": "GIF89a\u{1}\0\u{1}\0 made of bread",
    ]))

  private func titles(_ line: String) async throws -> [String] {
    let found: Found = try await demo.json(line)
    return found.recipes.map(\.title)
  }

  @Test func `an imported recipe is kept, listed and shown`() async throws {
    let said = try await demo.output("import soup.html")
    #expect(said.contains("Kept as "))
    #expect(try await titles("recipes list --json") == ["Lentil Soup"])
    let shown: Shown = try await demo.json("recipes show Lentil Soup --json", words: 3)
    #expect(shown.recipe.ingredients.count == 3)
    #expect(shown.unknown == ["2 tbsp Mum's mix"])
    #expect(shown.diets == [])
  }

  @Test func `a dry run keeps nothing`() async throws {
    _ = try await demo.output("import soup.html --dry-run")
    #expect(try demo.journal() == nil)
  }

  @Test func `importing a kept recipe again needs a choice between keep, replace and merge`()
    async throws
  {
    _ = try await demo.output("import soup.html")
    let again = await demo.run("import soup.html")
    #expect(again.exitCode == 2)
    #expect(again.unwrappedError.contains("from the same address"))
    #expect(try await titles("recipes list --json").count == 1)
    _ = try await demo.output("import soup.html --duplicate replace")
    #expect(try await titles("recipes list --json").count == 1)
    _ = try await demo.output("import soup.html --duplicate merge")
    #expect(try await titles("recipes list --json").count == 1)
    _ = try await demo.output("import soup.html --duplicate keep")
    #expect(try await titles("recipes list --json").count == 2)
  }

  @Test func `that a word is no food has no effect where it names a known food, and that is said`()
    async throws
  {
    for name in ["peanut", "peanutty", "cacahuete"] {
      let said = try await demo.output("recipes settle \(name) none")
      #expect(said.contains("Nothing changed: '\(name)' means peanut"), "\(said)")
    }
    let said = try await demo.output("recipes settle frobnitz none")
    #expect(said.contains("'frobnitz' in a title, step or note is not a food"))
    #expect(said.contains("stays unknown"), "of an ingredient line")
  }

  @Test func `settling a name settles it in all recipes`() async throws {
    _ = try await demo.output("import soup.html")
    #expect(try await demo.output("recipes unknown").hasPrefix("Mum's mix · Lentil Soup"))
    let settled = await demo.run(["recipes", "settle", "Mum's mix", "sesame seeds"])
    #expect(settled.exitCode == 0)
    #expect(try await demo.output("recipes unknown").contains("is known"))
    let shown: Shown = try await demo.json("recipes show Lentil Soup --json", words: 3)
    #expect(shown.allergens.contains("sesame"))
    let wrong = await demo.run(["recipes", "settle", "Mum's mix", "frobnitz"])
    #expect(wrong.exitCode == 2)
  }

  @Test func `a recipe of one's own is written, changed, tagged and taken back`() async throws {
    _ = try await demo.output("recipes add toast.txt")
    for words in [
      ["edit", "Sesame Toast", "--servings", "2", "--rating", "5"],
      ["tag", "sesame toast", "quick"],
      ["edit", "Sesame Toast", "--ingredients", "foods.txt"],
    ] {
      let outcome = await demo.run(["recipes"] + words)
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    }
    var shown: Shown = try await demo.json("recipes show Sesame Toast --json", words: 3)
    #expect(shown.recipe.servings == 2)
    #expect(shown.rating == 5)
    #expect(shown.tags == ["quick"])
    #expect(shown.recipe.ingredients == ["1 tbsp butter"])
    let undone = await demo.run(["recipes", "undo", "Sesame Toast"])
    #expect(undone.exitCode == 0)
    shown = try await demo.json("recipes show Sesame Toast --json", words: 3)
    #expect(shown.recipe.ingredients == ["2 slices bread", "1 tbsp sesame seeds"])
  }

  @Test func `the command adds a photo to a recipe and refuses other files`() async throws {
    _ = try await demo.output("recipes add toast.txt")
    let given = await demo.run(["recipes", "photo", "Sesame Toast", "toast.gif"])
    #expect(given.standardOutput == "Added a photo to Sesame Toast.\n", "\(given.standardError)")
    let journal = try #require(try demo.journal())
    #expect(String(decoding: journal, as: UTF8.self).contains(".gif"))
    let refused = await demo.run(["recipes", "photo", "Sesame Toast", "foods.txt"])
    #expect(refused.exitCode == 2)
    #expect(refused.standardError.contains("picture"))
    let taken = await demo.run(["recipes", "photo", "Sesame Toast", "none"])
    #expect(taken.standardOutput == "Removed the photo from Sesame Toast.\n")
  }

  @Test func `a removed recipe is in the bin and can be restored`() async throws {
    _ = try await demo.output("recipes add toast.txt")
    _ = await demo.run(["recipes", "remove", "Sesame Toast"])
    #expect(try await titles("recipes list --json") == [])
    #expect(try await titles("recipes list --bin --json") == ["Sesame Toast"])
    _ = await demo.run(["recipes", "restore", "Sesame Toast"])
    #expect(try await titles("recipes list --json") == ["Sesame Toast"])
  }

  @Test func `recipes are found by title and food, and diets hold`() async throws {
    _ = try await demo.output("import soup.html")
    _ = try await demo.output("recipes add toast.txt")
    #expect(try await titles("recipes search lentil --json") == ["Lentil Soup"])
    #expect(try await titles("recipes search ses --json") == ["Sesame Toast"])
    // Nobody knows what is in Mum's mix, so the soup fits no diet.
    #expect(try await titles("recipes search lentil --diet vegan --json") == [])
    let none: Found = try await demo.json("recipes search lentil --max-minutes 5 --json")
    #expect(none.recipes.isEmpty)
    #expect(none.hint != nil)
  }

  @Test(arguments: ["json-ld", "cooklang", "markdown", "html", "paprika"])
  func `a collection goes out in each format`(format: String) async throws {
    _ = try await demo.output("import soup.html")
    _ = try await demo.output("recipes add toast.txt")
    let said = try await demo.output("recipes export out --format \(format)")
    #expect(said == "Exported 2 recipes to out.\n")
    #expect(demo.exports["out"]?.isEmpty == false)
  }

  @Test func `an archive is never printed`() async throws {
    _ = try await demo.output("import soup.html")
    let outcome = await demo.run("recipes export - --format paprika")
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardOutput.isEmpty)
    #expect(try await demo.output("recipes export - --format markdown").contains("Lentil Soup"))
  }

  @Test(arguments: ["json-ld", "markdown"])
  func `an exported recipe can be imported again`(format: String) async throws {
    _ = try await demo.output("import soup.html")
    _ = try await demo.output("recipes export out --format \(format)")
    let text = try #require(demo.exports["out"])
    let other = Demo(inputFile: .texts(["out": text]))
    _ = try await other.output("import out")
    let found: Found = try await other.json("recipes list --json")
    #expect(found.recipes.map(\.title) == ["Lentil Soup"])
  }

  @Test func `a recipe without a name keeps none of the others out`() async throws {
    let two = """
      [{"@type": "Recipe", "name": " ", "recipeIngredient": ["1 egg"], "recipeInstructions": "Boil."},
       {"@type": "Recipe", "name": "Toast", "recipeIngredient": ["1 slice bread"],
        "recipeInstructions": "Toast it."}]
      """
    let demo = Demo(inputFile: .texts(["two.json": two]))
    _ = try await demo.output("import two.json")
    let found: Found = try await demo.json("recipes list --json")
    #expect(found.recipes.map(\.title).contains("Toast"))
    #expect(found.recipes.count == 2)
  }

  @Test func `the recipe of another app comes in by what it holds`() async throws {
    let said = try await demo.output("import flat.cook")
    #expect(said.hasPrefix("Kept 1 recipe of 1."))
    #expect(try await titles("recipes list --json") == ["Flatbread"])
  }

  @Test func `a link without a connection waits, and is read when there is one`() async throws {
    let link = "https://kitchen.example/soup"
    #expect(try await demo.output("import \(link)").contains("The link is kept"))
    #expect(try await demo.output("import --waiting").contains("no connection"))
    var online = demo
    online.pages = PageFetcher(
      over: PageConnection(
        ask: { _, _, _ in
          PageConnection.Answer(
            status: 200, contentType: "text/html", bytes: Array(SoupPage.html.utf8))
        },
        addresses: { _ in [.version4(93, 184, 216, 34)] }))
    #expect(try await online.output("import --waiting").hasPrefix("Kept Lentil Soup"))
    #expect(try await online.output("import --waiting") == "No links are waiting.\n")
  }

  @Test(arguments: [
    ["show", "Nothing"], ["edit", "Nothing", "--rating", "3"], ["export", "x", "--format", "pdf"],
    ["export", "x"], ["add", "soup.html.none"],
  ])
  func `a wrong call is said and changes nothing`(words: [String]) async throws {
    let outcome = await demo.run(["recipes"] + words)
    #expect(outcome.exitCode != 0)
    #expect(!outcome.standardError.isEmpty)
    #expect(try demo.journal() == nil)
  }
}

extension Demo {
  /// The document of a call whose operand, the word at a place, has a blank in it.
  fileprivate func json<Document: Decodable>(
    _ line: String, words place: Int, as type: Document.Type = Document.self
  ) async throws -> Document {
    var words = line.split(separator: " ").map(String.init)
    words.replaceSubrange(place - 1...place, with: [words[place - 1] + " " + words[place]])
    let outcome = await run(words)
    return try JSONDecoder().decode(Document.self, from: Data(outcome.standardOutput.utf8))
  }
}

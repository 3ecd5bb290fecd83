import AppShell
import AppTesting
import DesignSystem
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeExchange
import RecipeImport
import RecipeStore
import Synchronization
import Testing

/// The files of other apps: read, kept, and reported.
@Suite struct RecipeFilesTests {
  /// A collection of soups with these titles; the last one has a name that nobody knows.
  private static func collection(_ titles: [String]) -> FileReading {
    var report = ExchangeReport()
    report.recipes = titles.map { title in
      var draft = MyRecipesTests.soup
      (draft.title, draft.source) = (title, nil)
      if title == titles.last { draft.ingredients = [.init(["2 tbsp zorbulax"])] }
      return ExchangedRecipe(draft)
    }
    report.passedOver = [.init(path: "notes.pdf", sentence: "The file has no recipe.")]
    return .collection(report)
  }

  private func cook(
    in world: TestWorld = TestWorld(), opening: [String] = ["soups.zip"],
    reading: @escaping @Sendable (String) throws -> FileReading = { _ in
      Self.collection(["Leek Soup", "Pea Soup", "Odd Soup"])
    }
  ) async throws -> Cook {
    let files = RecipeFileChooser(
      opening: { text in opening.filter { text.contains($0) }.map { .init($0, []) } },
      reading: { file, progress in
        progress(1)
        return try reading(file.name)
      })
    return try await Cook(files: files, in: world)
  }

  @Test("The report says what was read, what is complete, what needs a look, and what failed")
  func report() async throws {
    let cook = try await cook()
    try await cook.tap("Recipes", "my-recipes.import-files")
    #expect(try await cook.place == "import-files.asking")
    try await cook.enter("soups.zip", into: "import-files.field")
    await cook.app.settle()
    #expect(try await cook.place == "import-files.done")
    let text = try await cook.text
    #expect(text.contains("3 recipes read") && text.contains("notes.pdf"))
    #expect(try await cook.own.library.cards().count == 3)
    try await cook.tap("import-files.see")
    #expect(try await cook.sees("Leek Soup"))
  }

  @Test("Recipes that are there already stay as they are, also twice in one archive")
  func known() async throws {
    let cook = try await cook { _ in Self.collection(["Leek Soup", "Leek Soup", "Odd Soup"]) }
    try await cook.tap("Recipes", "my-recipes.import-files")
    try await cook.enter("soups.zip", into: "import-files.field")
    await cook.app.settle()
    #expect(try await cook.own.library.cards().count == 2)
    try await cook.enter("soups.zip", into: "import-files.field")
    await cook.app.settle()
    #expect(try await cook.own.library.cards().count == 2)
    #expect(try await cook.sees("You had already"))
  }

  @Test("A file that cannot be opened or read is said, and nothing is kept")
  func failures() async throws {
    let missing = try await cook()
    try await missing.tap("Recipes", "my-recipes.import-files")
    try await missing.enter("none.zip", into: "import-files.field")
    #expect(try await missing.place == "import-files.failed")
    let broken = try await cook { _ in
      throw ImportError.noRecipe(.noRecipe, why: ["It is damaged."])
    }
    try await broken.tap("Recipes", "my-recipes.import-files")
    try await broken.enter("soups.zip", into: "import-files.field")
    await broken.app.settle()
    #expect(try await broken.place == "import-files.done")
    #expect(try await broken.sees("It is damaged."))
    #expect(try await broken.own.library.cards().isEmpty)
  }

  @Test("Stop ends it after the recipes that are being kept, and the report counts just those")
  func stop() async throws {
    let glass = Hourglass()
    let titles = (1...100).map { "Soup \($0)" }
    let cook = try await cook(in: TestWorld(sleep: glass.sleep)) { _ in Self.collection(titles) }
    try await cook.tap("Recipes", "my-recipes.import-files")
    try await cook.touch("recipeFiles.files=soups.zip")
    for _ in 0..<20 where try await cook.place != "import-files.keeping" {
      try await glass.pass(0.05)
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await cook.place == "import-files.keeping")
    try await cook.touch("recipeFiles.stop")
    for _ in 0..<20 where try await cook.place != "import-files.done" {
      try await glass.pass(0.05)
      try await Task.sleep(for: .milliseconds(100))
    }
    let kept = try await cook.own.library.cards().count
    #expect(kept < titles.count)
    #expect(try await cook.sees("You stopped it"))
  }

  @Test("A page that was handed over is read after a tap only, and saved after its review")
  func handedPage() async throws {
    let readings = Readings.sure
    let cook = try await Cook(
      links: readings.reader(),
      pages: { $0 == "t1" ? HandedPage("<html>", at: "https://www.example.org/soup") : nil })
    try await cook.app.go(along: [Route("hall"), RecipeBookRoutes.handedPage("t1")])
    await cook.app.settle()
    #expect(try await cook.place == "import-recipe.page")
    #expect(try await cook.text.contains("A page from example.org is here."))
    #expect(readings.asked.isEmpty)
    try await cook.tap("import-recipe.read")
    await cook.app.settle()
    #expect(readings.asked == [.page("<html>", at: "https://www.example.org/soup")])
    #expect(try await cook.place.hasPrefix("review-recipe"))
    #expect(try await cook.own.library.cards().isEmpty)
  }

  @Test("A ticket that nobody knows gives no page")
  func unknownTicket() async throws {
    let cook = try await Cook(links: Readings.sure.reader(), pages: { _ in nil })
    try await cook.app.go(along: [Route("hall"), RecipeBookRoutes.handedPage("t1")])
    await cook.app.settle()
    #expect(try await cook.place == "import-recipe.failed")
  }
}

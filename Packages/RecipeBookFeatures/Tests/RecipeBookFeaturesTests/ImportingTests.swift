import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeImport
import RecipeStore
import Testing

/// From a link or a text to a recipe that is kept.
@Suite struct ImportingTests {
  @Test func `a link is read in steps, looked through, confirmed and saved`() async throws {
    let (readings, glass) = (Readings(), Hourglass())
    let cook = try await Cook(
      links: readings.reader { try await glass.sleep(1) }, in: TestWorld(sleep: glass.sleep))
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(" \(Readings.link) ", into: "import-recipe.link")
    #expect(readings.asked == [])
    try await cook.touch("recipeImport.read")
    try await cook.wait(toSee: "Step 1 of 3: Asking for the page")
    #expect(try await cook.place == "import-recipe.reading")
    try await glass.pass(1)
    try await cook.wait(toSee: "Step 2 of 3: Reading the page")
    try await glass.pass(1)
    try await cook.wait(toSee: "2 things to check before you rely on it")
    #expect(readings.asked == [.link(Readings.link)])
    #expect(try await cook.text.contains("Please check"))
    #expect(try await cook.text.contains("We don't know Zorbel's mix yet"))
    #expect(try await cook.own.library.count() == 0)
    try await cook.tap("Looks right: Servings")
    #expect(try await cook.text.contains("One thing to check before you rely on it"))
    try await cook.touch("recipeReview.save")
    try await cook.wait(
      toSee: "Chicken Bowl is saved. Until you name its unknown foods, it is not offered")
    #expect(try await cook.screenID == "my-recipes")
    let card = try #require(try await cook.own.library.cards().first)
    #expect(card.title == "Chicken Bowl" && card.origin == .imported)
    #expect(try await cook.own.library.recipe(card.id)?.content.draft.source == Readings.link)
  }

  @Test func `a read recipe and its confirmed parts survive a crash`() async throws {
    let disk = JournalFileSystem.inMemory()
    let cook = try await Cook(on: disk, links: Readings(doubts: [.servings, .steps]).reader())
    try await cook.importLink(Readings.link)
    try await cook.tap("Looks right: Steps")
    let next = try await Cook(on: disk, links: Readings().reader())
    try await next.tap("Recipes", "Continue Chicken Bowl")
    #expect(try await next.place == "review-recipe.doubtful")
    #expect(try await next.text.contains("2 things to check"))
    try await next.tap("Save Recipe")
    #expect(try await next.own.library.cards().map(\.title) == ["Chicken Bowl"])
    #expect(try await !next.text.contains("Continue "))
  }

  @Test func `a part is changed in the editor, which leads back with it`() async throws {
    let cook = try await Cook(links: Readings(doubts: [.title, .servings]).reader())
    try await cook.importLink(Readings.link)
    try await cook.tap("Change: Name")
    #expect(try await cook.screenID == "create-recipe")
    try await cook.enter("Big Bowl", into: "create-recipe.name")
    try await cook.enter("0", into: "create-recipe.servings.field")
    try await cook.tap("Done")
    #expect(try await cook.place == "create-recipe.refused")
    try await cook.enter("6", into: "create-recipe.servings.field")
    try await cook.tap("Done")
    #expect(try await cook.text.contains("Big Bowl"))
    #expect(try await cook.text.contains("6 servings"))
    #expect(try await cook.text.contains("One thing to check"))
    #expect(try await cook.own.library.count() == 0)
    try await cook.tap("Save Recipe")
    #expect(try await cook.own.library.cards().map(\.title) == ["Big Bowl"])
  }

  @Test("what is shown as not found is not said to be read clearly")
  func nothingFound() async throws {
    var draft = MyRecipesTests.soup
    draft.totalMinutes = nil
    let cook = try await Cook(links: Readings(.success(RecipeReading(draft))).reader())
    try await cook.importLink(Readings.link)
    #expect(try await cook.text.contains("No time was found. Add one if you know it."))
    #expect(try await !cook.text.contains("Everything was read clearly"))
  }

  @Test func `a name is settled where it is looked through`() async throws {
    let cook = try await Cook(links: Readings(doubts: []).reader())
    try await cook.importLink(Readings.link)
    try await cook.tap("What is Zorbel's mix?")
    try await cook.enter("paprika", into: "settle-name.field")
    try await cook.tap("settling.choose?id=paprika", "Use This Food")
    #expect(try await cook.place == "review-recipe.sure")
    #expect(try await cook.text.contains("Saved: Zorbel's mix is paprika. Tap to undo."))
    try await cook.tap("review-recipe.toast")
    #expect(try await cook.place == "review-recipe.doubtful")
  }

  @Test func `ingredients that may be missing are looked at before anything is saved`()
    async throws
  {
    let cook = try await Cook(links: Readings(doubts: [.ingredients]).reader())
    try await cook.importLink(Readings.link)
    #expect(try await cook.text.contains("who can eat the dish depends on them"))
    await #expect(throws: AppShellError.self) { try await cook.touch("recipeReview.save") }
    try await cook.tap("Change: Ingredients")
    try await cook.add("rice", amount: "300", unit: "g")
    try await cook.tap("Done")
    #expect(try await cook.text.contains("300 g rice"))
    try await cook.tap("Looks right: Ingredients", "Save Recipe")
    #expect(try await cook.own.library.count() == 1)
  }

  @Test func `a reading without a name or ingredients says what is missing`() async throws {
    let empty = Readings(.success(RecipeReading(RecipeDraft(title: " "), doubts: [.title])))
    let cook = try await Cook(links: empty.reader())
    try await cook.importLink(Readings.link)
    #expect(try await cook.text.contains("Give it a name before you save it."))
    try await cook.tap("Change: Name")
    try await cook.enter("Bowl", into: "create-recipe.name")
    try await cook.tap("create-recipe.cancel")
    #expect(try await cook.text.contains("Add at least one ingredient"))
    await #expect(throws: AppShellError.self) { try await cook.touch("recipeReview.save") }
  }

  @Test func `a text is pasted and read on this device`() async throws {
    let readings = Readings.sure
    let cook = try await Cook(links: readings.reader())
    try await cook.tap("Recipes", "Import from URL", "Text")
    try await cook.tap("Read Recipe")
    #expect(try await cook.text.contains("Paste the text of a recipe: its ingredients"))
    try await cook.enter("Soup\n200 g red lentils", into: "import-recipe.text")
    try await cook.tap("Read Recipe")
    #expect(readings.asked == [.text("Soup\n200 g red lentils")])
    #expect(try await cook.place == "review-recipe.sure")
  }

  @Test func `a text that became a recipe is not there to be read again`() async throws {
    let cook = try await Cook(links: Readings.sure.reader())
    try await cook.tap("Recipes", "Import from URL", "Text")
    try await cook.enter("Soup\n200 g red lentils", into: "import-recipe.text")
    try await cook.tap("Read Recipe", "Save Recipe", "Import from URL")
    #expect(try await !cook.text.contains("red lentils"))
  }

  @Test func `without a connection a text is read all the same`() async throws {
    let world = TestWorld()
    world.isConnected = false
    let cook = try await Cook(links: Readings.sure.reader(), in: world)
    try await cook.tap("Recipes", "Import from URL", "Text")
    try await cook.enter("Soup\n200 g red lentils", into: "import-recipe.text")
    try await cook.tap("Read Recipe")
    #expect(try await cook.screenID == "review-recipe")
  }

  @Test(arguments: [
    (ImportError.unfetched(.notPublic(host: "router")), "Paste the link of a page."),
    (.unfetched(.notAPage(mediaType: "image/png")), "There is no recipe on that page."),
    (.noRecipe(.noRecipe, why: ["no recipe was found"]), "There is no recipe on that page."),
    (.noRecipe(.collection, why: []), "That page is a list of recipes."),
    (.noRecipe(.challenge, why: []), "That page opens only in a browser."),
    (.noRecipe(.paywall, why: []), "That page opens only in a browser."),
    (.unfetched(.refused(status: 403)), "That page opens only in a browser."),
    (.unfetched(.tooLarge(bytes: 10_000_000)), "That is too long for a recipe."),
    (.unfetched(.notFound(status: 404)), "That page could not be read."),
    (.unfetched(.connection("reset")), "That page could not be read."),
  ])
  func `why nothing was read is said at its field, which keeps what was entered`(
    error: ImportError, words: String
  ) async throws {
    let cook = try await Cook(links: Readings(.failure(error)).reader())
    try await cook.importLink("example.com/bowl")
    #expect(try await cook.place == "import-recipe.failed")
    #expect(try await cook.text.contains(words))
    #expect(try await !cook.text.contains("⟦"))
    let field = try #require(try await cook.app.showing().root.find("import-recipe.link"))
    #expect(field.accessibility.value == "example.com/bowl")
    #expect(try await cook.app.showing().screen.announcement == field.accessibility.hint)
    #expect(try await cook.own.library.count() == 0)
  }

  @Test(arguments: ["", "soup", "file:///etc/passwd", "javascript:alert(1)", "https://"])
  func `the app refuses an invalid link without a request`(link: String) async throws {
    let readings = Readings()
    let cook = try await Cook(links: readings.reader())
    try await cook.importLink(link)
    #expect(try await cook.text.contains("Paste the link of a page."))
    #expect(readings.asked == [])
  }

  @Test func `a text that is too long is said so, and not shown`() async throws {
    let readings = Readings()
    let cook = try await Cook(links: readings.reader())
    try await cook.tap("Recipes", "Import from URL", "Text")
    try await cook.enter(String(repeating: "soup ", count: 30_000), into: "import-recipe.text")
    #expect(try await cook.text.contains("The text has 150,000 characters."))
    #expect(try await cook.text.count < 2_000)
    try await cook.tap("Read Recipe")
    #expect(try await cook.text.contains("That is too long for a recipe."))
    #expect(readings.asked == [])
  }

  @Test(arguments: [
    "寿司とお味噌汁", "سلطة فتوش", "<script>alert(1)</script>", "Soup\u{202E}gnp.exe",
    String(repeating: "Very ", count: 400) + "Long", "{title} {count}", "🍲",
  ])
  func `a title of any script and length is shown and saved as it is`(
    title: String
  ) async throws {
    var draft = MyRecipesTests.soup
    draft.title = title
    let cook = try await Cook(links: Readings(.success(RecipeReading(draft))).reader())
    try await cook.importLink(Readings.link)
    #expect(try await cook.screenID == "review-recipe")
    try await cook.tap("Save Recipe")
    #expect(try await cook.own.library.cards().map(\.title) == [title])
  }

  @Test func `a second tap reads nothing twice and keeps nothing twice`() async throws {
    let (readings, glass) = (Readings.sure, Hourglass())
    let cook = try await Cook(links: readings.reader { try await glass.sleep(1) })
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(Readings.link, into: "import-recipe.link")
    try await cook.touch("recipeImport.read")
    try? await cook.touch("recipeImport.read")
    try await glass.pass(1)
    try await glass.pass(1)
    try await cook.wait(for: "sure")
    #expect(readings.asked.count == 1)
    try await cook.touch("recipeReview.save")
    try? await cook.touch("recipeReview.save")
    await cook.app.settle()
    #expect(try await cook.own.library.count() == 1)
  }

  @Test func `reading is stopped, and what was entered stays`() async throws {
    let glass = Hourglass()
    let cook = try await Cook(links: Readings().reader { try await glass.sleep(1) })
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(Readings.link, into: "import-recipe.link")
    try await cook.touch("recipeImport.read")
    try await cook.wait(for: "reading")
    try await cook.tap("Stop")
    #expect(try await cook.place == "import-recipe.asking")
    #expect(
      try await cook.app.showing().root.find("import-recipe.link")?.accessibility.value
        == Readings.link)
    try await cook.tap("Cancel")
    #expect(try await cook.place == "my-recipes.empty")
  }

  @Test func `the app asks before it discards a read recipe`() async throws {
    let cook = try await Cook(links: Readings().reader())
    try await cook.importLink(Readings.link)
    try await cook.tap("review-recipe.discard", "discard-recipe.dialog.discard")
    #expect(try await cook.place == "my-recipes.empty")
    #expect(try await cook.own.library.count() == 0)
  }

  @Test func `a disk that takes nothing is said, and the link stays`() async throws {
    let full = FullDisk()
    let cook = try await Cook(on: full.files, links: Readings().reader())
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(Readings.link, into: "import-recipe.link")
    full.isFull = true
    try await cook.tap("Read Recipe")
    #expect(try await cook.text.contains("This change could not be stored."))
    full.isFull = false
    try await cook.tap("Read Recipe")
    full.isFull = true
    try await cook.tap("Save Recipe")
    #expect(try await cook.text.contains("This change could not be stored."))
    full.isFull = false
    try await cook.tap("Save Recipe")
    #expect(try await cook.own.library.count() == 1)
  }
}

import AccountSubscription
import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealModels
import PremiumGate
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import Testing

/// Links without a connection, and links from outside.
@Suite struct WaitingLinkTests {
  private func offline(
    _ readings: Readings, on disk: JournalFileSystem = .inMemory()
  ) async throws -> Cook {
    let world = TestWorld()
    world.isConnected = false
    let cook = try await Cook(on: disk, links: readings.reader(), in: world)
    try await cook.importLink(Readings.link)
    return cook
  }

  @Test func `a link without a connection waits as a draft, is read, and is looked through`()
    async throws
  {
    let readings = Readings()
    let cook = try await offline(readings)
    #expect(try await cook.place == "import-recipe.waiting")
    #expect(try await cook.text.contains("Draft"))
    #expect(readings.asked == [])
    try await cook.tap("Done")
    #expect(try await cook.text.contains("example.com/bowl"))
    #expect(try await cook.text.contains("Waiting for a connection"))
    try await cook.connect(true)
    #expect(readings.asked == [.link(Readings.link)])
    #expect(try await cook.text.contains("Ready to check and save"))
    #expect(try await cook.own.library.count() == 0)
    try await cook.connect(true)
    #expect(readings.asked.count == 1)
    try await cook.tap("recipeImport.openWaiting?link=https:%2F%2Fexample.com%2Fbowl")
    #expect(try await cook.place == "review-recipe.doubtful")
    try await cook.tap("Save Recipe")
    #expect(try await cook.own.library.cards().map(\.title) == ["Chicken Bowl"])
    #expect(try await !cook.text.contains("TO IMPORT"))
  }

  @Test func `the app says on any screen that a waiting link was read`() async throws {
    let disk = JournalFileSystem.inMemory()
    _ = try await offline(Readings(), on: disk)
    let world = TestWorld(sleep: Hourglass().sleep)
    world.isConnected = false
    let cook = try await Cook(on: disk, links: Readings().reader(), in: world)
    try await cook.tap("Recipes")
    world.isConnected = true
    await cook.app.connectionChanged()
    try await cook.wait(toSee: "A recipe is ready to check in My Recipes.")
  }

  @Test func `a page that finds no connection after all waits too`() async throws {
    let readings = Readings(.failure(.unfetched(.offline)))
    let cook = try await Cook(links: readings.reader())
    try await cook.importLink(Readings.link)
    #expect(try await cook.place == "import-recipe.waiting")
    readings.answer(.failure(.noRecipe(.collection, why: [])))
    try await cook.tap("Done")
    try await cook.connect(true)
    #expect(try await cook.text.contains("That page is a list of recipes."))
    // It is not asked for again by itself; a tap fills it in.
    try await cook.connect(true)
    #expect(readings.asked.count == 2)
    try await cook.tap("example.com/bowl")
    #expect(
      try await cook.app.showing().root.find("import-recipe.link")?.accessibility.value
        == Readings.link)
  }

  @Test func `a waiting link is read at the next launch`() async throws {
    let disk = JournalFileSystem.inMemory()
    _ = try await offline(Readings(), on: disk)
    let readings = Readings()
    let next = try await Cook(on: disk, links: readings.reader())
    #expect(readings.asked == [.link(Readings.link)])
    try await next.tap("Recipes")
    #expect(try await next.text.contains("Ready to check and save"))
  }

  @Test func `a waiting link can be removed and restored with its recipe`() async throws {
    let readings = Readings()
    let cook = try await offline(readings)
    try await cook.tap("Done")
    try await cook.connect(true)
    try await cook.tap("Remove Chicken Bowl")
    #expect(try await !cook.text.contains("TO IMPORT"))
    #expect(try await cook.text.contains("Chicken Bowl will not be imported. Tap to undo."))
    try await cook.tap("my-recipes.toast")
    #expect(try await cook.text.contains("Ready to check and save"))
    #expect(readings.asked.count == 1)
  }

  @Test func `nothing that waits is begun over what was not saved`() async throws {
    let cook = try await offline(Readings())
    try await cook.tap("Done", "Create Recipe")
    try await cook.enter("Rice Bowl", into: "create-recipe.name")
    try await cook.connect(true)
    #expect(try await cook.text.contains("Rice Bowl"))
    try await cook.follow("app://my-recipes")
    try await cook.tap("Chicken Bowl")
    #expect(try await cook.screenID == "create-recipe")
    #expect(try await cook.text.contains("Rice Bowl"))
  }

  @Test func `a page that comes late waits, and overwrites nothing`() async throws {
    let glass = Hourglass()
    let cook = try await Cook(links: Readings().reader { try await glass.sleep(1) })
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(Readings.link, into: "import-recipe.link")
    try await cook.touch("recipeImport.read")
    try await cook.wait(for: "reading")
    try await cook.touch("navigation.dismiss")
    try await cook.touch("recipes.create")
    #expect(try await cook.place == "create-recipe.new")
    try await glass.pass(1)
    try await glass.pass(1)
    await cook.app.settle()
    #expect(try await cook.place == "create-recipe.new")
    try await cook.tap("Cancel")
    #expect(try await cook.text.contains("Ready to check and save"))
  }

  @Test func `a link from outside fills the field and is fetched only after a tap`()
    async throws
  {
    let readings = Readings()
    let cook = try await Cook(links: readings.reader())
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fbowl%3Fa%3D1%26b")
    #expect(try await cook.place == "import-recipe.asking")
    #expect(
      try await cook.app.showing().root.find("import-recipe.link")?.accessibility.value
        == "https://example.com/bowl?a=1&b")
    #expect(readings.asked == [])
    try await cook.tap("Read Recipe")
    #expect(readings.asked == [.link("https://example.com/bowl?a=1&b")])
    #expect(try await cook.screenID == "review-recipe")
  }

  @Test(arguments: [
    "javascript%3Aalert(1)", "file%3A%2F%2F%2Fetc%2Fpasswd", "", "%20", "not-a-link",
  ])
  func `a hostile link from outside is no link`(link: String) async throws {
    let readings = Readings()
    let cook = try await Cook(links: readings.reader())
    try await cook.follow("app://recipe-import?url=\(link)")
    try await cook.tap("Read Recipe")
    #expect(try await cook.text.contains("Paste the link of a page."))
    #expect(readings.asked == [])
  }

  @Test func `a link from outside waits for what was not saved`() async throws {
    let readings = Readings()
    let cook = try await Cook(links: readings.reader())
    try await cook.importLink(Readings.link)
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fpie")
    #expect(try await cook.place == "import-recipe.unfinished")
    try await cook.tap("Continue Recipe")
    #expect(try await cook.screenID == "review-recipe")
    #expect(readings.asked.count == 1)
  }

  @Test func `premium that lapses in the middle keeps what was read and what waits`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let world = TestWorld()
    let readings = Readings()
    let cook = try await Cook(
      on: disk, rules: SoldRecipesTests.rules, links: readings.reader(),
      further: [PromptStandIn()], in: world)
    try await cook.tap("Recipes")
    #expect(try await cook.screenID == "prompt")
    let local = Subscriptions.local(cook.stores, now: { TestWorld.evening })
    _ = try await local.startTrial(at: TestWorld.evening)
    await cook.app.dataChanged(.everything)
    try await cook.touch("navigation.dismiss")
    try await cook.importLink(Readings.link)
    world.advance(days: 60)
    await cook.app.dataChanged(.everything)
    try await cook.tap("Looks right: Servings", "Save Recipe")
    #expect(try await cook.screenID == "prompt")
    try await cook.touch("navigation.dismiss")
    #expect(try await cook.screenID == "review-recipe")
    let kept = try await Store(.unfinishedRecipe, in: cook.own.library.journal).state()
    #expect(kept?.draft.title == "Chicken Bowl" && kept?.doubts == [])
    try await Store(.importQueue, in: cook.own.library.journal).record(
      [.asked(link: "https://example.com/pie")], at: TestWorld.evening)
    await cook.app.dataChanged(.everything)
    try await cook.connect(true)
    #expect(readings.asked.count == 1)
    try await cook.follow("app://my-recipes")
    #expect(try await cook.text.contains("example.com/pie"))
  }

  private func link(_ cook: Cook) async throws -> String? {
    try await cook.app.showing().root.find("import-recipe.link")?.accessibility.value
  }

  @Test func `a second link from outside fills the import that is open, and opens no other`()
    async throws
  {
    let cook = try await Cook(links: Readings().reader())
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fbowl")
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fpie")
    #expect(try await link(cook) == "https://example.com/pie")
    try await cook.tap("Cancel")
    #expect(try await cook.screenID != "import-recipe")
  }

  @Test func `a link from outside does not replace a typed link`() async throws {
    let cook = try await Cook(links: Readings().reader())
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter("https://example.com/mine", into: "import-recipe.link")
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fpie")
    #expect(try await link(cook) == "https://example.com/mine")
    #expect(try await cook.text.contains("Another link was opened."))
    try await cook.enter("", into: "import-recipe.link")
    try await cook.follow("app://recipe-import?url=https%3A%2F%2Fexample.com%2Fpie")
    #expect(try await link(cook) == "https://example.com/pie")
  }

  @Test func `a link from outside leaves what is read now alone`() async throws {
    let (readings, glass) = (Readings(), Hourglass())
    let cook = try await Cook(
      links: readings.reader { try await glass.sleep(1) }, in: TestWorld(sleep: glass.sleep))
    try await cook.tap("Recipes", "Import from URL")
    try await cook.enter(Readings.link, into: "import-recipe.link")
    try await cook.touch("recipeImport.read")
    try await cook.wait(for: "reading")
    try await cook.app.open(link: "app://recipe-import?url=https%3A%2F%2Fexample.com%2Fpie")
    #expect(try await cook.place == "import-recipe.reading")
    #expect(readings.asked == [.link(Readings.link)])
    try await cook.tap("Stop")
    #expect(try await link(cook) == Readings.link)
  }
}

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

@testable import RecipeBookList

@Suite struct MyRecipesTests {
  static let soup = RecipeDraft(
    title: "Lentil Soup", ingredients: [.init(["200 g red lentils", "1 onion"])],
    steps: [.init(["Simmer."])], servings: 4, totalMinutes: 35)
  static let bowl = RecipeDraft(
    title: "Chicken Bowl", ingredients: [.init(["500 g chicken breast", "2 tbsp Zorbel's mix"])],
    servings: 4)

  @Test func `without recipes the page says how to begin`() async throws {
    let cook = try await Cook()
    try await cook.tap("Recipes")
    try await cook.wait(for: "empty")
    #expect(try await cook.text.contains("Create Recipe"))
    #expect(try await !cook.text.contains("Import from URL"))
  }

  @Test func `recipes are listed with a plate, their minutes and what must be settled`()
    async throws
  {
    let cook = try await Cook()
    let id = try await cook.keep(Self.soup)
    try await cook.keep(Self.bowl)
    try await cook.tap("Recipes")
    let screen = try await cook.app.showing()
    #expect(screen.screen.state == "list")
    #expect(screen.root.visibleText.contains("35 min"))
    #expect(screen.root.visibleText.contains("One unknown food"))
    #expect(screen.root.all.count { $0.role == .image } == 2)
    try await cook.tap("Lentil Soup")
    #expect(cook.opened.all == [id])
  }

  @Test("a long list shows 50 recipes, and 50 more at each tap")
  func more() async throws {
    let cook = try await Cook()
    let recipes = (101...160).map { number in
      var draft = Self.soup
      draft.title = "Soup \(number)"
      return NewRecipe(RecipeContent(draft), origin: .user)
    }
    _ = try await cook.own.library.add(recipes, at: TestWorld.evening)
    await cook.app.dataChanged(.everything)
    try await cook.tap("Recipes")
    try await cook.wait(toSee: "Soup 150")
    #expect(try await !cook.text.contains("Soup 151"))
    try await cook.tap("Show More")
    try await cook.wait(toSee: "Soup 160")
    #expect(try await !cook.text.contains("Show More"))
  }

  @Test func `undo restores a recipe that the menu deleted`() async throws {
    let cook = try await Cook()
    try await cook.keep(Self.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Delete")
    #expect(try await cook.app.showing().screen.id == "my-recipes")
    #expect(try await cook.own.library.cards().isEmpty)
    #expect(try await cook.text.contains("Lentil Soup was deleted. Tap to undo."))
    try await cook.tap("my-recipes.toast")
    #expect(try await cook.own.library.cards().map(\.title) == ["Lentil Soup"])
  }

  @Test func `a search finds, is remembered, and can be forgotten`() async throws {
    let cook = try await Cook()
    for draft in [Self.soup, Self.bowl] { try await cook.keep(draft) }
    try await cook.tap("Recipes")
    try await cook.enter("chick", into: "my-recipes.field")
    #expect(try await cook.app.showing().screen.state == "found")
    #expect(try await !cook.text.contains("Lentil Soup"))
    try await cook.enter("", into: "my-recipes.field")
    #expect(try await cook.text.contains("chick"))
    try await cook.tap("recipes.look?for=chick")
    #expect(try await cook.app.showing().screen.state == "found")
    try await cook.enter("", into: "my-recipes.field")
    try await cook.tap("Clear Recent Searches")
    #expect(try await !cook.text.contains("RECENT SEARCHES"))
  }

  @Test func `where nothing is found, what would find something is offered`() async throws {
    let cook = try await Cook()
    try await cook.keep(Self.soup)
    try await cook.tap("Recipes")
    try await cook.enter("soup moonstone", into: "my-recipes.field")
    #expect(try await cook.app.showing().screen.state == "none")
    try await cook.tap("One recipe for “soup ”")
    #expect(try await cook.app.showing().screen.state == "found")
    #expect(try await cook.text.contains("Lentil Soup"))
  }

  @Test func `a link from outside leads there`() async throws {
    let cook = try await Cook()
    try await cook.keep(Self.soup)
    try await cook.follow("app://my-recipes")
    #expect(try await cook.text.contains("Lentil Soup"))
  }

  @Test func `every stream is told in words`() async throws {
    let cook = try await Cook()
    let streams = await cook.app.world.offers.streams
    #expect(
      streams.map(\.name).sorted() == [
        "import-queue", "recipe-searches", "recipes", "settled-names", "unfinished-recipe",
      ])
    for stream in streams { #expect(!stream.holds.contains("⟦") && !stream.use.contains("⟦")) }
  }

  @Test func `a recipe that could not be deleted stays, and the app says so`() async throws {
    let full = FullDisk()
    let cook = try await Cook(on: full.files)
    try await cook.keep(Self.soup)
    full.isFull = true
    try await cook.tap("Recipes", "More for Lentil Soup", "Delete")
    #expect(try await cook.text.contains("This change could not be stored."))
    #expect(try await cook.text.contains("1 RECIPE"))
  }
}

/// The order of My Recipes, and the conditions of the list.
@Suite struct RecipeOrderTests {
  @Test("What was cooked last comes first, and stars are those that were given here")
  func facts() {
    let cards = ["a", "b", "c"].map { RecipeCard(id: RecipeID(rawValue: $0), title: $0, rating: 2) }
    var facts = RecipeFacts()
    facts.lastCooked = ["b": TestWorld.evening, "c": TestWorld.evening.addingTimeInterval(-86_400)]
    facts.added = ["a": TestWorld.evening, "c": TestWorld.evening.addingTimeInterval(5)]
    facts.stars = ["c": 5]
    func ids(_ change: (inout RecipeChoice) -> Void) -> [RecipeID] {
      var choice = RecipeChoice()
      change(&choice)
      return choice.applied(to: cards, facts).map(\.id)
    }
    #expect(ids { $0.order = .cooked } == ["b", "c", "a"])
    #expect(ids { $0.order = .newest } == ["c", "a", "b"])
    #expect(ids { $0.order = .stars } == ["c", "a", "b"])
    #expect(ids { $0.isNeverCooked = true } == ["a"])
    #expect(ids { $0.stars = 3 } == ["c"])
  }

  @Test("Recipes are put in order by name, stars or time; what is unknown comes last")
  func order() async throws {
    let cook = try await Cook()
    let library = cook.own.library
    for (title, minutes, stars) in [("Apple", 50, 2), ("Bread", 10, nil), ("Cake", nil, 5)]
      as [(String, Int?, Int?)]
    {
      var draft = MyRecipesTests.soup
      draft.keywords = title == "Bread" ? ["Baking"] : []
      (draft.title, draft.totalMinutes, draft.prepMinutes, draft.cookMinutes) =
        (title, minutes, nil, nil)
      try await library.add(NewRecipe(RecipeContent(draft, rating: stars)), at: TestWorld.evening)
    }
    await cook.app.dataChanged(.everything)
    await cook.app.settle()
    try await cook.tap("Recipes")
    func titles() async throws -> [String] {
      let text = try await cook.text
      let places = ["Apple", "Bread", "Cake"].compactMap { title in
        text.firstRange(of: title).map { (title, $0.lowerBound) }
      }
      return places.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(try await titles() == ["Apple", "Bread", "Cake"])
    try await cook.tap("my-recipes.sort")
    for (call, found) in [
      ("recipes.order?by=stars", ["Cake", "Apple", "Bread"]),
      ("recipes.order?by=time", ["Bread", "Apple", "Cake"]),
    ] {
      try await cook.tap(call)
      try await cook.touch("navigation.dismiss")
      #expect(try await titles() == found, "\(call)")
      try await cook.tap("my-recipes.sort")
    }
    for (call, found) in [
      ("recipes.minutes?most=45", ["Bread"]), ("recipes.clearChoice", ["Bread", "Apple", "Cake"]),
      ("recipes.stars?least=3", ["Cake"]), ("recipes.clearChoice", ["Bread", "Apple", "Cake"]),
      ("recipes.tag?name=Baking", ["Bread"]), ("recipes.clearChoice", ["Bread", "Apple", "Cake"]),
      ("recipes.neverCooked", ["Bread", "Apple", "Cake"]),
    ] {
      try await cook.tap(call)
      try await cook.touch("navigation.dismiss")
      #expect(try await titles() == found, "\(call)")
      try await cook.tap("my-recipes.sort")
    }
  }
}

import Foundation
import Journal
import MealModels
import Testing

@testable import RecipeStore

@Suite struct SearchTests {
  private func library(_ drafts: [RecipeDraft]) async throws -> RecipeLibrary {
    let library = try JournalFileSystem.inMemory().library()
    try await library.add(drafts.map { NewRecipe(RecipeContent($0)) }, at: dinnerTime)
    return library
  }

  private func titles(_ text: String, _ library: RecipeLibrary) async throws -> [String] {
    try await library.search(RecipeSearch(text)).recipes.map(\.title)
  }

  @Test func `a card shows stated minutes and leaves out zero and unknown minutes`() async throws {
    let library = try await library([
      RecipeDraft(title: "A", ingredients: []), RecipeDraft(title: "B", totalMinutes: 0),
      RecipeDraft(title: "C", prepMinutes: 0, cookMinutes: 0),
      RecipeDraft(title: "D", prepMinutes: 5, cookMinutes: 15),
      RecipeDraft(title: "E", totalMinutes: 40),
    ])
    let cards = try await library.search(RecipeSearch("")).recipes.sorted { $0.title < $1.title }
    #expect(cards.map(\.minutes) == [nil, nil, nil, 20, 40])
  }

  @Test func `a title that begins so comes before a word of it, a tag and an ingredient`()
    async throws
  {
    let library = try await library([
      RecipeDraft(title: "Stew", ingredients: [.init(["2 tomatoes"])]),
      RecipeDraft(title: "Bread", keywords: ["tomato"]),
      RecipeDraft(title: "Green tomato pie"), RecipeDraft(title: "Tomato soup"),
    ])
    for text in ["tom", "tomato", "TOMATOES", "tomatoe", "Tomató"] {
      #expect(
        try await titles(text, library) == ["Tomato soup", "Green tomato pie", "Bread", "Stew"],
        "'\(text)'")
    }
  }

  @Test(arguments: [
    ("crème", "Creme brulee"), ("berri", "Berry pie"), ("berries", "Berry pie"),
    ("leave", "Leaf salad"), ("pie ber", "Berry pie"), ("süpp", "Suppchen"), ("寿", "寿司"),
    ("half and h", "Half-and-half cake"),
  ])
  func `case, accents, plurals and the order of words make no difference`(
    text: String, title: String
  ) async throws {
    let library = try await library(
      ["Creme brulee", "Berry pie", "Leaf salad", "Suppchen", "寿司", "Half-and-half cake"].map {
        RecipeDraft(title: $0)
      })
    #expect(try await titles(text, library) == [title])
  }

  @Test func `a word that is finished is not the start of a longer one`() async throws {
    let library = try await library([RecipeDraft(title: "Eggplant"), RecipeDraft(title: "Eggs")])
    #expect(try await titles("egg", library) == ["Eggs", "Eggplant"])
    #expect(try await titles("egg ", library) == ["Eggs"])
    #expect(try await titles("eggs", library) == ["Eggs"])
  }

  @Test(arguments: ["soup moonstone", "moonstone soup", "Soups  MOONSTONES ", "moonston soup"])
  func `a search without what nothing has finds as many as were promised`(text: String)
    async throws
  {
    let library = try await library([
      RecipeDraft(title: "Soup"), RecipeDraft(title: "Fish soup"), RecipeDraft(title: "Souper"),
    ])
    let search = RecipeSearch(text)
    let without = try #require(try await library.search(search).without.first)
    let answer = try await library.search(search.without(without.condition))
    #expect(answer.count == without.count)
    #expect(answer.count > 0)
  }

  @Test func `units and words of steps are no food and no match`() async throws {
    let library = try await library([
      RecipeDraft(title: "Soup", ingredients: [.init(["2 cups milk"])], steps: [.init(["Whisk."])])
    ])
    #expect(try await titles("whisk", library) == [])
    #expect(try await titles("cup", library) == ["Soup"], "what a line says can be found")
  }

  @Test func `where nothing matches, it is said without what something would`() async throws {
    let library = try await library([
      RecipeDraft(title: "Chicken soup", totalMinutes: 50), RecipeDraft(title: "Chicken pie"),
      RecipeDraft(title: "Lentil soup", totalMinutes: 20),
    ])
    let answer = try await library.search(
      RecipeSearch("chicken", maxMinutes: 60, allows: { $0 == "recipe-3" }))
    #expect(answer.count == 0)
    #expect(answer.without.map(\.condition) == [.word("chicken"), .allowed])
    #expect(answer.without.map(\.count) == [1, 1])
    let two = try await library.search(RecipeSearch("chicken lentil"))
    #expect(two.without.map(\.count) == [2, 1])
    #expect(try await library.search(RecipeSearch("zebra")).without == [])
    #expect(try await library.search(RecipeSearch("soup")).without == [])
  }

  @Test func `tags and collections are found by name, in any case and with any accents`()
    async throws
  {
    let library = try JournalFileSystem.inMemory().library()
    let content = RecipeContent(
      RecipeDraft(title: "Soup"), tags: ["Für Gäste"], collections: ["Sunday lunch"])
    try await library.add(NewRecipe(content), at: dinnerTime)
    #expect(try await library.search(RecipeSearch(tags: ["fur gaste"])).count == 1)
    #expect(try await library.search(RecipeSearch(tags: ["gaste"])).count == 0)
    #expect(try await library.search(RecipeSearch(collection: "sunday LUNCH")).count == 1)
    #expect(try await library.search(RecipeSearch("gast")).count == 1)
    #expect(try await library.tags().map(\.name) == ["Für Gäste"])
  }
}

import Foundation
import Journal
import MealModels
import SeededRandom
import Testing

@testable import RecipeStore

@Suite struct DuplicateTests {
  @Test(arguments: [
    "https://www.example.org/soup/", "http://EXAMPLE.org/soup?utm_source=x&utm_medium=y#top",
    "example.org/soup?fbclid=1", "https://example.org:443/soup//", " https://example.org./soup ",
  ])
  func `addresses that lead to one page are one`(address: String) {
    #expect(CanonicalAddress(address)?.rawValue == "example.org/soup")
  }

  @Test(arguments: [
    ("https://a.org/Soup", "https://a.org/soup"), ("https://a.org/?p=1", "https://a.org/?p=2"),
    ("https://a.org/x", "https://b.a.org/x"), ("https://a.org/a/b", "https://a.org/ab"),
  ])
  func `addresses of two pages are two`(one: String, other: String) {
    #expect(CanonicalAddress(one) != nil)
    #expect(CanonicalAddress(one) != CanonicalAddress(other))
  }

  @Test func `parameters are compared in order, and escapes in either case`() {
    #expect(CanonicalAddress("a.org/%c3%BC?b=1&a=2") == CanonicalAddress("a.org/%C3%bc?a=2&b=1"))
  }

  @Test(arguments: ["", "file:///etc/passwd", "ftp://a.org/x", "soup", "https://", "http:///x"])
  func `an invalid address has no canonical form`(text: String) {
    #expect(CanonicalAddress(text) == nil)
  }

  @Test func `the address counts more than the title, and that more than the ingredients`()
    async throws
  {
    let library = try JournalFileSystem.inMemory().library()
    let lines = ["200 g red lentils", "1 onion, chopped", "2 carrots", "1 tsp cumin", "salt"]
    let alike = ["1 cup lentils, red", "2 onions", "1 carrot", "cumin", "salt and pepper"]
    let drafts = [
      RecipeDraft(title: "Mum's soup", ingredients: [.init(alike)]),
      RecipeDraft(title: "Lentil Soups"),
      RecipeDraft(title: "Other", source: "https://www.a.org/1/"),
      RecipeDraft(title: "Salad", ingredients: [.init(["lettuce", "oil", "vinegar", "salt"])]),
    ]
    try await library.add(drafts.map { NewRecipe(RecipeContent($0)) }, at: dinnerTime)
    let draft = RecipeDraft(
      title: "Lentil soup", ingredients: [.init(lines)], source: "http://a.org/1")
    let found = try await library.duplicates(of: draft)
    #expect(found.map(\.card.title) == ["Other", "Lentil Soups", "Mum's soup"])
    #expect(found[0].reasons == [.address])
    #expect(found[1].reasons == [.title])
    #expect(found[2].reasons == [.ingredients(6.0 / 7)])
    #expect(try await library.duplicates(of: draft, except: found[0].card.id).count == 2)
  }

  @Test func `two with hardly any ingredients are not alike`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let oats = [RecipeDraft.Section(["oats", "milk"])]
    try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Porridge", ingredients: oats))), at: dinnerTime)
    #expect(try await library.duplicates(of: RecipeDraft(title: "Cake", ingredients: oats)) == [])
  }

  @Test func `a merge loses nothing that was written`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let kept = RecipeContent(
      RecipeDraft(
        title: "Soup", ingredients: [.init(["1 onion"])], servings: 2, keywords: ["easy"]),
      notes: "mine", tags: ["a"])
    let other = RecipeContent(
      RecipeDraft(
        title: "Onion soup", ingredients: [.init(["2 onions", "salt"], below: "Base")],
        steps: [.init(["Cook."])], servings: 4, author: "Ann", keywords: ["quick"],
        statedNutrition: ["calories": "9"]), rating: 4, notes: "theirs", tags: ["b"])
    let ids = try await library.add([NewRecipe(kept), NewRecipe(other)], at: dinnerTime)
    try await library.merge(ids[1], into: ids[0], at: dinnerTime)
    let merged = try #require(try await library.recipe(ids[0])).content
    #expect(merged.draft.title == "Soup")
    #expect(merged.draft.author == "Ann")
    #expect(merged.draft.stepLines == ["Cook."])
    #expect(merged.draft.keywords == ["easy", "quick"])
    #expect(merged.tags == ["a", "b"])
    #expect(merged.rating == 4)
    #expect(
      merged.notes
        == "mine\ntheirs\nTitle: Onion soup\nIngredients: \n  Base:\n  2 onions\n  salt\nServings: 4"
    )
    #expect(try await library.cards(inBin: true).map(\.id) == [ids[1]])
    try await library.undo(ids[0], at: dinnerTime)
    #expect(try await library.recipe(ids[0])?.content == kept)
    await #expect(throws: RecipeStoreError.mergedWithItself(ids[0])) {
      try await library.merge(ids[0], into: ids[0], at: dinnerTime)
    }
  }

  @Test func `a merged recipe is in the collections of both`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let draft = RecipeDraft(title: "Soup")
    let kept = RecipeContent(draft, collections: ["Winter", "Quick"])
    let other = RecipeContent(draft, collections: ["Sunday", "Winter"])
    let ids = try await library.add([NewRecipe(kept), NewRecipe(other)], at: dinnerTime)
    try await library.merge(ids[1], into: ids[0], at: dinnerTime)
    let merged = try #require(try await library.recipe(ids[0])).content
    #expect(merged.collections == ["Winter", "Quick", "Sunday"])
  }

  @Test func `a merged recipe has every text of both recipes`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let (one, other) = (RecipeDraft.random(&random), RecipeDraft.random(&random))
      let merged = RecipeMerge.merged(RecipeContent(other), into: RecipeContent(one))
      let text = "\(merged)"
      for draft in [one, other] {
        let texts = [draft.title] + draft.ingredientLines + draft.stepLines + draft.keywords
        for line in texts { #expect(text.contains(line)) }
      }
      #expect(RecipeMerge.merged(merged, into: merged) == merged)
    }
  }

  @Test func `a draft can take the place of a recipe, and what its owner added stays`() async throws
  {
    let library = try JournalFileSystem.inMemory().library()
    let id = try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Old"), rating: 5, tags: ["a"])), at: dinnerTime)
    try await library.replace(id, with: RecipeDraft(title: "New", servings: 2), at: dinnerTime)
    let content = try #require(try await library.recipe(id)).content
    #expect(
      content == RecipeContent(RecipeDraft(title: "New", servings: 2), rating: 5, tags: ["a"]))
  }
}

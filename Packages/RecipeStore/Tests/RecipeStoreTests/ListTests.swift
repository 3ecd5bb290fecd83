import Foundation
import Journal
import MealModels
import Testing

@testable import RecipeStore

@Suite struct ListTests {
  @Test func `a settled name is found however it is written, changed and forgotten`() async throws {
    let disk = JournalFileSystem.inMemory()
    let store = Store(.settledNames, in: try disk.journal())
    try await store.record(
      [try SettledNames.settling("Mum's Mix", as: .contains(["almond", "oat"]))], at: dinnerTime)
    try await store.record([try SettledNames.settling("crème", as: .food("cream"))], at: dinnerTime)
    let names = try await Store(.settledNames, in: disk.journal("late")).state()
    #expect(names["mums mix"] == .contains(["almond", "oat"]))
    #expect(names.all.map(\.name) == ["creme", "mum mix"])
    try await store.record(
      [try SettledNames.settling("MUM'S MIX", as: .food("oat"))], at: dinnerTime)
    #expect(try await store.state()["mum's mix"] == .food("oat"))
    try await store.record([.forgotten(name: "Mum’s mix")], at: dinnerTime)
    #expect(try await store.state()["mum's mix"] == nil)
  }

  @Test func `a name without words, and one that contains nothing, are refused`() {
    #expect(throws: RecipeStoreError.noName(" - ")) {
      try SettledNames.settling(" - ", as: .food("oat"))
    }
    #expect(throws: RecipeStoreError.self) { try SettledNames.settling("mix", as: .contains([])) }
  }

  @Test func `a link waits with its tries until it is imported`() async throws {
    let disk = JournalFileSystem.inMemory()
    let store = Store(.importQueue, in: try disk.journal())
    let (soup, pie) = ("https://a.org/soup", "https://a.org/pie")
    for link in [soup, pie, "http://www.a.org/soup/?utm_source=x"] {
      try await store.record([try ImportQueue.asking(for: link)], at: dinnerTime)
    }
    let later = dinnerTime.addingTimeInterval(60)
    try await store.record([.failed(link: soup, because: "no connection")], at: later)
    var queue = try await Store(.importQueue, in: disk.journal("late")).state()
    #expect(queue.links.map(\.address) == [soup, pie])
    #expect(queue.links[0].tries == 1)
    #expect(queue.links[0].lastFailure == "no connection")
    #expect(queue.links[0].askedAt == dinnerTime)
    #expect(queue.links[0].triedAt == later)
    try await store.record([.finished(link: soup)], at: later)
    queue = try await store.state()
    #expect(queue.links.map(\.address) == [pie])
  }

  @Test func `a waiting link keeps its read recipe even if later attempts fail`() async throws {
    let disk = JournalFileSystem.inMemory()
    let store = Store(.importQueue, in: try disk.journal())
    let soup = "https://a.org/soup"
    let recipe = UnfinishedRecipe(
      RecipeDraft(title: "Soup"), origin: .imported, doubts: ["title"])
    try await store.record([.read(link: soup, recipe: recipe)], at: dinnerTime)
    #expect(try await store.state().links.isEmpty)
    try await store.record(
      [
        .asked(link: soup), .failed(link: soup, because: "offline"),
        .read(link: "http://www.a.org/soup/", recipe: recipe),
      ], at: dinnerTime)
    let queue = try await Store(.importQueue, in: disk.journal("late")).state()
    #expect(queue["https://a.org/soup?utm_source=x"]?.reading == recipe)
    #expect(queue.links.map(\.lastFailure) == [nil])
    #expect(queue["https://a.org/pie"] == nil)
    try await store.record([.finished(link: soup)], at: dinnerTime)
    #expect(try await store.state().links.isEmpty)
  }

  @Test func `an unfinished recipe from before doubts were stored is still read`() throws {
    let written =
      #"{"draft":{"categories":[],"cuisines":[],"ingredients":[],"keywords":[],"#
      + #""statedNutrition":{},"steps":[],"title":"Soup"},"origin":"imported"}"#
    let recipe = try JSONDecoder().decode(UnfinishedRecipe.self, from: Data(written.utf8))
    #expect(recipe.doubts == nil && recipe.draft.title == "Soup")
    let read = try JSONEncoder().encode(
      UnfinishedRecipe(recipe.draft, origin: .imported, doubts: []))
    #expect(try JSONDecoder().decode(UnfinishedRecipe.self, from: read).doubts == [])
  }

  @Test(arguments: ["", "soup", "file:///etc/passwd", "https://a.org https://b.org"])
  func `the queue refuses an invalid link`(text: String) {
    #expect(throws: RecipeStoreError.badLink(text)) { try ImportQueue.asking(for: text) }
  }

  @Test func `the last twenty searches are kept, each once, the newest first`() async throws {
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal()
    let store = Store(.recentSearches, in: journal)
    for number in 1...25 {
      try await store.record(
        [.searched(text: "soup \(number)"), .searched(text: "  ")], at: dinnerTime)
    }
    try await store.record([.searched(text: "SOUP  10")], at: dinnerTime)
    let expected = ["SOUP 10"] + (6...25).reversed().filter { $0 != 10 }.map { "soup \($0)" }
    #expect(try await store.state().all == expected)
    for number in 0..<150 {
      try await store.record([.searched(text: number % 2 == 0 ? "a" : "b")], at: dinnerTime)
    }
    let before = try await store.state().all
    try await journal.compact()
    #expect(try await Store(.recentSearches, in: disk.journal("late")).state().all == before)
    try await store.record([.cleared], at: dinnerTime)
    #expect(try await store.state().all == [])
  }

  @Test func `an unfinished recipe survives a crash and is gone once saved`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal()
    let store = Store(.unfinishedRecipe, in: journal)
    for count in 1...250 {
      let draft = RecipeDraft(title: "Soup \(count)", servings: count)
      try await store.record([.written(UnfinishedRecipe(draft))], at: dinnerTime)
    }
    let late = Store(.unfinishedRecipe, in: try disk.journal("late"))
    #expect(try await late.state()?.draft.title == "Soup 250")
    try await journal.compact()
    // What can still be undone stays.
    #expect(try await journal.records().count <= 101)
    #expect(try await late.state()?.draft.title == "Soup 250")
    try await store.record([.ended], at: dinnerTime)
    #expect(try await late.state() == nil)
  }
}

/// What stands in the file, so that nobody changes it unawares.
@Suite struct StoredShapeTests {
  @Test func `recipes, names, links, searches and drafts are stored in this shape`() async throws {
    let disk = JournalFileSystem.inMemory()
    let library = try disk.library()
    let id = try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Soup", servings: 2), tags: ["a"])), at: dinnerTime
    )
    try await library.edit(id, at: dinnerTime) { $0.draft.servings = nil }
    try await library.undo(id, at: dinnerTime)
    let journal = library.journal
    try await Store(.settledNames, in: journal).record(
      [try SettledNames.settling("Mix", as: .contains(["oat"]))], at: dinnerTime)
    try await Store(.importQueue, in: journal).record(
      [.failed(link: "https://a.org/b", because: "offline")], at: dinnerTime)
    let read = UnfinishedRecipe(RecipeDraft(title: "Pie"), origin: .imported, doubts: ["servings"])
    try await Store(.importQueue, in: journal).record(
      [.read(link: "https://a.org/b", recipe: read)], at: dinnerTime)
    try await Store(.recentSearches, in: journal).record([.searched(text: "soup")], at: dinnerTime)
    try await Store(.unfinishedRecipe, in: journal).record([.ended], at: dinnerTime)
    let stored = try await journal.records().map {
      "\($0.stream)/\($0.subject?.rawValue ?? "") \(String(decoding: $0.payload, as: UTF8.self))"
    }
    #expect(
      stored == [
        #"recipes/recipe-1 {"added":{"content":{"collections":[],"draft":{"categories":[],"#
          + #""cuisines":[],"ingredients":[],"keywords":[],"servings":2,"statedNutrition":{},"#
          + #""steps":[],"title":"Soup"},"isRemoved":false,"tags":["a"]},"origin":"imported"}}"#,
        #"recipes/recipe-1 {"changed":{"continues":false,"field":{"servings":null}}}"#,
        #"recipes/recipe-1 {"changed":{"continues":false,"field":{"servings":2},"#
          + #""undoes":{"by":"undo","change":"journal-recipe-4"}}}"#,
        #"settled-names/mix {"settled":{"meaning":{"contains":["oat"]},"name":"mix"}}"#,
        #"import-queue/ {"failed":{"because":"offline","link":"https://a.org/b"}}"#,
        #"import-queue/ {"read":{"link":"https://a.org/b","recipe":{"doubts":["servings"],"#
          + #""draft":{"categories":[],"cuisines":[],"ingredients":[],"keywords":[],"#
          + #""statedNutrition":{},"steps":[],"title":"Pie"},"origin":"imported"}}}"#,
        #"recipe-searches/soup {"searched":{"text":"soup"}}"#,
        #"unfinished-recipe/ {"ended":{}}"#,
      ])
  }
}

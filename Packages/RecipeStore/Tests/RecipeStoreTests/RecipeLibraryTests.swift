import Foundation
import Journal
import MealModels
import SeededRandom
import Testing

@testable import RecipeStore

@Suite struct RecipeLibraryTests {
  /// Two processes change one library in every way; now and then one of them starts anew.
  @Test(arguments: 0..<6)
  func `after random changes, a library equals a naive one`(seed: UInt64) async throws {
    let disk = JournalFileSystem.inMemory()
    var random = SeededGenerator(seed: seed)
    var libraries = [try disk.library("a"), try disk.library("b")]
    var naive = NaiveLibrary()
    for step in 0..<120 {
      let which = Int(random.next() % 2)
      let library = libraries[which]
      let ids = naive.entries.keys.sorted()
      let id = ids.isEmpty ? nil : ids[Int(random.next() % UInt64(ids.count))]
      switch (random.next() % 16, id) {
      case (0...4, _), (_, nil):
        let content = RecipeContent(RecipeDraft.random(&random), tags: ["Tag"])
        naive.entries[try await library.add(NewRecipe(content), at: dinnerTime)] = .init(
          now: content)
      case (5...8, let id?):
        var content = naive.entries[id]?.now ?? RecipeContent(RecipeDraft(title: ""))
        Self.change(&content, &random)
        try await library.edit(id, at: dinnerTime) { $0 = content }
        naive.entries[id]?.change(to: content)
      case (9, let id?):
        try await library.undo(id, at: dinnerTime)
        naive.undo(id)
      case (10, let id?):
        try await library.redo(id, at: dinnerTime)
        naive.redo(id)
      case (11, let id?):
        try await library.remove([id], at: dinnerTime)
        var content = try #require(naive.entries[id]).now
        content.isRemoved = true
        naive.entries[id]?.change(to: content)
      case (12, let id?):
        try await library.purge([id], at: dinnerTime)
        naive.entries[id] = nil
      case (13, _): try await library.keepIndex()
      case (14, _): libraries[which] = try disk.library("c\(step)")
      default: try await library.journal.compact()
      }
      try await expectSame(libraries, naive, &random)
    }
  }

  private static func change(_ content: inout RecipeContent, _ random: inout SeededGenerator) {
    switch random.next() % 7 {
    case 0: content.draft.title = RecipeDraft.words(1...3, &random)
    case 1: content.draft = RecipeDraft.random(&random)
    case 2: content.tags.append(contentsOf: content.tags.contains("Für Gäste") ? [] : ["Für Gäste"])
    case 3: content.tags = content.tags.filter { $0 != "Tag" }
    case 4: content.rating = Int(random.next() % 5) + 1
    case 5: content.collections = content.collections.isEmpty ? ["Sunday"] : []
    default: content.isRemoved.toggle()
    }
  }

  private func expectSame(
    _ libraries: [RecipeLibrary], _ naive: NaiveLibrary, _ random: inout SeededGenerator
  ) async throws {
    let text = RecipeDraft.words(0...2, &random)
    let typed = String(text.prefix(Int(random.next() % 12)))
    let isEven: @Sendable (RecipeID) -> Bool = { ($0.rawValue.utf8.last ?? 0) % 2 == 0 }
    let search = RecipeSearch(
      typed, maxMinutes: random.next() % 4 == 0 ? 60 : nil,
      tags: random.next() % 4 == 0 ? ["fur gaste"] : [],
      collection: random.next() % 5 == 0 ? "SUNDAY" : nil,
      minRating: random.next() % 5 == 0 ? 3 : nil,
      limit: Int(random.next() % 20),
      allows: random.next() % 4 == 0 ? isEven : nil)
    let expected = naive.search(search)
    let draft = RecipeDraft.random(&random)
    let duplicates = naive.duplicates(of: draft)
    for library in libraries {
      #expect(try await library.count() == naive.entries.count)
      let answer = try await library.search(search)
      #expect(answer.recipes.map(\.id) == Array(expected.prefix(search.limit)), "'\(typed)'")
      #expect(answer.count == expected.count)
      let candidates = try await library.duplicates(of: draft)
      var reasons: [RecipeID: [DuplicateCandidate.Reason]] = [:]
      for candidate in candidates { reasons[candidate.card.id] = candidate.reasons }
      #expect(reasons == duplicates)
      for (id, entry) in naive.entries {
        let recipe = try #require(try await library.recipe(id))
        #expect(recipe.content == entry.now)
        #expect(recipe.canUndo == !entry.past.isEmpty)
        #expect(recipe.canRedo == !entry.future.isEmpty)
      }
    }
  }

  @Test func `many recipes are put in order and still found, and open from the kept index`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    var random = SeededGenerator(seed: 5)
    let library = try disk.library()
    var naive = NaiveLibrary()
    for _ in 0..<3 {
      let contents = (0..<700).map { _ in RecipeContent(RecipeDraft.random(&random)) }
      let ids = try await library.add(contents.map { NewRecipe($0) }, at: dinnerTime)
      for (id, content) in zip(ids, contents) { naive.entries[id] = .init(now: content) }
      for id in ids.prefix(20) {
        try await library.edit(id, at: dinnerTime) { $0.rating = 4 }
        naive.entries[id]?.now.rating = 4
      }
    }
    try await library.keepIndex()
    for library in [library, try disk.library("late")] {
      for text in ["", "to", "tomatoe", "cream s", "berries ", "coco pi", "eg", "leave"] {
        let search = RecipeSearch(text, minRating: text.isEmpty ? 4 : nil, limit: 30)
        let expected = naive.search(search)
        let answer = try await library.search(search)
        #expect(answer.recipes.map(\.id) == Array(expected.prefix(30)), "'\(text)'")
        #expect(answer.count == expected.count)
      }
    }
  }

  @Test func `the library returns each recipe as it was added`() async throws {
    let disk = JournalFileSystem.inMemory()
    let draft = RecipeDraft(
      title: "Zoë’s \"Süppchen\"\n", description: "\u{202E}x",
      ingredients: [
        .init(["½ cup – cream"], below: "For the sauce"), .init([]),
      ], steps: [.init(["Stir."])], servings: 3, yield: "2 loaves", prepMinutes: 5,
      cookMinutes: 10, author: "Me", language: "de", image: "a.jpg", source: "https://a.b/c",
      cuisines: ["x"], categories: ["y"], keywords: ["z"], statedNutrition: ["calories": "1 kcal"],
      rating: 4.5, notes: "n")
    let content = RecipeContent(draft, rating: 5, notes: "mine", tags: ["a"], collections: ["b"])
    let id = try await disk.library().add(NewRecipe(content, origin: .user), at: dinnerTime)
    let recipe = try #require(try await disk.library("late").recipe(id))
    #expect(recipe.content == content)
    #expect(recipe.origin == .user)
    #expect(recipe.addedAt == dinnerTime)
    #expect(
      try await disk.library("late").search(RecipeSearch("suppchen")).recipes[0].minutes == 15)
  }

  @Test func `changes of two fields on two devices stand beside each other`() async throws {
    let disk = JournalFileSystem.inMemory()
    let (one, other) = (try disk.library("a"), try disk.library("b"))
    let id = try await one.add(NewRecipe(RecipeContent(RecipeDraft(title: "Soup"))), at: dinnerTime)
    let before = try #require(try await other.recipe(id)).content
    try await one.edit(id, at: dinnerTime) { $0.draft.title = "Stew" }
    var theirs = before
    theirs.tags = ["winter"]
    try await other.change([(id, before.changes(to: theirs))], checking: [], at: dinnerTime)
    let merged = try #require(try await one.recipe(id)).content
    #expect(merged.draft.title == "Stew")
    #expect(merged.tags == ["winter"])
  }

  @Test func `changes are one version only where they were saved together and nothing parts them`()
    throws
  {
    func history(_ edits: [(id: String, RecipeChange, continues: Bool)]) throws -> RecipeHistory {
      var history = RecipeHistory(of: "soup")
      history.apply(
        .added(content: RecipeContent(RecipeDraft(title: "Soup")), origin: .user),
        id: try EventID("first"), at: dinnerTime)
      for (id, change, continues) in edits {
        history.apply(
          .changed(field: change, continues: continues), id: try EventID(id), at: dinnerTime)
      }
      return history
    }
    let title = RecipeChange.title("Stew")
    let servings = RecipeChange.servings(2)
    let together = try history([("mine.0", title, false), ("mine.1", servings, true)])
    #expect(together.versions.map(\.changes.count) == [0, 2])
    let apart = try history([("mine.0", title, false), ("later.0", servings, false)])
    #expect(apart.versions.map(\.changes.count) == [0, 1, 1])
    let parted = try history([
      ("mine.0", title, false), ("theirs.0", .tagged("winter"), false), ("mine.1", servings, true),
    ])
    #expect(parted.versions.map(\.changes) == [[], [title], [.tagged("winter")], [servings]])
    let alone = try history([("theirs.0", title, false), ("mine.1", servings, true)])
    #expect(alone.versions.map(\.changes) == [[], [title], [servings]])
  }

  @Test func `an earlier version can be chosen, and that undone`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let id = try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "One"))), at: dinnerTime)
    try await library.edit(id, at: dinnerTime) {
      $0.draft.title = "Two"
      $0.draft.servings = 2
    }
    let history = try #require(try await library.history(of: id))
    #expect(history.versions.map(\.changes.count) == [0, 2])
    try await library.restore(history.versions[0].id, of: id, at: dinnerTime)
    #expect(try await library.recipe(id)?.content.draft.title == "One")
    try await library.undo(id, at: dinnerTime)
    #expect(try await library.recipe(id)?.content.draft.title == "Two")
    await #expect(throws: RecipeStoreError.unknownVersion("x")) {
      try await library.restore("x", of: id, at: dinnerTime)
    }
  }

  @Test func `a purged recipe is in no file any more`() async throws {
    let disk = JournalFileSystem.inMemory()
    let library = try disk.library()
    let ids = try await library.add(
      ["Secretsoup", "Stew"].map { NewRecipe(RecipeContent(RecipeDraft(title: $0))) },
      at: dinnerTime)
    try await library.edit(ids[0], at: dinnerTime) { $0.notes = "secretnotes" }
    try await library.keepIndex()
    try await library.purge([ids[0]], at: dinnerTime)
    for name in try disk.list("/data") ?? [] {
      guard let file = try? disk.open("/data/" + name, .read) else { continue }
      let text = String(decoding: try file.read(0, file.size()), as: UTF8.self)
      #expect(!text.lowercased().contains("secret"), "\(name)")
    }
    #expect(try await disk.library("late").cards().map(\.title) == ["Stew"])
  }

  @Test func `events of a later version are kept, counted and said of the recipe`() async throws {
    let disk = JournalFileSystem.inMemory()
    let library = try disk.library()
    let id = try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Soup"))), at: dinnerTime)
    for (version, payload) in [
      (2, "{}"), (1, #"{"changed":{"field":{"colour":"red"},"continues":false}}"#),
    ] {
      try await library.journal.append([
        Event(
          stream: "recipes", subject: Subject(id.rawValue), version: version, time: dinnerTime,
          payload: Data(payload.utf8))
      ])
    }
    #expect(try await library.recipe(id)?.unread == 2)
    #expect(try await library.unread() == 2)
    try await library.edit(id, at: dinnerTime) { $0.draft.title = "Stew" }
    #expect(try await disk.library("late").recipe(id)?.content.draft.title == "Stew")
  }

  @Test func `the library refuses an invalid recipe with advice and stores nothing`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let library = try disk.library()
    let soup = RecipeDraft(title: "Soup")
    let large = RecipeDraft(
      title: "Soup", ingredients: [.init([String(repeating: "x", count: 1_100_000)])])
    for content in [
      RecipeContent(RecipeDraft(title: " \n")), RecipeContent(soup, rating: 6),
      RecipeContent(soup, tags: [""]), RecipeContent(soup, collections: ["a\nb"]),
      RecipeContent(large),
    ] {
      await #expect(throws: RecipeStoreError.self) {
        try await library.add([NewRecipe(RecipeContent(soup)), NewRecipe(content)], at: dinnerTime)
      }
    }
    #expect(try await library.count() == 0)
    await #expect(throws: RecipeStoreError.unknownRecipe("x")) {
      try await library.edit("x", at: dinnerTime) { $0.rating = 1 }
    }
    #expect("\(RecipeStoreError.badRating(6))" == "6 is not a rating; give 1 to 5 stars.")
  }

  @Test func `two thousand ingredient lines are kept`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let lines = (0..<2000).map { "\($0) g of something" }
    let id = try await library.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Feast", ingredients: [.init(lines)]))),
      at: dinnerTime)
    #expect(try await library.recipe(id)?.content.draft.ingredientLines == lines)
  }

  @Test func `a collection can be renamed`() async throws {
    let library = try JournalFileSystem.inMemory().library()
    let content = RecipeContent(RecipeDraft(title: "Soup"), collections: ["a", "c"])
    let id = try await library.add(NewRecipe(content), at: dinnerTime)
    #expect(try await library.renameCollection("a", to: "b", at: dinnerTime) == 1)
    #expect(try await library.recipe(id)?.content.collections == ["c", "b"])
    #expect(try await library.collections().map(\.name) == ["b", "c"])
  }
}

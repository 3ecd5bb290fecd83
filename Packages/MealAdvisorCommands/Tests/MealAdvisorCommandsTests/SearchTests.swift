import Testing

@testable import MealAdvisorCommands

@Suite struct SearchTests {
  struct Document: Decodable {
    struct Found: Decodable {
      var id: String
      var title: String
      var cuisine: String
      var totalMinutes: Int
    }

    var query: String
    var meals: [Found]
    var further: Int
    var unsuitable: Int
    var nearest: String?
  }

  @Test func `meals are found by their words, as lines and as a document`() async throws {
    let document: Document = try await Demo().json("search thai green curry --json")
    #expect(document.query == "thai green curry")
    #expect(document.meals.first?.id == "thai-green-curry")
    #expect(document.nearest == nil)
    let lines = try await Demo().output("search thai green curry")
    #expect(lines.hasPrefix("Thai Green Curry (thai-green-curry)\n  Thai · "))
  }

  @Test func `search counts meals that break a stored limit and does not name them`() async throws {
    let demo = Demo()
    let all: Document = try await demo.json("search cheese --count 1000 --json")
    _ = try await demo.output("settings set diets vegan")
    let safe: Document = try await demo.json("search cheese --count 1000 --json")
    #expect(safe.unsuitable > 0)
    #expect(safe.meals.count + safe.unsuitable == all.meals.count)
    #expect(try await demo.output("search cheese").contains("fit your limits."))
  }

  @Test func `where nothing matches, what was probably meant is named`() async throws {
    #expect(
      try await Demo().output("search samlon")
        == "Nothing here matches “samlon”.\nDid you mean “salmon”?\n")
    #expect(try await Demo().output("search zzzzzz") == "Nothing here matches “zzzzzz”.\n")
  }

  @Test func `more than were asked for are counted`() async throws {
    let document: Document = try await Demo().json("search chicken --count 2 --json")
    #expect(document.meals.count == 2 && document.further > 0)
  }

  @Test func `without words there is nothing to look for`() async {
    #expect(await Demo().run("search").exitCode == 2)
  }
}

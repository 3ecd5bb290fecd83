import AppTesting
import Testing

@testable import MealAdvisorCommands

@Suite struct FavoritesTests {
  struct List: Decodable {
    struct Item: Decodable, Equatable {
      var kind: String
      var id: String
      var title: String
      var minutes: Int?
      var difficulty: String?
    }

    var favorites: [Item]
  }

  @Test(arguments: [
    ("favorites list", "Premium unlocks unlimited saves"),
    ("favorites add spicy-beef-tacos", "Save to favorites with Premium"),
  ])
  func `without premium the sentence of the place is said and nothing is stored`(
    _ row: (call: String, sentence: String)
  ) async throws {
    let demo = Demo()
    let outcome = await demo.run(row.call)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError
        == "mealadvisor-demo: \(row.sentence); see 'mealadvisor-demo premium start-trial'\n")
    #expect(try demo.journal() == nil)
  }

  @Test func `the newest favorite comes first`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    #expect(try await demo.output("favorites list") == "Nothing is saved yet.\n")
    #expect(
      try await demo.output("favorites add spicy-beef-tacos") == "Saved Spicy Beef Tacos.\n")
    _ = try await demo.output("favorites add thai-green-curry")
    #expect(
      try await demo.output("favorites add spicy-beef-tacos") == "Spicy Beef Tacos is saved.\n")
    let list: List = try await demo.json("favorites list --json")
    #expect(list.favorites.map(\.id) == ["thai-green-curry", "spicy-beef-tacos"])
    #expect(
      list.favorites[1]
        == List.Item(
          kind: "meal", id: "spicy-beef-tacos", title: "Spicy Beef Tacos", minutes: 15,
          difficulty: "medium"))
  }

  @Test func `after premium ends favorites can be read and removed but not added`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("favorites add spicy-beef-tacos")
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 8)
    #expect(
      try await demo.output("favorites list") == """
        Spicy Beef Tacos (spicy-beef-tacos) · 15 min
          Contains no listed allergen; may be made with soy

        """)
    #expect(await demo.run("favorites add thai-green-curry").exitCode == 1)
    #expect(await demo.run("favorites remove thai-green-curry").exitCode == 2)
    #expect(
      try await demo.output("favorites remove spicy-beef-tacos") == "Removed Spicy Beef Tacos.\n")
    #expect(try await demo.output("favorites list") == "Nothing is saved yet.\n")
  }

  @Test func `a favorite is found by a near name`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("favorites add spicy-beef-tacos")
    let outcome = await demo.run("favorites remove spicy-beef-taco")
    #expect(outcome.standardError.hasSuffix("is not saved; did you mean 'spicy-beef-tacos'?\n"))
  }
}

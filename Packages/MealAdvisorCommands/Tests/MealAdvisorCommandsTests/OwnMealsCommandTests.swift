import CommandKit
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recipes of one's own among the meals that are suggested, planned and found.
@Suite struct OwnMealsCommandTests {
  private struct Suggested: Decodable {
    struct Meal: Decodable { var id: String }
    var suggestions: [Meal]
  }
  private struct Found: Decodable {
    struct Meal: Decodable { var title: String }
    var meals: [Meal]
    var unsuitable: Int
  }

  private let demo = Demo(
    inputFile: .texts([
      "bowl.txt": """
      Zorbel Chicken Bowl

      Serves 4
      Total time: 30 min

      Ingredients
      500 g chicken breast
      300 g rice
      2 tbsp Zorbel's mix

      Steps
      Cook the rice.
      Fry the chicken.
      Stir in the mix and serve.
      """,
      "untimed.txt": """
      Zorbel Rice

      Ingredients
      300 g rice
      2 tbsp paprika

      Steps
      Cook the rice with the paprika.
      """,
    ]))

  private func isSuggested() async throws -> Bool {
    let answer = try await demo.output("suggest --slot dinner --count 1000 --dry-run")
    return answer.contains("Zorbel Chicken Bowl")
  }

  @Test func `an imported recipe is suggested to a nut allergy once nothing in it is unknown`()
    async throws
  {
    _ = try await demo.output("recipes add bowl.txt")
    #expect(try await isSuggested())
    _ = try await demo.output("settings set allergies tree-nut")
    #expect(try await !isSuggested())
    let found: Found = try await demo.json("search zorbel --json")
    #expect(found.meals.isEmpty)
    #expect(found.unsuitable == 1)
    let unknown = try await demo.output("recipes unknown")
    #expect(unknown.contains("Zorbel's mix"))
    #expect(unknown.contains("zorbel"))
    _ = await demo.run(["recipes", "settle", "Zorbel's mix", "paprika"])
    #expect(try await !isSuggested())
    _ = await demo.run(["recipes", "settle", "Zorbel", "none"])
    #expect(try await isSuggested())
    let none = try await demo.output("recipes unknown")
    #expect(none.contains("Every food in your recipes is known"))
    let nuts: Found = try await demo.json("search zorbel --json")
    #expect(nuts.meals.map(\.title) == ["Zorbel Chicken Bowl"])
  }

  @Test func `an own recipe is known by its title wherever a meal is named`() async throws {
    _ = try await demo.output("recipes add bowl.txt")
    #expect(await demo.run(["recipe", "Zorbel Chicken Bowl"]).exitCode == 0)
    #expect(await demo.run(["why", "Zorbel Chicken Bowl"]).exitCode == 0)
    #expect(await demo.run(["history", "cook", "Zorbel Chicken Bowl"]).exitCode == 0)
    #expect(try await demo.output("history list").contains("Zorbel Chicken Bowl"))
    let week = await demo.run(["week", "--slots", "3", "--lock", "3=Zorbel Chicken Bowl"])
    #expect(week.exitCode == 0)
    _ = await demo.run(["recipes", "remove", "Zorbel Chicken Bowl"])
    #expect(await demo.run(["recipe", "Zorbel Chicken Bowl"]).exitCode == 2)
  }

  @Test func `a recipe with unknown times shows no times in any command`() async throws {
    struct Timed: Decodable { var totalMinutes, prepMinutes: Int? }
    _ = try await demo.output("recipes add untimed.txt")
    for command in [
      ["search", "zorbel"], ["recipe", "Zorbel Rice"], ["suggest", "--count", "1000"],
    ] {
      let lines = await demo.run(command).standardOutput.split(separator: "\n")
      let place = try #require(lines.firstIndex { $0.contains("Zorbel Rice") }, "\(command)")
      #expect(!lines[place...].prefix(3).contains { $0.contains(" min") }, "\(command)")
    }
    let text = await demo.run(["recipe", "Zorbel Rice", "--json"]).standardOutput
    let recipe = try JSONDecoder().decode(Timed.self, from: Data(text.utf8))
    #expect(recipe.totalMinutes == nil)
    #expect(recipe.prepMinutes == nil)
  }
}

import Testing

@testable import MealAdvisorCommands

@Suite struct RecipeTests {
  struct Document: Decodable {
    var id: String
    var servings: Int
    var prepMinutes: Int
    var ingredients: [MealDocument.Ingredient]
    var steps: [String]
  }

  @Test func `a recipe is read from top to bottom`() async throws {
    let text = try await Demo().output("recipe creamy-tuscan-chicken")
    #expect(
      text.hasPrefix("Creamy Tuscan Chicken (creamy-tuscan-chicken)\n25 min (5 prep, 20 cook)"))
    #expect(text.contains("serves 4"))
    #expect(text.contains("\nIngredients\n  - 1 lb boneless, skinless chicken breast\n"))
    #expect(text.contains("\nSteps\n  1. Heat olive oil"))
    #expect(text.contains("Contains milk"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `servings and units change the amounts`() async throws {
    let document: Document = try await Demo().json(
      "recipe creamy-tuscan-chicken --servings 2 --units metric --json")
    #expect(document.servings == 2)
    #expect(document.ingredients[0].unit == "gram")
    #expect(document.ingredients[0].amount == 225)
    #expect(document.steps.count == 5)
  }

  @Test func `stored servings and units hold until a flag says otherwise`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set servings 8")
    _ = try await demo.output("settings set units metric")
    let stored: Document = try await demo.json("recipe creamy-tuscan-chicken --json")
    #expect(stored.servings == 8 && stored.ingredients[0].unit == "gram")
    let asked: Document = try await demo.json(
      "recipe creamy-tuscan-chicken --servings 4 --units us --json")
    #expect(asked.servings == 4 && asked.ingredients[0].unit == "pound")
  }

  @Test(arguments: ["spicy-beef-tacos", "Spicy Beef Tacos", "SPICY BEEF TACOS", "Spicy-Beef-Tacos"])
  func `a meal answers to its id and its title`(_ name: String) async throws {
    let outcome = await Demo().run(["recipe", name])
    #expect(outcome.standardOutput.hasPrefix("Spicy Beef Tacos (spicy-beef-tacos)"))
  }

  @Test func `looking at a recipe writes nothing`() async throws {
    let demo = Demo()
    _ = try await demo.output("recipe spicy-beef-tacos")
    #expect(try demo.journal() == nil)
  }
}

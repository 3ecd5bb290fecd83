import DesignSystem
import FoodFacts
import MealCatalog
import MealModelsFixtures
import Testing

@testable import MealAdvisorCommands

@Suite struct SidesTests {
  struct Document: Decodable {
    struct Side: Decodable {
      var id: String
      var totalMinutes: Int
    }
    struct Meal: Decodable {
      var id: String
      var gloss: String?
    }
    struct Entry: Decodable {
      var meal: Meal?
      var gloss: String?
      var sides: [Side]
      var without: [String]
    }
    var gloss: String?
    var meal: Meal?
    var sides: [Side]?
    var without: [String]?
    var suggestions: [Entry]?
    var meals: [Entry]?
  }

  struct Week: Decodable {
    var slots: [Document.Entry]
  }

  private static func demo() throws -> Demo {
    var demo = Demo()
    demo.catalog = try Catalog(
      text: CatalogTexts.beefAndPeas, fileName: "beef-and-peas", foods: .culinary)
    return demo
  }

  @Test func `a recipe tells its gloss, what goes with it, and what all of it contains`()
    async throws
  {
    let demo = try Self.demo()
    let text = try await demo.output("recipe beef-and-peas")
    #expect(text.hasPrefix("Beef and Peas · spiced ground beef (beef-and-peas)\n"))
    #expect(text.contains("\nServe with Warm Naan and Warm Pita.\n"))
    #expect(text.contains("With sides: about "))
    let contents = try #require(text.split(separator: "With the sides: Contains ").last)
    #expect(contents.contains("wheat"), "the naan and the pita count")
    #expect(try await demo.output("suggest").contains("With the sides: Contains "))
    let document: Document = try await demo.json("recipe beef-and-peas --json")
    #expect(document.gloss == "spiced ground beef")
    #expect(document.sides?.map(\.id) == ["warm-naan", "warm-pita"])
    #expect(document.without == [])
  }

  @Test(arguments: [
    "suggest", "week --slots 1", "why beef-and-peas", "search spiced", "recipe beef-and-peas",
  ])
  func `every command that tells of meals tells what goes with them`(command: String) async throws {
    let demo = try Self.demo()
    _ = try await demo.output("settings set allergies wheat")
    let words = try await demo.output(command).split { " \n".contains($0) }
      .joined(separator: " ")
    #expect(words.contains("Beef and Peas · spiced ground beef"))
    #expect(words.contains("Serve with Steamed Rice."))
    #expect(words.contains("Served without Warm Pita: it contains wheat."))
    let entry = try await entry(of: command, demo)
    #expect(entry?.sides.map(\.id) == ["steamed-rice"])
    #expect(entry?.without.count == 1)
    #expect((entry?.gloss ?? entry?.meal?.gloss) == "spiced ground beef")
  }

  /// What the document of a command says of its one meal.
  private func entry(of command: String, _ demo: Demo) async throws -> Document.Entry? {
    let line = "\(command) --json"
    if command.hasPrefix("week") { return try await demo.json(line, as: Week.self).slots.first }
    let document: Document = try await demo.json(line)
    if let sides = document.sides, let without = document.without {
      return Document.Entry(
        meal: document.meal, gloss: document.gloss, sides: sides, without: without)
    }
    return (document.suggestions ?? document.meals)?.first
  }

  @Test func `a choice is set, shown, kept by all, and told where it cannot be`() async throws {
    let demo = try Self.demo()
    let choices = "beef-and-peas:1=steamed-rice,beef-and-peas:2=nothing"
    _ = try await demo.output("settings set sides \(choices)")
    #expect(try await demo.output("settings get sides") == choices + "\n")
    let document: Document = try await demo.json("recipe beef-and-peas --json")
    #expect(document.sides?.map(\.id) == ["steamed-rice"])
    let odd = await demo.run("settings set sides beef-and-peas:2=steamed-rice")
    #expect(odd.exitCode == 0)
    #expect(odd.unwrappedError.contains("'steamed-rice' is not a possible side"))
    let bad = await demo.run("settings set sides beef-and-peas")
    #expect(bad.unwrappedError.contains("'chana-masala:1=steamed-rice'"))
  }

  @Test func `an appointment begins for the slowest of all and tells what goes with it`()
    async throws
  {
    let demo = try Self.demo()
    _ = try await demo.output("settings set sides beef-and-peas:1=steamed-rice")
    let text = try await demo.output("recipe beef-and-peas --calendar -")
    #expect(text.contains("DESCRIPTION:Serve with Steamed Rice and Warm Pita."))
    #expect(text.contains("DTSTART:20260513T115500Z"))
  }

  @Test func `in Britain a meal is told in British words wherever it is named`() async throws {
    var demo = Demo()
    demo.region = .unitedKingdom
    let recipe = try await demo.output("recipe ground-beef-burritos")
    #expect(recipe.hasPrefix("Minced Beef Burritos (ground-beef-burritos)\n"))
    #expect(recipe.contains("minced beef"))
    let found = try await demo.output("search shrimp tacos")
    #expect(found.contains("Prawn Tacos (shrimp-tacos)"))
    #expect(!found.lowercased().contains("shrimp "))
  }
}

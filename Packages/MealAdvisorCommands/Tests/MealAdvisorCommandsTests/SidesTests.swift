import DesignSystem
import FoodFacts
import MealCatalog
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
      text: """
        mealadvisor-catalog 1

        meal beef-and-peas
        title: Beef and Peas
        gloss: spiced ground beef
        cuisine: indian
        slots: lunch, dinner
        difficulty: easy
        time: prep 5, cook 25
        servings: 4
        summary: Ground beef with peas.
        picture: curry, ground beef with green peas
        with: warm-naan or steamed-rice, warm-pita
        ingredients:
        - 1 lb | ground beef
        - 1 cup | peas
        - 2 tbsp | cilantro
        steps:
        1. Brown the beef for 10 minutes over medium heat.
        2. Add the peas and cilantro and cook for 15 minutes.

        side warm-naan
        title: Warm Naan
        cuisine: indian
        difficulty: easy
        time: prep 1, cook 4
        servings: 4
        summary: Naan from the oven.
        picture: plate, warm naan
        ingredients:
        - 4 | naan
        steps:
        1. Warm the naan for 4 minutes.

        side warm-pita
        title: Warm Pita
        cuisine: greek
        difficulty: easy
        time: prep 1, cook 4
        servings: 4
        summary: Pita from the oven.
        picture: plate, warm pita
        ingredients:
        - 4 | pitas
        steps:
        1. Warm the pitas for 4 minutes.

        side steamed-rice
        title: Steamed Rice
        cuisine: chinese
        difficulty: easy
        time: prep 3, cook 22, total 35
        servings: 4
        summary: Plain white rice.
        picture: rice, plain white rice
        ingredients:
        - 1 1/3 cups | rice
        - 2 cups | water
        steps:
        1. Simmer the rice in the water for 20 minutes.
        """, fileName: "beef-and-peas", foods: .culinary)
    return demo
  }

  @Test func `a recipe tells its gloss, what goes with it, and what all of it contains`()
    async throws
  {
    let demo = try Self.demo()
    let text = try await demo.output("recipe beef-and-peas")
    #expect(text.hasPrefix("Beef and Peas · spiced ground beef (beef-and-peas)\n"))
    #expect(text.contains("\nServe with Warm Naan and Warm Pita.\n"))
    #expect(text.contains("All that is served: about "))
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
    #expect(odd.unwrappedError.contains("'steamed-rice' does not stand there"))
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

  @Test func `in Britain a recipe is told in British words`() async throws {
    var demo = try Self.demo()
    demo.region = .unitedKingdom
    let text = try await demo.output("recipe beef-and-peas")
    #expect(text.contains("minced beef"))
    #expect(text.contains("peas and fresh coriander"))
  }
}
